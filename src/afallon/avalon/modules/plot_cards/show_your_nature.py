"""Show Your Nature: the receiver must let another player of his choice inspect him (AV-PLOT-09)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class ShowYourNature(Step[State]):
    """The receiver names the one who inspects."""

    name = "show_your_nature"

    def ask(self, position: AvalonPosition, receiver: int) -> Ask:
        others = tuple(seat for seat in position.seats if seat != receiver)
        return all_of(questions.ShowYourNature(position.state.leader), {receiver: OneOf(others)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], receiver: int) -> None:
        for inspected, inspector in answers.items():
            inspect(turn, self.name, inspector, inspected)
