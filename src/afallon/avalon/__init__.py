"""Avalon: hidden loyalty, five to ten players."""

from typing import Any


def __getattr__(name: str) -> Any:
    # Late, so that a character that is added to the box can be imported before the box is opened.
    if name == "GAME":
        from afallon.avalon.game import GAME

        return GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["GAME"]
