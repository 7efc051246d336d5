"""The careful player: plays sensibly, using only the knowledge of its seat."""

from random import Random
from typing import Any

from afallon.avalon.view import AvalonView
from afallon.grail.view import GrailView
from afallon.kernel import Decision, View
from afallon.players import avalon, grail, voyage
from afallon.voyage.view import VoyageView


class CarefulPlayer:
    """Follows a strategy where it has one for the question; otherwise it passes, or answers at random.

    It keeps no state: the view holds all it needs, so a new player can continue for another.
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
