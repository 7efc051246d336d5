"""Surplus gains: units over a character's limit go to others at the location, or are lost (GR-CHAR-35, 36, 41)."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from afallon.grail.rules.characters import questions
from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.quantities import room_for
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.kernel import Ask, OneOf, Step, all_of

GIVABLE: Final = ("food", "wealth")
"""The resources that may pass from one character to another (GR-CHAR-38, 39)."""

DISCARD: Final = "discard"


class Excess(NamedTuple):
    """The plain arguments of a frame: the seat with a surplus, its kind, its amount, and the seats that refused it."""

    seat: int
    what: str
    amount: int
    refused: tuple[int, ...] = ()

    def receivers(self, position: GrailPosition) -> tuple[int, ...]:
        """Return the seats at the location that have room and have not refused."""
        characters = position.state.characters
        if self.what not in GIVABLE:
            return ()
        return tuple(
            other
            for other in living(position.state)
            if other not in (self.seat, *self.refused)
            and characters[other].location == characters[self.seat].location
            and self.room(position, other)
        )

    def room(self, position: GrailPosition, seat: int) -> int:
        """Return how many units this seat could still hold."""
        return room_for(position.state.characters[seat], self.what) or 0


class HandOver(Step[State]):
    """Ask the character with a surplus for a receiver, or to discard it. Seats that refused are not offered."""

    name = "hand_over"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        excess = Excess(*arguments)
        receivers = excess.receivers(position)
        if not receivers:
            return None
        about = questions.HandOver(excess.seat, (excess.what, excess.amount))
        return all_of(about, {excess.seat: OneOf((DISCARD, *receivers))})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        for receiver in answers.values():
            if receiver != DISCARD:
                turn.push(TakeOver.name, receiver, *Excess(*arguments))


class TakeOver(Step[State]):
    """Ask the receiver, and hand over as many units as it has room for (GR-CHAR-41)."""

    name = "take_over"

    def ask(self, position: GrailPosition, receiver: int, *arguments: Any) -> Ask:
        excess = Excess(*arguments)
        gift = (("resource", excess.what),) * min(excess.amount, excess.room(position, receiver))
        return all_of(questions.AcceptGift(excess.seat, gift, ()), {receiver: YES_OR_NO}, rule="GR-CHAR-41")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], receiver: int, *arguments: Any) -> None:
        excess = Excess(*arguments)
        if answers[receiver] == "yes":
            amount = min(excess.amount, excess.room(turn, receiver))
            taken = change_quantity(turn, receiver, excess.what, amount)
            excess = excess._replace(amount=excess.amount - taken)
        else:
            excess = excess._replace(refused=(*excess.refused, receiver))
        if excess.amount:
            turn.push(HandOver.name, *excess)
