"""Voyage: hidden aims at sea, three to seven players."""

from afallon.voyage.game import GAME

__all__ = ["GAME"]
