"""What is given or taken once, and shared by a party (GR-PARTY-17)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from afallon.grail.rules.characters import questions
from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.kernel import Ask, OneOf, Step


class Sharing(NamedTuple):
    """The plain arguments of a frame that shares: so much of what, gained (1) or lost (-1) by whom."""

    seats: tuple[int, ...]
    what: str
    amount: int
    sign: int

    def able(self, position: GrailPosition) -> tuple[int, ...]:
        """Who can take a share: whoever has nothing cannot lose."""
        return tuple(
            seat for seat in self.seats if self.sign > 0 or value_of(position.state.characters[seat], self.what) > 0
        )


class Share(Step[State]):
    """One by one, the party says who gains or loses it."""

    name = "share"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        sharing = Sharing(*arguments)
        able = sharing.able(position)
        if sharing.amount == 0 or len(able) < 2:
            return None
        about = questions.Share(sharing.seats, (sharing.what, sharing.amount), gained=sharing.sign > 0)
        return ask_together(about, sharing.seats, OneOf(able))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        sharing = Sharing(*arguments)
        if answers:
            change_quantity(turn, agreed(turn, answers), sharing.what, sharing.sign)
            if sharing.amount > 1:
                turn.push(self.name, *sharing._replace(amount=sharing.amount - 1))
        else:
            for seat in sharing.able(turn)[:1]:
                change_quantity(turn, seat, sharing.what, sharing.sign * sharing.amount)
