"""The combat pool: markers come and go."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.scene import active_seat
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.encounter.hands import discard_cards
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


def add_markers(table: GrailTable, amount: int, *, by_card: bool) -> None:
    """Put markers in the pool; what the card being played adds may be less (GR-COMBAT-32, GR-TRAIT-15, 16)."""
    encounter = under_way(table.state)
    if by_card and encounter.withheld and amount:
        less = min(encounter.withheld, amount)
        tell(table, "markers_withheld", markers=encounter.withheld - less)
        amount -= less
    if amount:
        tell(table, "pool_changed", pool=encounter.pool + amount)


def remove_markers(table: GrailTable, amount: int) -> None:
    """Take markers off; for each that is missing the active character discards a card (GR-COMBAT-123, 124)."""
    pool = under_way(table.state).pool
    if pool and amount:
        tell(table, "pool_changed", pool=max(pool - amount, 0))
    discard_cards(table, active_seat(table), max(amount - pool, 0))


class AddMarkers(Step[State]):
    """The marker bonus of the card being played."""

    name = "add_markers"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], amount: int) -> None:
        add_markers(table, amount, by_card=True)
