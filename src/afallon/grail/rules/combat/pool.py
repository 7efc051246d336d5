"""The combat pool: adding and removing markers."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.combat.events import PoolChanged
from afallon.grail.rules.effects.scene import active_seat
from afallon.grail.rules.encounter.events import MarkersWithheld
from afallon.grail.rules.encounter.hands import discard_cards
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


def add_markers(turn: GrailTurn, amount: int, *, by_card: bool) -> None:
    """Add markers to the pool; a trait may withhold some of a played card's markers (GR-COMBAT-32, GR-TRAIT-15, 16)."""
    encounter = under_way(turn.state)
    if by_card and encounter.withheld and amount:
        less = min(encounter.withheld, amount)
        tell(turn, MarkersWithheld(markers=encounter.withheld - less))
        amount -= less
    if amount:
        tell(turn, PoolChanged(pool=encounter.pool + amount))


def remove_markers(turn: GrailTurn, amount: int, because: str) -> None:
    """Remove markers from the pool.

    For each missing one the active character, if any, discards a card (GR-COMBAT-123, 124).
    """
    pool = under_way(turn.state).pool
    if pool and amount:
        tell(turn, PoolChanged(pool=max(pool - amount, 0)))
    active = active_seat(turn)
    if active is not None:
        discard_cards(turn, active, max(amount - pool, 0), because=because)


class AddMarkers(Step[State]):
    """Add the marker bonus of the card being played."""

    name = "add_markers"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], amount: int) -> None:
        add_markers(turn, amount, by_card=True)
