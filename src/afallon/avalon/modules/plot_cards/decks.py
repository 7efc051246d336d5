"""The deck of plot cards, and how many a leader draws."""

from functools import lru_cache
from typing import Final

from afallon.additions import declared
from afallon.avalon.modules.plot_cards import cards
from afallon.avalon.modules.plot_cards.card import PlotCard

PLOT_CARDS: Final = {card.name: card for card in declared(cards.__name__, "PLOT_CARD", PlotCard)}
"""All there are, by name."""


@lru_cache(maxsize=8)
def deck(seats: int) -> tuple[str, ...]:
    """The deck for that many players."""
    few = seats <= 6
    return tuple(
        card.name for card in PLOT_CARDS.values() for _ in range(card.copies + (0 if few else card.copies_more))
    )


def draws(seats: int) -> int:
    """How many cards the leader draws for each quest (AV-PLOT-03)."""
    return 1 if seats <= 6 else 2 if seats <= 8 else 3
