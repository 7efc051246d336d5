"""What the engine can do with content. The rules enter their functions here, and packs are checked against them."""

from collections.abc import Callable
from typing import Final

VERBS: Final[dict[type, Callable[..., None]]] = {}
"""What each verb of `content/effects.py` does: it tells changes, or pushes steps."""

HOOKS: Final[dict[str, Callable[..., None]]] = {}
"""Every hook by its name. Like a verb, it tells changes or pushes steps."""
