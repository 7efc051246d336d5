"""The careful player for Voyage: it infers roles, simulates the rest of the voyage, and maximises its own score."""

from random import Random
from typing import Any

from afallon.kernel import Decision
from afallon.players.voyage.choices import choose_alternative, choose_preferred, think, vote
from afallon.voyage.questions import ChooseAlternative, ChoosePreferred, Vote
from afallon.voyage.view import VoyageView

_ANSWERS = {ChoosePreferred: choose_preferred, ChooseAlternative: choose_alternative, Vote: vote}
"""Functions by kind of question."""


def answer(decision: Decision, view: VoyageView, rng: Random) -> Any:
    """Return the answer of this seat; `None` to a question of another kind."""
    choose = _ANSWERS.get(type(decision.about))
    return None if choose is None else choose(think(decision.seat, view))
