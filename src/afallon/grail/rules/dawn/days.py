"""A day begins, and its dawn ends."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


@change
def dawn_broke(state: State, *, day: int) -> None:
    """A new day: nobody has passed, and what may be used once a day may be used again."""
    state.day, state.stage, state.round = day, "dawn", 0
    for character in state.characters:
        character.acted = character.passed = False
        character.used.clear()
    for place in state.places.values():
        place.action_used = False


@change
def day_began(state: State) -> None:
    state.stage = "day"


class DawnBegins(Step[State]):
    """A day is dawn, day and dusk (GR-DAWN-01)."""

    name = "dawn_begins"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "dawn_broke", day=table.state.day + 1)


class DawnEnds(Step[State]):
    """The day's first round."""

    name = "dawn_ends"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "day_began")
        table.go("round")
