"""The player that takes any answer it may give."""

from random import Random
from typing import Any

from afallon.grail.view import GrailView
from afallon.kernel import Decision, View
from afallon.players.grail.wandering import wander


class RandomPlayer:
    """Answers whatever chance says, for any game; where that would lead nowhere for ever, it gets on."""

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        return wander(decision, rng) if isinstance(view, GrailView) else decision.options.sample(rng)
