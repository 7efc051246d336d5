"""Registry of verbs and hooks. The rules register their functions, and packs are checked against the registry."""

from collections.abc import Callable
from typing import Final

VERBS: Final[dict[type, Callable[..., None]]] = {}
"""Maps each verb of `content/effects.py` to its function, which tells changes or pushes steps."""

HOOKS: Final[dict[str, Callable[..., None]]] = {}
"""Maps the name of a hook to its function. Like a verb, it tells changes or pushes steps."""
