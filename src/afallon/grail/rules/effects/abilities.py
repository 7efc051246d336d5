"""Applicable abilities: from a character's cards, from cards that apply to everybody, and from the sequence."""

from collections.abc import Iterable

from afallon.grail.content.abilities import SILENCE, Speech
from afallon.grail.content.cards import Ability
from afallon.grail.content.event_cards import StoryEvent
from afallon.grail.content.glossary import DISTRUST
from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.effects.once import is_used_up
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import Character, Encounter, GrailPosition, Held, Played, setup_of

Applying = tuple[Ability, Scene]
"""An ability, and the address of its effects."""


def abilities_of(position: GrailPosition, seat: int, timing: str) -> list[Applying]:
    """Return the abilities with this timing that apply to a seat now, except those of the sequence."""
    return [
        (ability, Scene(path, 0, seat))
        for speech in speeches_of(position, seat)
        if timing in speech.at
        for ability, path in speech.at[timing]
        if ability.limit is None or not is_used_up(position, ability.limit, path, (seat,))
    ]


def abilities_that_speak(position: GrailPosition, seats: Iterable[int], timing: str) -> list[Applying]:
    """Return the abilities with this timing that trigger for these seats.

    A character's card triggers for its owner. A card that applies to everybody triggers once, with no owner
    (GR-COMP-29).
    """
    found: dict[Scene, Ability] = {}
    for seat in by_number(position.state, seats):
        for ability, scene in abilities_of(position, seat, timing):
            found.setdefault(scene._replace(owner=None) if applies_to_everybody(position, scene) else scene, ability)
    return [(ability, scene) for scene, ability in found.items()]


def applies_to_everybody(position: GrailPosition, scene: Scene) -> bool:
    """Return whether an ability belongs to an encounter, an event or a global secret, rather than to one character.

    In the first two rules readings only encounter cards apply to everybody.
    """
    section, name, *_ = scene.path.split("/")
    if section in ("combat_encounters", "diplomacy_encounters"):
        return True
    if setup_of(position).reading < 3:
        return False
    return section in ("story_events", "random_events") or (
        section == "secrets" and _is_everybodys(position, int(name))
    )


def shared_abilities(position: GrailPosition, timing: str) -> list[Applying]:
    """Return the abilities with this timing that all participants share, each once and without an owner."""
    encounter = position.state.encounter
    if encounter is None or not encounter.participants:
        return []
    first, *others = (abilities_of(position, seat, timing) for seat in encounter.participants)
    shared = set.intersection({scene.path for _, scene in first}, *({one.path for _, one in each} for each in others))
    return [(ability, scene._replace(owner=None)) for ability, scene in first if scene.path in shared]


def abilities_in_sequence(position: GrailPosition, timing: str) -> list[Applying]:
    """Return the abilities with this timing of the sequence's visible cards, from left to right.

    A card covers the one before it, except passive cards (GR-COMBAT-53, 54).
    """
    return [
        (ability, Scene(path, 0, played.owner, place))
        for place, played, speech in speeches_in_sequence(position)
        if timing in speech.at
        for ability, path in speech.at[timing]
    ]


def speeches_in_sequence(position: GrailPosition) -> list[tuple[int, Played, Speech]]:
    """Return the abilities of the sequence's visible cards, each with the card and its place."""
    encounter = position.state.encounter
    if encounter is None or not encounter.sequence:
        return []
    pack, sequence, last = setup_of(position).pack, encounter.sequence, len(encounter.sequence) - 1
    cards, section = pack.cards[encounter.kind], f"{encounter.kind}_cards"
    return [
        (place, played, pack.speeches.get(f"{section}/{played.card}/abilities", SILENCE))
        for place, played in enumerate(sequence)
        if place == last or cards[played.card].passive
    ]


def is_in_use(held: Held) -> bool:
    """Return whether a card gives effects: not if it is face down, put aside or flipped (GR-ITEM-05, 19, 24)."""
    return held.face_up and not held.aside and not held.flipped


def speeches_of(position: GrailPosition, seat: int) -> list[Speech]:
    """Return the abilities of every card that applies to this seat now, except the sequence. Cached per seat."""
    known = position.known
    if known is None:
        return _speeches_of(position, seat)
    if seat not in known:
        known[seat] = _speeches_of(position, seat)
    found: list[Speech] = known[seat]
    return found


def _speeches_of(position: GrailPosition, seat: int) -> list[Speech]:
    state, pack = position.state, setup_of(position).pack
    character = state.characters[seat]
    paths = [f"characters/{character.tile}/flaw"]
    paths += [f"afflictions/{affliction}/abilities" for affliction in character.afflictions]
    paths += [f"skills/{skill.number}/sides/{skill.side}/abilities" for skill in character.skills]
    paths += [f"items/{held.card}/abilities" for held in character.items if is_in_use(held)]
    paths += _secrets(position, character)
    for event in state.events:
        section = "story_events" if event in pack.story_events else "random_events"
        paths.append(f"{section}/{event}/abilities")
    for quest in state.quests:  # a quest event applies as long as it lies in the stack (GR-DAWN-22)
        card = pack.quests[quest]
        if isinstance(card, StoryEvent):
            paths.append(f"story_events/{card.id}/abilities")
    if state.encounter is not None and _faces(state.encounter, seat):
        paths.append(f"{state.encounter.kind}_encounters/{state.encounter.card}/abilities")
    return [pack.speeches[path] for path in paths if path in pack.speeches]


def _faces(encounter: Encounter, seat: int) -> bool:
    """Return whether the encounter card applies to this seat. At the end it also applies to those who have left."""
    return seat in encounter.participants or (encounter.ended is not None and seat in encounter.left)


def _secrets(position: GrailPosition, character: Character) -> list[str]:
    """Return the paths of the character's own secrets in use and of all global ones (GR-SECRET-09)."""
    return [
        f"secrets/{held.card}/abilities"
        for other in position.state.characters
        if other.secrets
        for held in other.secrets
        if is_in_use(held) and (other is character or _is_everybodys(position, int(held.card)))
    ]


def _is_everybodys(position: GrailPosition, secret: int) -> bool:
    """Return whether this secret is global, on the card or by a mode rule (GR-SECRET-09, GR-MODE-42)."""
    by_mode = secret == DISTRUST and "challenge_secret_42" in position.state.rules
    return by_mode or setup_of(position).pack.secrets[secret].is_global
