"""The deck of plot cards and the number of draws per round."""

from functools import lru_cache
from typing import Final

from afallon.additions import declared
from afallon.avalon.modules.plot_cards import cards
from afallon.avalon.modules.plot_cards.card import PlotCard

PLOT_CARDS: Final = {card.name: card for card in declared(cards.__name__, "PLOT_CARD", PlotCard)}
"""Every kind of plot card, by name."""


@lru_cache(maxsize=8)
def deck(seats: int) -> tuple[str, ...]:
    """Return the deck for this number of players."""
    few = seats <= 6
    return tuple(
        card.name for card in PLOT_CARDS.values() for _ in range(card.copies + (0 if few else card.copies_more))
    )


def draws(seats: int) -> int:
    """Return the number of cards that the leader draws for each quest (AV-PLOT-03)."""
    return 1 if seats <= 6 else 2 if seats <= 8 else 3
