"""Inspections: one player hands another the card of his allegiance (INSPECT)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.state import AvalonTable, State
from afallon.kernel import Ask, OneOf, Step, all_of


class ShowLoyalty(Step[State]):
    """The inspected player hands over a loyalty card, which the inspector alone sees (AV-INSPECT-01).

    He is always asked, also when only one card is allowed (AV-INSPECT-06). The arguments are inspector and inspected.
    """

    name = "show_loyalty"

    def ask(self, table: AvalonTable, inspector: int, inspected: int) -> Ask:
        allowed = table.fold("loyalty_cards", (table.state.sides[inspected],), inspected)
        return all_of("show_loyalty", {inspected: OneOf(allowed)}, rule="AV-INSPECT-03")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], inspector: int, inspected: int) -> None:
        table.emit(
            "loyalty_shown",
            to=(inspector, inspected),
            inspector=inspector,
            inspected=inspected,
            card=answers[inspected],
        )
