"""How the careful player sails: it guesses who wants what, looks ahead over the map, and plays for its own score."""

from random import Random
from typing import Any

from afallon.kernel import Decision
from afallon.players.voyage.choices import choose_alternative, choose_preferred, think, vote
from afallon.voyage.questions import ChooseAlternative, ChoosePreferred, Vote
from afallon.voyage.view import VoyageView

_ANSWERS = {ChoosePreferred: choose_preferred, ChooseAlternative: choose_alternative, Vote: vote}
"""By question: what answers it."""


def answer(decision: Decision, view: VoyageView, rng: Random) -> Any:
    """The answer of this seat; `None` to a question of another kind."""
    choose = _ANSWERS.get(type(decision.about))
    return None if choose is None else choose(think(decision.seat, view))
