"""The King Returns: turns an approved team into a rejected one (AV-PLOT-10)."""

from typing import Any

from afallon.avalon.modules.plot_cards.window import Opening, Window
from afallon.avalon.state import AvalonTable
from afallon.avalon.steps.proposal import goes_without_vote
from afallon.kernel import OneOf, Options

CARD = "the_king_returns"


def offer(table: AvalonTable, seat: int) -> Options | None:
    """Only against a team that a vote has approved (AV-VOTE-07)."""
    return OneOf(("use", "pass")) if table.state.approved and not goes_without_vote(table) else None


def effect(table: AvalonTable, seat: int, value: Any) -> None:
    table.state.approved = False


WINDOW = Window(CARD, "AV-PLOT-10", offer, effect)
OPENING = Opening(CARD)
