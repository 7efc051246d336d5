"""The start of a day, and the end of its dawn."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.speaking_cards import let_cards_speak
from afallon.grail.rules.dawn.events import DawnBroke, DayBegan
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


class DawnBegins(Step[State]):
    """Begin a new day, which has dawn, day and dusk (GR-DAWN-01)."""

    name = "dawn_begins"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, DawnBroke(day=turn.state.day + 1))


class DawnEffects(Step[State]):
    """Step 1 of dawn: trigger the abilities of cards."""

    name = "dawn_effects"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        let_cards_speak(turn, "dawn")


class DawnEnds(Step[State]):
    """Begin the day's first round."""

    name = "dawn_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, DayBegan())
        turn.go("round")
