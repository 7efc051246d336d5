"""Show Your Strength: the leader chooses another player, who inspects him (AV-PLOT-08)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class ShowYourStrength(Step[State]):
    """The leader names the inspector."""

    name = "show_your_strength"

    def ask(self, position: AvalonPosition, receiver: int) -> Ask:
        leader = position.state.leader
        others = tuple(seat for seat in position.seats if seat != leader)
        return all_of(questions.ShowYourStrength(receiver), {leader: OneOf(others)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], receiver: int) -> None:
        for inspected, inspector in answers.items():
            inspect(turn, self.name, inspector, inspected)


PLOT_CARD = PlotCard(
    name=ShowYourStrength.name,
    copies_more=1,
    at_once=True,
    inspects=True,
    rules=("AV-PLOT-08",),
    # A fist.
    crest="M16 42V30c-4-3-5-7-4-12 0-4 2-6 5-6h14c4 0 6 3 6 8s-2 8-5 10v12ZM18 12v8m6-8v8m6-8v8m7 0c-5 3-12 1-13-3",
    steps=(ShowYourStrength(),),
)
