"""Players for Grail: with a plan, greedy, or random."""

from afallon.players.grail.planner import answer
from afallon.players.grail.wandering import wander

__all__ = ["answer", "wander"]
