"""Show Your Nature: the receiver chooses another player, who inspects him (AV-PLOT-09)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class ShowYourNature(Step[State]):
    """The receiver names the inspector."""

    name = "show_your_nature"

    def ask(self, position: AvalonPosition, receiver: int) -> Ask:
        others = tuple(seat for seat in position.seats if seat != receiver)
        return all_of(questions.ShowYourNature(position.state.leader), {receiver: OneOf(others)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], receiver: int) -> None:
        for inspected, inspector in answers.items():
            inspect(turn, self.name, inspector, inspected)


PLOT_CARD = PlotCard(
    name=ShowYourNature.name,
    copies_more=1,
    at_once=True,
    inspects=True,
    rules=("AV-PLOT-09",),
    # A face.
    crest="M9 12c10-4 20-4 30 0 0 14-6 24-15 28C15 36 9 26 9 12Zm8 9c2-2 4-2 6 0m3 0c2-2 4-2 6 0M18 29c3 4 9 4 12 0",
    steps=(ShowYourNature(),),
)
