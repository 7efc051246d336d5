"""Are You the One: the receiver may inspect a neighbour (AV-PLOT-06)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import Ask, OneOf, Step, all_of


class AreYouTheOne(Step[State]):
    """The receiver inspects the left or right neighbour, or nobody."""

    name = "are_you_the_one"

    def ask(self, position: AvalonPosition, receiver: int) -> Ask:
        seats = len(position.seats)
        neighbours = sorted(((receiver - 1) % seats, (receiver + 1) % seats))
        return all_of(questions.AreYouTheOne(position.state.leader), {receiver: OneOf((None, *neighbours))})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], receiver: int) -> None:
        if answers[receiver] is not None:
            inspect(turn, self.name, receiver, answers[receiver])


PLOT_CARD = PlotCard(
    name=AreYouTheOne.name,
    copies_more=2,
    at_once=True,
    inspects=True,
    rules=("AV-PLOT-06",),
    # A glass.
    crest="M20 8a12 12 0 1 0 .1 0ZM29 29l11 12M16 17h.1M24 17h.1M15 23c3 4 7 4 10 0",
    steps=(AreYouTheOne(),),
)
