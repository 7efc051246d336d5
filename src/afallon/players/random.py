"""The player that gives random answers."""

from random import Random
from typing import Any

from afallon.grail.view import GrailView
from afallon.kernel import Decision, View
from afallon.players.grail.wandering import wander


class RandomPlayer:
    """Answers any game at random; in Grail with weights that keep the game moving."""

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        return wander(decision, rng) if isinstance(view, GrailView) else decision.options.sample(rng)
