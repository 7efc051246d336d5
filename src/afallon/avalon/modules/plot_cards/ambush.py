"""Ambush: after the cards are played, look at one other member's card (AV-PLOT-11)."""

from typing import Any

from afallon.avalon.modules.plot_cards.hands import plot_cards
from afallon.avalon.modules.plot_cards.we_found_you import hidden_cards
from afallon.avalon.modules.plot_cards.window import Opening, Window
from afallon.avalon.state import AvalonTable
from afallon.kernel import ALL, OneOf, Options

CARD = "ambush"


def offer(table: AvalonTable, seat: int) -> Options | None:
    """Each card may be looked at by one player only, and not one that lies face up (AV-PLOT-21)."""
    looked_at = plot_cards(table).looked_at
    others = [other for other in hidden_cards(table, table.state.team) if other != seat and other not in looked_at]
    return OneOf((None, *others)) if others else None


def effect(table: AvalonTable, seat: int, value: Any) -> None:
    plot_cards(table).looked_at.append(value)
    table.emit("ambushed", to=ALL, seat=seat, member=value)
    table.emit("ambushed_card_seen", to=(seat, value), seat=seat, member=value, card=table.state.cards[value])


WINDOW = Window(CARD, "AV-PLOT-11", offer, effect)
OPENING = Opening(CARD)
