"""Nerve, the game of docs/a-fourth-game.md, as it stands there."""

import re
import sys
from pathlib import Path
from types import ModuleType

GUIDE = (Path(__file__).parents[2] / "docs" / "a-fourth-game.md").read_text("utf-8")
SOURCE, CONTRACT = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
"""The game, and the lines by which it runs the contract."""


def load(name: str = "nerve", source: str = SOURCE) -> ModuleType:
    """The game's module, which registers it."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(source, vars(module))
    return module


load()
