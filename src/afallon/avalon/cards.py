"""Quest cards: their display order, their meanings, and hands with the rules that bar cards."""

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any, Final

import msgspec

from afallon.kernel import Barred, OneOf

CARDS: Final = {
    "success": "success",
    "fail": "fail",
    "rogue_success": "success",  # AV-ROGUE-03
    "rogue_fail": "fail",
    "magic": "magic",  # AV-SORC-07
    "good_message": "success",  # AV-MSG-03
    "bad_message": "fail",
}


class Hand(msgspec.Struct, frozen=True, cache_hash=True):
    """The cards that a player may play or hand over, and those that a rule bars."""

    cards: tuple[str, ...]
    barred: tuple[tuple[str, str], ...] = ()
    """Pairs of a barred card and the rule that forbids it."""

    def only(self, *cards: str, rule: str) -> "Hand":
        """Return a hand of exactly these cards; all others are barred by this rule."""
        return _only(self, cards, rule)

    def plus(self, card: str) -> "Hand":
        """Return the hand with this card added."""
        return _plus(self, card)

    def without(self, *cards: str, rule: str) -> "Hand":
        """Return the hand with these cards barred by this rule."""
        return _without(self, cards, rule)


@lru_cache(maxsize=256)
def _only(hand: Hand, cards: tuple[str, ...], rule: str) -> Hand:
    held = (*hand.cards, *(card for card, _ in hand.barred))
    return Hand(cards, tuple((card, rule) for card in held if card not in cards))


@lru_cache(maxsize=256)
def _plus(hand: Hand, card: str) -> Hand:
    return Hand((*hand.cards, card), hand.barred)


@lru_cache(maxsize=256)
def _without(hand: Hand, cards: tuple[str, ...], rule: str) -> Hand:
    taken = tuple((card, rule) for card in hand.cards if card in cards)
    return Hand(tuple(card for card in hand.cards if card not in cards), (*hand.barred, *taken))


@lru_cache(maxsize=256)
def quest_options(hand: Hand) -> OneOf:
    """Return the options of a question for a hand of quest cards, in the order of `CARDS`."""
    order = list(CARDS)
    return options(Hand(tuple(sorted(hand.cards, key=order.index)), hand.barred))


BASIC_CARDS: Final = ("success", "fail")


def adds(*cards: str) -> Callable[[Any, tuple[str, ...]], tuple[str, ...]]:
    """Return a query handler that adds these cards to every hand, so that all hands look alike (AV-INTER-19)."""
    return lambda position, found: (*found, *cards)


@lru_cache(maxsize=256)
def options(hand: Hand) -> OneOf:
    """Return the options of a question for a hand."""
    return OneOf(hand.cards, barred=tuple(Barred(card, rule) for card, rule in hand.barred))


def count(cards: list[str], meaning: str) -> int:
    """Return the number of cards with this meaning."""
    return sum([CARDS[card] == meaning for card in cards])


def exchanged(card: str) -> str:
    """Return the basic card that replaces a card on Excalibur's order (AV-EXC-02, AV-INTER-02)."""
    return "fail" if CARDS[card] == "success" else "success"


def unplayed(card: str, hand: Collection[str]) -> tuple[str, ...]:
    """Return the possible replacements if its player may choose: basic cards and cards of this hand (AV-EXC-06)."""
    return tuple(other for other in CARDS if other != card and (other in BASIC_CARDS or other in hand))
