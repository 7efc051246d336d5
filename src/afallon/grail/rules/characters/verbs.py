"""Verbs on what characters have."""

from afallon.grail.content.effects import Gain, Lose, SetTo
from afallon.grail.rules.characters.shares import Share
from afallon.grail.rules.characters.tracks import change_quantity, set_quantity
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, meant
from afallon.grail.rules.state import GrailTable


@verb(SetTo)
def set_to(table: GrailTable, effect: SetTo, scene: Scene) -> None:
    for seat in meant(table, effect.who, scene):
        set_quantity(table, seat, effect.what, effect.value)


@verb(Gain)
def gain(table: GrailTable, effect: Gain, scene: Scene) -> None:
    _change(table, effect, scene, sign=1)


@verb(Lose)
def lose(table: GrailTable, effect: Lose, scene: Scene) -> None:
    """As much as there is (GR-CHAR-40)."""
    _change(table, effect, scene, sign=-1)


def _change(table: GrailTable, effect: Gain | Lose, scene: Scene, sign: int) -> None:
    amount = amount_of(table, effect.amount, scene)
    seats = meant(table, effect.who, scene)
    if effect.who == "party":
        table.push(Share.name, seats, effect.what, amount, sign)
    else:
        for seat in seats:
            change_quantity(table, seat, effect.what, sign * amount)
