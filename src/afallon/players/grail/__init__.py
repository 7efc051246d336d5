"""Playing Grail without a human: by plan, greedily, or at random."""

from afallon.players.grail.planner import answer
from afallon.players.grail.wandering import wander

__all__ = ["answer", "wander"]
