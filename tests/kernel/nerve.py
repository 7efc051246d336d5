"""Nerve, the game of docs/adding-a-game.md, loaded from that page."""

import re
import sys
from pathlib import Path
from types import ModuleType

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
SOURCE, CONTRACT = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
"""The source of the game, and the lines that run the contract suite."""


def load(name: str = "nerve", source: str = SOURCE) -> ModuleType:
    """Return the game's module, which registers the game."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(source, vars(module))
    return module


load()
