"""Votes: most votes win, and the decider breaks a tie (GR-CHAR-45)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import by_number, decider
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.state import GrailTable, State


@change
def votes_shown(state: State, *, votes: tuple[tuple[int, str | int], ...]) -> None:
    """Who voted for what, by seat."""


def voted(table: GrailTable, answers: Mapping[int, Any]) -> Any:
    """What the vote has decided; of several with the most votes, what the decider voted for, or the next in order."""
    tell(table, "votes_shown", votes=tuple(sorted(answers.items())))
    counted = Counter(answers.values())
    most = max(counted.values())
    order = (decider(table, answers), *by_number(table.state, answers))
    return next(answers[seat] for seat in order if counted[answers[seat]] == most)
