"""Verbs that change tracks, resources and afflictions."""

from afallon.grail.content import effects as do
from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.rules.characters.events import AfflictionRemoved
from afallon.grail.rules.characters.shares import Share
from afallon.grail.rules.characters.tracks import change_quantity, in_falling_order, set_quantity
from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, is_of_attack, meant
from afallon.grail.rules.queries import DAMAGE_IS_UNAVOIDABLE
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


@verb(do.SetTo)
def set_to(turn: GrailTurn, effect: do.SetTo, scene: Scene) -> None:
    for seat in meant(turn, effect.who, scene):
        set_quantity(turn, seat, effect.what, effect.value)


@verb(do.Gain)
def gain(turn: GrailTurn, effect: do.Gain, scene: Scene) -> None:
    if effect.what == "terror" and effect.who != "party":
        _suffer(turn, meant(turn, effect.who, scene), "terror", amount_of(turn, effect.amount, scene), "terror_taken")
    else:
        _change(turn, effect, scene, sign=1)


@verb(do.Lose)
def lose(turn: GrailTurn, effect: do.Lose, scene: Scene) -> None:
    """Take at most the units that there are (GR-CHAR-40)."""
    _change(turn, effect, scene, sign=-1)


@verb(do.LiftAffliction)
def lift_affliction(turn: GrailTurn, effect: do.LiftAffliction, scene: Scene) -> None:
    """Remove an affliction. `dying` includes the separate card for solo games."""
    cards = ("dying", "dying_solo") if effect.affliction == "dying" else (effect.affliction,)
    for seat in meant(turn, effect.who, scene):
        for affliction in tuple(turn.state.characters[seat].afflictions):
            if affliction in cards:
                tell(turn, AfflictionRemoved(seat=seat, affliction=affliction))


@verb(do.Damage)
def damage(turn: GrailTurn, effect: do.Damage, scene: Scene) -> None:
    """Take health (GR-TRACK-06); for a party the loss is shared (GR-PARTY-17).

    Cards do not change unavoidable damage (GR-COMBAT-67).
    """
    amount, seats = amount_of(turn, effect.amount, scene), meant(turn, effect.who, scene)
    unavoidable = effect.unavoidable or (is_of_attack(turn, scene) and turn.fold(DAMAGE_IS_UNAVOIDABLE, False))
    if unavoidable or effect.who == "party":
        _apply(turn, seats, "health", -amount, shared=effect.who == "party")
    else:
        _suffer(turn, seats, "health", amount, "damage_taken")


@verb(do.Pay)
def pay(turn: GrailTurn, effect: do.Pay, scene: Scene) -> None:
    """Charge all together once, or each of these seats (GR-PARTY-15, 26)."""
    amount, seats = amount_of(turn, effect.amount, scene), meant(turn, effect.who, scene)
    if effect.who == "party":
        turn.push("pay_together", ((effect.what, amount),), seats)
    else:
        turn.push("pay_each", tuple((seat, effect.what, amount) for seat in seats))


def _change(turn: GrailTurn, effect: do.Gain | do.Lose, scene: Scene, sign: int) -> None:
    amount = amount_of(turn, effect.amount, scene)
    _apply(turn, meant(turn, effect.who, scene), effect.what, sign * amount, shared=effect.who == "party")


def _suffer(turn: GrailTurn, seats: tuple[int, ...], track: str, amount: int, number: str) -> None:
    """Apply harm to each seat, as modified by its cards. Modifiers do not apply to an amount of 0."""
    harm = {seat: modified(turn, number, amount, seat) if amount else 0 for seat in seats}
    falling = in_falling_order(turn, seats, max(harm.values(), default=0)) if track == "health" else seats
    for seat in falling:
        change_quantity(turn, seat, track, -harm[seat] if track == "health" else harm[seat])


def _apply(turn: GrailTurn, seats: tuple[int, ...], what: str, by: int, *, shared: bool) -> None:
    if shared:
        turn.push(Share.name, seats, what, abs(by), 1 if by > 0 else -1)
        return
    if what in ATTRIBUTES:
        # The last step pushed comes first: the lowest number of several learners picks its skill first (GR-CHAR-22).
        seats = tuple(reversed(by_number(turn.state, seats)))
    elif what == "health":
        seats = in_falling_order(turn, seats, -by)
    for seat in seats:
        change_quantity(turn, seat, what, by)
