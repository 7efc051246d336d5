"""The quest cards, in the order they are shown, and what each counts as."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from afallon.kernel import OneOf

CARDS: Final = {
    "success": "success",
    "fail": "fail",
    "rogue_success": "success",  # AV-ROGUE-03
    "rogue_fail": "fail",
    "magic": "magic",  # AV-SORC-07
    "good_message": "success",  # AV-MSG-03
    "bad_message": "fail",
}

Hand = tuple[str, ...]
"""The cards a member may play, in the order of `CARDS`."""


BASIC_CARDS: Final = ("success", "fail")


def adds(*cards: str) -> Callable[[Any, Hand], Hand]:
    """The query by which something brings these cards into every hand, so that a glance tells nothing."""
    return lambda position, found: (*found, *cards)


@lru_cache(maxsize=256)
def options(hand: Hand) -> OneOf:
    """A hand as the options of a question."""
    return OneOf(tuple(card for card in CARDS if card in hand))


def count(cards: list[str], meaning: str) -> int:
    """How many of these cards count as that."""
    return sum([CARDS[card] == meaning for card in cards])


def exchanged(card: str) -> str:
    """The basic card that takes its place when a change is ordered (AV-EXC-02, AV-INTER-02)."""
    return "fail" if CARDS[card] == "success" else "success"
