"""Numbers of the rules that cards may change (GR-COMP-28)."""

from afallon.grail.content.effects import Modify
from afallon.grail.rules.effects.abilities import abilities_in_sequence, abilities_of
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTable


def modified(table: GrailTable, what: str, value: int, seat: int) -> int:
    """The value for this seat after every `modify` that applies, never below 0."""
    for ability, scene in (*abilities_of(table, seat, "always"), *abilities_in_sequence(table, "always")):
        for effect in ability.effects:
            if (
                isinstance(effect, Modify)
                and effect.what == what
                and _means(table, effect, scene, seat)
                and hold(table, ability.requires, scene)
            ):
                value += amount_of(table, effect.amount, scene)
    return max(value, 0)


@verb(Modify)
def modify(table: GrailTable, effect: Modify, scene: Scene) -> None:
    """It is looked at when its number is asked for; there is nothing to carry out."""


def _means(table: GrailTable, effect: Modify, scene: Scene, seat: int) -> bool:
    if effect.who == "owner":
        return scene.owner == seat
    if effect.who == "active":
        encounter = table.state.encounter
        return encounter is not None and encounter.active == seat
    return True
