"""Show Your Strength: the leader must let another player of his choice inspect him (AV-PLOT-08)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class ShowYourStrength(Step[State]):
    """The leader names the one who inspects."""

    name = "show_your_strength"

    def ask(self, position: AvalonPosition, receiver: int) -> Ask:
        leader = position.state.leader
        others = tuple(seat for seat in position.seats if seat != leader)
        return all_of(questions.ShowYourStrength(receiver), {leader: OneOf(others)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], receiver: int) -> None:
        for inspected, inspector in answers.items():
            inspect(turn, self.name, inspector, inspected)
