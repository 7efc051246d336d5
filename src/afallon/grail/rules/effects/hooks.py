"""Hooks: functions that a pack calls by name for effects that no verb covers. Each has a test of its own."""

from collections.abc import Callable

from afallon.grail.content.capabilities import HOOKS
from afallon.grail.content.effects import Hook
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTurn

HookFunction = Callable[[GrailTurn, Scene], None]


def hook(function: HookFunction) -> HookFunction:
    """Register this function as the hook of its name."""
    if HOOKS.setdefault(function.__name__, function) is not function:
        raise ValueError(f"two hooks are called {function.__name__}")
    return function


@verb(Hook)
def call_hook(turn: GrailTurn, effect: Hook, scene: Scene) -> None:
    HOOKS[effect.name](turn, scene)
