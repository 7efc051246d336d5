"""Show Your Strength: the leader must let another player of his choice inspect him (AV-PLOT-08)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class ShowYourStrength(Step[State]):
    """The leader names the one who inspects."""

    name = "show_your_strength"

    def ask(self, table: AvalonTable, receiver: int) -> Ask:
        leader = table.state.leader
        others = tuple(seat for seat in table.seats if seat != leader)
        return all_of(self.name, {leader: OneOf(others)}, rule="AV-PLOT-08")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], receiver: int) -> None:
        for inspected, inspector in answers.items():
            inspect(table, inspector, inspected)
