"""The plot cards, how many of each, and how many a leader draws."""

from functools import lru_cache
from typing import Final

_FEW: Final = {
    "leading_to_victory": 2,
    "ambush": 2,
    "the_king_returns": 1,
    "restore_your_honour": 1,
    "have_at_you": 1,
}
"""The deck for five and six players (AV-PLOT-01)."""

_MORE: Final = {
    "the_king_returns": 2,
    "have_at_you": 1,
    "show_your_nature": 1,
    "are_you_the_one": 2,
    "we_found_you": 1,
    "show_your_strength": 1,
}
"""What seven and more players add (AV-PLOT-02)."""

AT_ONCE: Final = frozenset({"are_you_the_one", "show_your_strength", "show_your_nature", "restore_your_honour"})
"""The cards that act when they are handed over; all others are kept (AV-PLOT-04, 17)."""

CARDS: Final = tuple(dict.fromkeys((*_FEW, *_MORE)))


@lru_cache(maxsize=8)
def deck(seats: int) -> tuple[str, ...]:
    """The deck for that many players."""
    parts = (_FEW,) if seats <= 6 else (_FEW, _MORE)
    return tuple(card for part in parts for card, copies in part.items() for _ in range(copies))


def draws(seats: int) -> int:
    """How many cards the leader draws for each quest (AV-PLOT-03)."""
    return 1 if seats <= 6 else 2 if seats <= 8 else 3
