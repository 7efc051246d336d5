"""The contract suite: pytest tests that any game on this kernel can run against its own implementation."""

from afallon.testing.contract import GameContract
from afallon.testing.playthrough import Golden
from afallon.testing.terms import Terms

__all__ = ["GameContract", "Golden", "Terms"]
