"""The careful player: plays its side sensibly by what its seat knows, and by nothing else."""

from random import Random
from typing import Any

from afallon.avalon.view import AvalonView
from afallon.kernel import Decision, View
from afallon.players import avalon


class CarefulPlayer:
    """Thinks before it answers, where it knows the game and the question; else it answers like chance.

    It remembers nothing: the view holds all there is to know, so a new player can go on where another stopped.
    """

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        answer = avalon.answer(decision, view, rng) if isinstance(view, AvalonView) else None
        return decision.options.sample(rng) if answer is None else answer
