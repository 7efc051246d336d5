"""The victory check (GR-COMBAT-95 to 98)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.combat.enemies import enemy_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.scene import active_seat
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


def price_of(position: GrailPosition) -> int:
    """Return the number of markers that beats the enemy (GR-COMBAT-03)."""
    return modified(position, "price", enemy_of(position).price, active_seat(position))


class VictoryCheck(Step[State]):
    name = "victory_check"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if under_way(turn.state).pool >= price_of(turn):
            end_encounter(turn, "won")
