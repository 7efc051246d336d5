"""Players of Grail for the laboratory, by name, the best first."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from afallon.grail.view import GrailView
from afallon.kernel import Decision, Player, View
from afallon.players.grail import greedy, planner, wandering

_Answer = Callable[[Decision, GrailView, Random], Any]


class _FunctionPlayer:
    """A player that answers with a function."""

    def __init__(self, answer: _Answer) -> None:
        self._answer = answer

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        assert isinstance(view, GrailView)
        return self._answer(decision, view, rng)


PLAYERS_BY_NAME: Final[dict[str, Callable[[], Player]]] = {
    "planner": lambda: _FunctionPlayer(planner.answer),
    "greedy": lambda: _FunctionPlayer(greedy.answer),
    "random": lambda: _FunctionPlayer(lambda decision, view, rng: wandering.wander(decision, rng)),
}
