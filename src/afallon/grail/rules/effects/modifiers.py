"""Numbers of the rules that cards may change (GR-COMP-28)."""

from afallon.grail.content.effects import Modify
from afallon.grail.rules.effects.abilities import abilities_in_sequence, abilities_of, shared_abilities
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of


def modified(position: GrailPosition, what: str, value: int, seat: int | None) -> int:
    """The value for this seat after every `modify` that applies, never below 0.

    With no seat it is the value for all participants, when nobody is active: what applies to each of them counts once
    (GR-COMBAT-160).
    """
    if what not in setup_of(position).pack.modified:
        return value
    if seat is None or position.state.parties:
        return _modified(position, what, value, seat)
    location = position.state.characters[seat].location
    with imagined_party(position.state, (seat,), "modify", location):  # nobody acts: it is about this one
        return _modified(position, what, value, seat)


def _modified(position: GrailPosition, what: str, value: int, seat: int | None) -> int:
    applying = shared_abilities(position, "always") if seat is None else abilities_of(position, seat, "always")
    for ability, scene in (*applying, *abilities_in_sequence(position, "always")):
        for effect in ability.effects:
            if (
                isinstance(effect, Modify)
                and effect.what == what
                and _means(position, effect, scene, seat)
                and hold(position, ability.requires, scene)
            ):
                value += amount_of(position, effect.amount, scene)
    return max(value, 0)


def modified_attribute(position: GrailPosition, value: int, seat: int, attribute: str) -> int:
    """What its points come to for everything but their price (GR-ADV-10)."""
    return modified(position, attribute, value, seat)


@verb(Modify)
def modify(turn: GrailTurn, effect: Modify, scene: Scene) -> None:
    """It counts when its number is asked for; there is nothing to carry out."""


def _means(position: GrailPosition, effect: Modify, scene: Scene, seat: int | None) -> bool:
    if effect.who == "owner":
        return seat is not None and scene.owner == seat
    if effect.who == "active":
        encounter = position.state.encounter
        return encounter is not None and seat is not None and encounter.active == seat
    return True
