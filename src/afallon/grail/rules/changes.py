"""How the state moves: by events, and by nothing else.

A change is a function `(state, **data)` named after its event. `tell` carries it out and emits the event, and a view
carries out the same function when it reads the event. So state and view cannot differ. Changes do what the data say and
decide nothing; they keep no part of the data that could be changed later.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import ALL

Change = Callable[..., None]
AnyChange = TypeVar("AnyChange", bound=Change)

CHANGES: Final[dict[str, Change]] = {}
REVEALING: Final[set[str]] = set()
"""Events that tell players what they could not know before: no answer before such an event is taken back."""


def change(function: AnyChange) -> AnyChange:
    """Make this function the change of the event of its name."""
    if CHANGES.setdefault(function.__name__, function) is not function:
        raise ValueError(f"two changes are called {function.__name__}")
    return function


def revealing(function: AnyChange) -> AnyChange:
    """A change that follows from chance or tells a story: undo does not go back past it."""
    REVEALING.add(function.__name__)
    return change(function)


def tell(table: GrailTable, kind: str, **data: Any) -> None:
    """Change the state so, and say it to everybody."""
    CHANGES[kind](table.state, **data)
    table.emit(kind, to=ALL, **data)


def apply(state: State, kind: str, data: dict[str, Any]) -> bool:
    """Carry out the change of an event that was read; whether there is one."""
    known = CHANGES.get(kind)
    if known is None:
        return False
    known(state, **data)
    return True
