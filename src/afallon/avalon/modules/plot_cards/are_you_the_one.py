"""Are You the One: the receiver may inspect a neighbour (AV-PLOT-06)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class AreYouTheOne(Step[State]):
    """The receiver inspects the player on one side or the other, or nobody."""

    name = "are_you_the_one"

    def ask(self, table: AvalonTable, receiver: int) -> Ask:
        seats = len(table.seats)
        neighbours = sorted(((receiver - 1) % seats, (receiver + 1) % seats))
        return all_of(self.name, {receiver: OneOf((None, *neighbours))}, rule="AV-PLOT-06")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], receiver: int) -> None:
        if answers[receiver] is not None:
            inspect(table, receiver, answers[receiver])
