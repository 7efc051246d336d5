"""Grail: a campaign of exploration, story, combat and diplomacy, for one to four."""

from afallon.grail.game import GAME

__all__ = ["GAME"]
