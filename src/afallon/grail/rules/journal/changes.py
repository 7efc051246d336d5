"""What can happen with journal and notebook."""

from afallon.grail.rules.changes import change, revealing
from afallon.grail.rules.state import State


@revealing
def verse_read(state: State, *, verse: str) -> None:
    """The acting party reads it, by its full name."""
    state.party.verse = verse


@change
def exploration_completed(state: State) -> None:
    """The card is turned back (GR-DAY-18)."""
    state.party.verse = None


@change
def task_noted(state: State, *, task: str) -> None:
    """A lead in the notebook (GR-EVENT-13)."""
    state.tasks.append(task)
