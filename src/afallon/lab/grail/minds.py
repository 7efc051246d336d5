"""Who plays Grail in the laboratory, by name, the best first."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from afallon.grail.view import GrailView
from afallon.kernel import Decision, Player, View
from afallon.players.grail import greedy, planner, wandering

_Answer = Callable[[Decision, GrailView, Random], Any]


class _Mind:
    """A player that answers as one function does."""

    def __init__(self, answer: _Answer) -> None:
        self._answer = answer

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        assert isinstance(view, GrailView)
        return self._answer(decision, view, rng)


MINDS: Final[dict[str, Callable[[], Player]]] = {
    "planner": lambda: _Mind(planner.answer),
    "greedy": lambda: _Mind(greedy.answer),
    "random": lambda: _Mind(lambda decision, view, rng: wandering.wander(decision, rng)),
}
