"""Avalon: hidden loyalty, five to ten players."""

from afallon.avalon.game import GAME

__all__ = ["GAME"]
