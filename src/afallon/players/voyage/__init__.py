"""How the careful player sails: it guesses who wants what, looks ahead over the map, and plays for its own score."""

from random import Random
from typing import Any

from afallon.kernel import Decision
from afallon.players.voyage.choices import choose_alternative, choose_preferred, think, vote
from afallon.voyage.view import VoyageView

_ANSWERS = {"choose_preferred": choose_preferred, "choose_alternative": choose_alternative, "vote": vote}


def answer(decision: Decision, view: VoyageView, rng: Random) -> Any:
    """The answer of this seat; `None` to a question of another kind."""
    choose = _ANSWERS.get(decision.kind)
    return None if choose is None else choose(think(decision.seat, view))
