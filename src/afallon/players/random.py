"""The player that takes any answer it may give."""

from random import Random
from typing import Any

from afallon.kernel import Decision, View


class RandomPlayer:
    """Answers whatever chance says, for any game."""

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        return decision.options.sample(rng)
