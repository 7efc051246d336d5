"""Which abilities apply now: of a character's cards, of cards that mean everybody, of the sequence."""

from collections.abc import Iterable, Iterator

from afallon.grail.content.cards import Ability
from afallon.grail.content.event_cards import StoryEvent
from afallon.grail.content.glossary import DISTRUST
from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.effects.once import is_used_up
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import Character, Encounter, GrailPosition, Held, setup_of

Applying = tuple[Ability, Scene]
"""An ability, and where its effects stand."""


def abilities_of(position: GrailPosition, seat: int, timing: str) -> list[Applying]:
    """The abilities of this timing that a seat has now; those of the sequence belong to nobody (see below)."""
    return [
        (ability, Scene(f"{path}/{place}/effects", owner=seat))
        for path, abilities in _sources(position, seat)
        for place, ability in enumerate(abilities)
        if ability.timing == timing
        and (ability.limit is None or not is_used_up(position, ability.limit, f"{path}/{place}/effects", (seat,)))
    ]


def abilities_that_speak(position: GrailPosition, seats: Iterable[int], timing: str) -> list[Applying]:
    """What these seats' cards say at such a moment: each card of a character for its owner, each card that applies to
    everybody once, and it is nobody's own (GR-COMP-29)."""
    found: dict[Scene, Ability] = {}
    for seat in by_number(position.state, seats):
        for ability, scene in abilities_of(position, seat, timing):
            found.setdefault(scene._replace(owner=None) if applies_to_everybody(position, scene) else scene, ability)
    return [(ability, scene) for scene, ability in found.items()]


def applies_to_everybody(position: GrailPosition, scene: Scene) -> bool:
    """Whether it stands on a card that is not one character's: an encounter, an event, a quest, a global secret.

    In the first two readings of the rules encounters alone are such cards.
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
    """The abilities of this timing that every participant of the encounter has now, each once and nobody's own."""
    encounter = position.state.encounter
    if encounter is None or not encounter.participants:
        return []
    first, *others = (abilities_of(position, seat, timing) for seat in encounter.participants)
    shared = set.intersection({scene.path for _, scene in first}, *({one.path for _, one in each} for each in others))
    return [(ability, scene._replace(owner=None)) for ability, scene in first if scene.path in shared]


def abilities_in_sequence(position: GrailPosition, timing: str) -> list[Applying]:
    """The visible abilities of the sequence, from left to right: a card covers the one before, but never a passive one
    (GR-COMBAT-53, 54)."""
    encounter = position.state.encounter
    if encounter is None:
        return []
    cards = setup_of(position).pack.cards[encounter.kind]
    last = len(encounter.sequence) - 1
    return [
        (ability, Scene(f"{encounter.kind}_cards/{played.card}/abilities/{place}/effects", 0, played.owner, position))
        for position, played in enumerate(encounter.sequence)
        if position == last or cards[played.card].passive
        for place, ability in enumerate(cards[played.card].abilities)
        if ability.timing == timing
    ]


def is_in_use(held: Held) -> bool:
    """A card that is face down, put aside or flipped gives no effect (GR-ITEM-05, 19, 24)."""
    return held.face_up and not held.aside and not held.flipped


def _sources(position: GrailPosition, seat: int) -> Iterator[tuple[str, tuple[Ability, ...]]]:
    state, pack = position.state, setup_of(position).pack
    character = state.characters[seat]
    yield f"characters/{character.tile}/flaw", pack.characters[character.tile].flaw
    for affliction in character.afflictions:
        if affliction in pack.afflictions:
            yield f"afflictions/{affliction}/abilities", pack.afflictions[affliction].abilities
    for skill in character.skills:
        for side in pack.skills[skill.number].sides:
            if side.id == skill.side:
                yield f"skills/{skill.number}/sides/{side.id}/abilities", side.abilities
    for held in filter(is_in_use, character.items):
        yield f"items/{held.card}/abilities", pack.items[str(held.card)].abilities
    for number in _secrets(position, character):
        yield f"secrets/{number}/abilities", pack.secrets[number].abilities
    for event in state.events:
        section = "story_events" if event in pack.story_events else "random_events"
        found = pack.story_events.get(event) or pack.random_events[event]
        yield f"{section}/{event}/abilities", found.abilities
    for quest in state.quests:  # a quest event applies as long as it lies in the stack (GR-DAWN-22)
        card = pack.quests[quest]
        if isinstance(card, StoryEvent):
            yield f"story_events/{card.id}/abilities", card.abilities
    if state.encounter is not None and _faces(state.encounter, seat):
        encounter = pack.encounters[state.encounter.card]
        yield f"{state.encounter.kind}_encounters/{encounter.id}/abilities", encounter.abilities


def _faces(encounter: Encounter, seat: int) -> bool:
    """Does the encounter card apply to this seat? At the end it does to those who have left, too."""
    return seat in encounter.participants or (encounter.ended is not None and seat in encounter.left)


def _secrets(position: GrailPosition, character: Character) -> Iterator[int]:
    """The character's own secrets in use, and the global ones of everybody (GR-SECRET-09)."""
    for other in position.state.characters:
        for held in filter(is_in_use, other.secrets):
            number = int(held.card)
            if other is character or _is_everybodys(position, number):
                yield number


def _is_everybodys(position: GrailPosition, secret: int) -> bool:
    """Global, or the one that a mode makes so (GR-SECRET-09, GR-MODE-42)."""
    by_mode = secret == DISTRUST and "challenge_secret_42" in position.state.rules
    return by_mode or setup_of(position).pack.secrets[secret].is_global
