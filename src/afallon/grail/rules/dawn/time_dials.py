"""Step 5 of dawn: time dials and the time tokens of locations (GR-DAWN-12 to 15)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.map.tokens import set_dial, set_tokens
from afallon.grail.rules.state import GrailTurn, State
from afallon.kernel import Step


class TimeDials(Step[State]):
    """Lower each time dial and the time tokens of each location by 1. Quest dials and tokens stay.

    A dial at 1 is removed.
    """

    name = "time_dials"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for name, dial in tuple(turn.state.dials.items()):
            if dial.token == "time":
                set_dial(turn, name, dial.token, dial.value - 1, dial.at)
        for place in tuple(turn.state.places.values()):
            if place.time_tokens:
                set_tokens(turn, place.number, "time", place.time_tokens - 1)
