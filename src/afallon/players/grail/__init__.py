"""Playing Grail without a human: greedily, or at random."""

from afallon.players.grail.greedy import answer
from afallon.players.grail.wandering import gets_on, wander

__all__ = ["answer", "gets_on", "wander"]
