"""The beginning and the end of dusk."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.speaking_cards import let_cards_speak
from afallon.grail.rules.dusk.events import DuskFell
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


class DuskBegins(Step[State]):
    name = "dusk_begins"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, DuskFell())


class DuskEffects(Step[State]):
    """Step 1 of dusk: trigger the abilities of cards (GR-DUSK-03)."""

    name = "dusk_effects"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        let_cards_speak(turn, "dusk")


class DuskEnds(Step[State]):
    """Begin the next dawn (GR-DAWN-01)."""

    name = "dusk_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.go("dawn")
