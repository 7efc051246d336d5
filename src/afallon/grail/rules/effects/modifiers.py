"""Modifiers: numbers of the rules that cards change (GR-COMP-28)."""

from afallon.grail.content.cards import Ability
from afallon.grail.content.effects import Modify
from afallon.grail.rules.effects.abilities import shared_abilities, speeches_in_sequence, speeches_of
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.once import is_used_up
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of

Changing = tuple[Ability, Scene, Modify]
"""A `modify` effect with its ability and address."""


def modified(position: GrailPosition, what: str, value: int, seat: int | None) -> int:
    """Return the value for this seat after every applicable `modify`, never below 0.

    With no seat, return the value for all participants while nobody is active: modifiers that apply to each of them
    count once (GR-COMBAT-160).
    """
    if what not in setup_of(position).pack.modified:
        return value
    found = _changing(position, what, seat)
    if not found or seat is None or position.state.parties:
        return _changed(position, value, seat, found)
    location = position.state.characters[seat].location
    with imagined_party(position.state, (seat,), "modify", location):  # nobody acts: evaluate for this seat alone
        return _changed(position, value, seat, found)


def _changing(position: GrailPosition, what: str, seat: int | None) -> list[Changing]:
    """Return every `modify` of this number that applies now."""
    found: list[Changing] = []
    if seat is None:
        for ability, scene in shared_abilities(position, "always"):
            found += [(ability, scene, one) for one in ability.effects if isinstance(one, Modify) and one.what == what]
    else:
        for speech in speeches_of(position, seat):
            if what in speech.changing:
                found += [
                    (ability, Scene(path, 0, seat), one)
                    for ability, path, one in speech.changing[what]
                    if not is_used_up(position, ability.limit, path, (seat,))
                ]
    if position.state.encounter is not None:
        for place, played, speech in speeches_in_sequence(position):
            if what in speech.changing:
                owner = played.owner
                found += [(ability, Scene(path, 0, owner, place), one) for ability, path, one in speech.changing[what]]
    return found


def _changed(position: GrailPosition, value: int, seat: int | None, found: list[Changing]) -> int:
    for ability, scene, effect in found:
        if _means(position, effect, scene, seat) and hold(position, ability.requires, scene):
            value += amount_of(position, effect.amount, scene)
    return max(value, 0)


def modified_attribute(position: GrailPosition, value: int, seat: int, attribute: str) -> int:
    """Return an attribute with its modifiers, as used everywhere but for its price (GR-ADV-10)."""
    return modified(position, attribute, value, seat)


@verb(Modify)
def modify(turn: GrailTurn, effect: Modify, scene: Scene) -> None:
    """Do nothing: a modifier counts whenever its number is evaluated."""


def _means(position: GrailPosition, effect: Modify, scene: Scene, seat: int | None) -> bool:
    if effect.who == "owner":
        return seat is not None and scene.owner == seat
    if effect.who == "active":
        encounter = position.state.encounter
        return encounter is not None and seat is not None and encounter.active == seat
    return True
