"""The careful player for Avalon."""

from random import Random
from typing import Any

from afallon.avalon.character import EVIL
from afallon.avalon.view import AvalonView
from afallon.kernel import Decision
from afallon.players.avalon.evil import EvilPlayer
from afallon.players.avalon.good import GoodPlayer


def answer(decision: Decision, view: AvalonView, rng: Random) -> Any:
    """Return a considered answer, or `None` for a question that this player has no strategy for."""
    side = EvilPlayer if view.sides.get(decision.seat) == EVIL else GoodPlayer
    considered = getattr(side(view, decision.seat, rng), decision.kind, None)
    return None if considered is None else considered(decision)
