"""The victory check (GR-COMBAT-95 to 98)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.combat.enemies import enemy_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.scene import active_seat
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


def price_of(table: GrailTable) -> int:
    """How many markers beat the enemy (GR-COMBAT-03)."""
    return modified(table, "price", enemy_of(table).price, active_seat(table))


class VictoryCheck(Step[State]):
    name = "victory_check"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        if under_way(table.state).pool >= price_of(table):
            end_encounter(table, "won")
