"""Dusk begins, and leads to the next dawn."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


@change
def dusk_fell(state: State) -> None:
    state.stage = "dusk"


class DuskBegins(Step[State]):
    name = "dusk_begins"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "dusk_fell")


class DuskEnds(Step[State]):
    """After dusk comes the next dawn (GR-DAWN-01)."""

    name = "dusk_ends"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        table.go("dawn")
