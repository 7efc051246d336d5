"""How the careful player sails: it guesses who wants what, looks ahead over the map, and plays for its own score."""

from random import Random
from typing import Any

from afallon.kernel import Decision
from afallon.players.voyage.belief import believe
from afallon.players.voyage.choices import choose_alternative, choose_preferred, vote
from afallon.players.voyage.lookahead import chart_of, prospects
from afallon.voyage.view import VoyageView

_ANSWERS = {"choose_preferred": choose_preferred, "choose_alternative": choose_alternative, "vote": vote}


def answer(decision: Decision, view: VoyageView, rng: Random) -> Any:
    """The answer of this seat; `None` to a question of another kind."""
    think = _ANSWERS.get(decision.kind)
    if think is None:
        return None
    ahead = prospects(chart_of(view, len(view.turns) - 1))
    return think(decision.seat, view, ahead, believe(view, decision.seat))
