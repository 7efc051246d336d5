"""For whoever writes a game: the contract that every game keeps, as tests to run on your own."""

from afallon.testing.contract import GameContract
from afallon.testing.playthrough import Golden
from afallon.testing.terms import Terms

__all__ = ["GameContract", "Golden", "Terms"]
