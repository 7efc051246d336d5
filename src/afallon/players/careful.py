"""The careful player: plays sensibly by what its seat knows, and by nothing else."""

from random import Random
from typing import Any

from afallon.avalon.view import AvalonView
from afallon.grail.view import GrailView
from afallon.kernel import Decision, View
from afallon.players import avalon, grail, voyage
from afallon.voyage.view import VoyageView


class CarefulPlayer:
    """Thinks before it answers, where it knows the game and the question; else it passes, or answers like chance.

    It remembers nothing: the view holds all there is to know, so a new player can go on where another stopped.
    """

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        answer = self._think(decision, view, rng)
        unanswered = answer is None and None not in decision.options
        return decision.options.sample(rng) if unanswered else answer

    def _think(self, decision: Decision, view: View, rng: Random) -> Any:
        match view:
            case AvalonView():
                return avalon.answer(decision, view, rng)
            case VoyageView():
                return voyage.answer(decision, view, rng)
            case GrailView():
                return grail.answer(decision, view, rng)
        return None
