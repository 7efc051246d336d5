"""Verbs on what characters have."""

from afallon.grail.content import effects as do
from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.rules.characters.shares import Share
from afallon.grail.rules.characters.tracks import change_quantity, set_quantity
from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, meant
from afallon.grail.rules.state import GrailTurn


@verb(do.SetTo)
def set_to(turn: GrailTurn, effect: do.SetTo, scene: Scene) -> None:
    for seat in meant(turn, effect.who, scene):
        set_quantity(turn, seat, effect.what, effect.value)


@verb(do.Gain)
def gain(turn: GrailTurn, effect: do.Gain, scene: Scene) -> None:
    _change(turn, effect, scene, sign=1)


@verb(do.Lose)
def lose(turn: GrailTurn, effect: do.Lose, scene: Scene) -> None:
    """At most as much as there is (GR-CHAR-40)."""
    _change(turn, effect, scene, sign=-1)


@verb(do.Damage)
def damage(turn: GrailTurn, effect: do.Damage, scene: Scene) -> None:
    """Health is lost (GR-TRACK-06); for a party it is shared like any loss (GR-PARTY-17)."""
    amount, seats = amount_of(turn, effect.amount, scene), meant(turn, effect.who, scene)
    _apply(turn, seats, "health", -amount, shared=effect.who == "party")


@verb(do.Pay)
def pay(turn: GrailTurn, effect: do.Pay, scene: Scene) -> None:
    """Paid once by all together, or by each of those meant (GR-PARTY-15, 26)."""
    amount, seats = amount_of(turn, effect.amount, scene), meant(turn, effect.who, scene)
    if effect.who == "party":
        turn.push("pay_together", ((effect.what, amount),), seats)
    else:
        turn.push("pay_each", tuple((seat, effect.what, amount) for seat in seats))


def _change(turn: GrailTurn, effect: do.Gain | do.Lose, scene: Scene, sign: int) -> None:
    amount = amount_of(turn, effect.amount, scene)
    _apply(turn, meant(turn, effect.who, scene), effect.what, sign * amount, shared=effect.who == "party")


def _apply(turn: GrailTurn, seats: tuple[int, ...], what: str, by: int, *, shared: bool) -> None:
    if shared:
        turn.push(Share.name, seats, what, abs(by), 1 if by > 0 else -1)
    else:
        # What is pushed last comes first: of several who learn a skill, the lowest number picks first (GR-CHAR-22).
        for seat in reversed(by_number(turn.state, seats)) if what in ATTRIBUTES else seats:
            change_quantity(turn, seat, what, by)
