"""Gains and losses that happen once and are shared by a party (GR-PARTY-17)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from afallon.grail.rules.characters import questions
from afallon.grail.rules.characters.dividing import divisions
from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.kernel import Ask, OneOf, Step


class Sharing(NamedTuple):
    """The plain arguments of a frame: the seats, the kind and amount, and the sign, gained (1) or lost (-1)."""

    seats: tuple[int, ...]
    what: str
    amount: int
    sign: int

    def able(self, position: GrailPosition) -> tuple[int, ...]:
        """Return the seats that can take a share. A seat without any units cannot lose."""
        return tuple(
            seat for seat in self.seats if self.sign > 0 or value_of(position.state.characters[seat], self.what) > 0
        )

    def ways(self, position: GrailPosition) -> tuple[questions.Division, ...]:
        """Return the ways to share all of it with one answer. No seat can lose more than it has."""
        characters, able = position.state.characters, self.able(position)
        most = {seat: self.amount if self.sign > 0 else value_of(characters[seat], self.what) for seat in able}
        return divisions(position, [(self.what, min(self.amount, sum(most.values())), most)])


class Share(Step[State]):
    """Ask the party who gains or loses the amount: all of it with one answer, or one unit after another."""

    name = "share"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        sharing = Sharing(*arguments)
        able = sharing.able(position)
        if sharing.amount == 0 or len(able) < 2:
            return None
        portion, gained = (sharing.what, sharing.amount), sharing.sign > 0
        if ways := sharing.ways(position):
            about = questions.ShareOut(sharing.seats, portion, gained)
            return ask_together(about, sharing.seats, OneOf(ways)) if len(ways) > 1 else None
        return ask_together(questions.Share(sharing.seats, portion, gained), sharing.seats, OneOf(able))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        sharing = Sharing(*arguments)
        chosen = agreed(turn, answers) if answers else next(iter(sharing.ways(turn)), None)
        if isinstance(chosen, questions.Division):
            for seat, what, amount in chosen.parts:
                change_quantity(turn, seat, what, sharing.sign * amount)
        elif chosen is not None:
            change_quantity(turn, chosen, sharing.what, sharing.sign)
            if sharing.amount > 1:
                turn.push(self.name, *sharing._replace(amount=sharing.amount - 1))
        else:
            for seat in sharing.able(turn)[:1]:
                change_quantity(turn, seat, sharing.what, sharing.sign * sharing.amount)
