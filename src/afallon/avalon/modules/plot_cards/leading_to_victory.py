"""Leading to Victory: become the leader before the leader has done anything (AV-PLOT-12, 20)."""

from typing import Any

from afallon.avalon.modules.plot_cards.hands import plot_cards
from afallon.avalon.modules.plot_cards.window import Opening, Window
from afallon.avalon.state import AvalonTable
from afallon.avalon.steps.proposal import lead
from afallon.kernel import OneOf, Options

CARD = "leading_to_victory"


def offer(table: AvalonTable, seat: int) -> Options | None:
    """To all but the leader, and after one was used to nobody until a vote has been held."""
    return None if seat == table.state.leader or plot_cards(table).led else OneOf(("use", "pass"))


def effect(table: AvalonTable, seat: int, value: Any) -> None:
    plot_cards(table).led = True
    lead(table, seat)


def vote_held(table: AvalonTable, data: Any) -> None:
    plot_cards(table).led = False


WINDOW = Window(CARD, "AV-PLOT-12", offer, effect)
OPENING = Opening(CARD)
