"""Show Your Nature: the receiver must let another player of his choice inspect him (AV-PLOT-09)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class ShowYourNature(Step[State]):
    """The receiver names the one who inspects."""

    name = "show_your_nature"

    def ask(self, table: AvalonTable, receiver: int) -> Ask:
        others = tuple(seat for seat in table.seats if seat != receiver)
        return all_of(self.name, {receiver: OneOf(others)}, rule="AV-PLOT-09")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], receiver: int) -> None:
        for inspected, inspector in answers.items():
            inspect(table, inspector, inspected)
