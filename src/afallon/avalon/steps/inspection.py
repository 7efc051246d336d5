"""Inspections: one player hands another the card of his allegiance (INSPECT)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.state import AvalonTable, State
from afallon.kernel import ALL, Ask, OneOf, Step, all_of


class ShowLoyalty(Step[State]):
    """The inspected player hands over a loyalty card, which the inspector alone sees (AV-INSPECT-01).

    He is always asked, also when only one card is allowed (AV-INSPECT-06). The arguments are inspector and inspected.
    """

    name = "show_loyalty"

    def ask(self, table: AvalonTable, inspector: int, inspected: int) -> Ask:
        return all_of("show_loyalty", {inspected: OneOf(loyalty_cards(table, inspected))}, rule="AV-INSPECT-03")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], inspector: int, inspected: int) -> None:
        table.emit(
            "loyalty_shown",
            to=(inspector, inspected),
            inspector=inspector,
            inspected=inspected,
            card=answers[inspected],
        )


def inspect(table: AvalonTable, inspector: int, inspected: int) -> None:
    """Let one player inspect another: who does is public, the card is not (AV-INSPECT-06)."""
    table.emit("inspected", to=ALL, inspector=inspector, inspected=inspected)
    table.push("show_loyalty", inspector, inspected)


def loyalty_cards(table: AvalonTable, seat: int) -> tuple[str, ...]:
    """The cards this player may hand over: that of his side, unless his character lies (AV-INSPECT-03)."""
    allowed: tuple[str, ...] = table.fold("loyalty_cards", (table.state.sides[seat],), seat)
    return allowed
