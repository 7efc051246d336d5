"""Abilities that trigger when a card is gained."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.content.cards import Ability
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import affordable, plain
from afallon.grail.rules.effects.events import AbilityFired
from afallon.grail.rules.effects.once import is_used_up, use_up_own
from afallon.grail.rules.effects.questions import UseAbility
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.items.cards import is_secret, number_of
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of

SKILL: Final = "skill:"


def skill_name(number: int, side: str) -> str:
    """Return the name of a skill, in the namespace of items and secrets."""
    return f"{SKILL}{number}:{side}"


def let_speak(turn: GrailTurn, seat: int, card: str) -> None:
    """Carry out the card's on-gain abilities for this character next, in the order of its text."""
    for place in reversed(range(len(_abilities(turn, card)))):
        if _abilities(turn, card)[place].timing == "on_gain":
            turn.push(SpeakOnGain.name, seat, card, place)


class SpeakOnGain(Step[State]):
    """Carry out one on-gain ability, if it can be used and paid for; an optional one may be declined.

    A skill concerns the character that learns it, but in an encounter it acts like any other card (GR-STORY-07).
    """

    name = "speak_on_gain"

    def ask(self, position: GrailPosition, seat: int, card: str, place: int) -> Ask | None:
        ability = _abilities(position, card)[place]
        if not ability.optional or not _is_usable(position, seat, card, place):
            return None
        about = UseAbility(seat, _scene(seat, card, place).path, plain(ability.cost))
        return all_of(about, {seat: YES_OR_NO})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, card: str, place: int) -> None:
        if _is_usable(turn, seat, card, place) and "no" not in answers.values():
            scene = _scene(seat, card, place)
            tell(turn, AbilityFired(path=scene.path, owner=seat, place=None))
            use_up_own(turn, _abilities(turn, card)[place], scene.path, seat)
            if card.startswith(SKILL) and turn.state.encounter is None:
                form_party(turn, (seat,), "skill", turn.state.characters[seat].location)
            run(turn, scene)
            for cost in _abilities(turn, card)[place].cost:
                spend(turn, seat, cost.what, cost.amount)


def _is_usable(position: GrailPosition, seat: int, card: str, place: int) -> bool:
    ability, scene = _abilities(position, card)[place], _scene(seat, card, place)
    if is_used_up(position, ability.limit, scene.path, (seat,)) or not affordable(position, ability.cost, (seat,)):
        return False
    if not card.startswith(SKILL):
        return hold(position, ability.requires, scene)
    with imagined_party(position.state, (seat,), "skill", position.state.characters[seat].location):
        return hold(position, ability.requires, scene)


def _abilities(position: GrailPosition, card: str) -> tuple[Ability, ...]:
    pack = setup_of(position).pack
    if card.startswith(SKILL):
        number, name = card.removeprefix(SKILL).split(":")
        return next(side.abilities for side in pack.skills[int(number)].sides if side.id == name)
    return pack.secrets[number_of(card)].abilities if is_secret(card) else pack.items[card].abilities


def _scene(seat: int, card: str, place: int) -> Scene:
    if card.startswith(SKILL):
        path = "skills/{}/sides/{}".format(*card.removeprefix(SKILL).split(":"))
    else:
        path = f"secrets/{number_of(card)}" if is_secret(card) else f"items/{card}"
    return Scene(f"{path}/abilities/{place}/effects", owner=seat)
