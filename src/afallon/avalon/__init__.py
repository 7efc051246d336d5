"""Avalon: hidden loyalty, five to ten players."""

from typing import Any


def __getattr__(name: str) -> Any:
    # Imported lazily: an added character can be imported before the registry in `box` is built.
    if name == "GAME":
        from afallon.avalon.game import GAME

        return GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["GAME"]
