"""Playing Grail without a human: by plan, greedily, or at random."""

from afallon.players.grail.planner import answer
from afallon.players.grail.wandering import gets_on, wander

__all__ = ["answer", "gets_on", "wander"]
