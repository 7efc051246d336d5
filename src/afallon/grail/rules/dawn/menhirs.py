"""Menhirs at dawn: those without a dial are removed, the dials of the others count down."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.map.events import MenhirDialChanged, MenhirRemoved
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


class DarkMenhirs(Step[State]):
    """Step 2: remove menhirs without a dial (GR-DAWN-04)."""

    name = "dark_menhirs"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for place in tuple(turn.state.places.values()):
            if place.menhir and place.dial is None:
                tell(turn, MenhirRemoved(number=place.number))


class MenhirDials(Step[State]):
    """Step 4: lower each dial by 1; a dial at 1 is removed, but its menhir stays (GR-DAWN-09, 10)."""

    name = "menhir_dials"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for place in tuple(turn.state.places.values()):
            if place.dial is not None:
                dial = place.dial - 1 if place.dial > 1 else None
                tell(turn, MenhirDialChanged(number=place.number, dial=dial))
