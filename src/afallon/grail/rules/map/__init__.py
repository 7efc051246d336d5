"""The map: locations, menhirs, and what happens on arrival."""

from afallon.grail.rules.map import changes
from afallon.grail.rules.map.arrival import ImmediateRule, RevealNeighbours
from afallon.kernel import Module

MODULE = Module(name="map", moments={"reveal_neighbours": (RevealNeighbours(),), "immediate_rule": (ImmediateRule(),)})

__all__ = ["MODULE", "changes"]
