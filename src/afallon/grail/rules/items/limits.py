"""How many items a character may have: any number, unless a card attached to it says otherwise (GR-ITEM-02)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.items.losing import lose
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.kernel import Step


def item_limit(position: GrailPosition, seat: int) -> int | None:
    """The lowest limit of its afflictions, if any; secrets do not count (GR-SECRET-03, GR-TRACK-11)."""
    afflictions = setup_of(position).pack.afflictions
    limits = [
        card.item_limit
        for name in position.state.characters[seat].afflictions
        if (card := afflictions.get(name)) is not None and card.item_limit is not None
    ]
    return modified(position, "item_limit", min(limits), seat) if limits else None


class FitItems(Step[State]):
    """Whoever has more than its limit discards the surplus, by choice."""

    name = "fit_items"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        limit = item_limit(turn, seat)
        if limit is not None:
            lose(turn, (seat,), max(len(turn.state.characters[seat].items) - limit, 0))
