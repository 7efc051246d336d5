"""The quest cards, in the order they are shown, what each counts as, and the hands they are played from."""

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
    """The cards that somebody may play, or hand over, and those that a rule takes away."""

    cards: tuple[str, ...]
    barred: tuple[tuple[str, str], ...] = ()
    """Each card that may not be played, with the rule that forbids it."""

    def only(self, *cards: str, rule: str) -> "Hand":
        """By this rule just these cards; it takes away all others."""
        return _only(self, cards, rule)

    def plus(self, card: str) -> "Hand":
        """This card, too."""
        return _plus(self, card)

    def without(self, *cards: str, rule: str) -> "Hand":
        """None of these cards: the rule takes away those that there are."""
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
    """A hand of quest cards as the options of a question, in the order of `CARDS`."""
    order = list(CARDS)
    return options(Hand(tuple(sorted(hand.cards, key=order.index)), hand.barred))


BASIC_CARDS: Final = ("success", "fail")


def adds(*cards: str) -> Callable[[Any, tuple[str, ...]], tuple[str, ...]]:
    """The query by which something brings these cards into every hand, so that a glance tells nothing."""
    return lambda position, found: (*found, *cards)


@lru_cache(maxsize=256)
def options(hand: Hand) -> OneOf:
    """A hand as the options of a question."""
    return OneOf(hand.cards, barred=tuple(Barred(card, rule) for card, rule in hand.barred))


def count(cards: list[str], meaning: str) -> int:
    """How many of these cards count as that."""
    return sum([CARDS[card] == meaning for card in cards])


def exchanged(card: str) -> str:
    """The basic card that takes its place when a change is ordered (AV-EXC-02, AV-INTER-02)."""
    return "fail" if CARDS[card] == "success" else "success"


def unplayed(card: str, hand: Collection[str]) -> tuple[str, ...]:
    """What may take its place where there is a choice: a basic card, or one out of this hand (AV-EXC-06)."""
    return tuple(other for other in CARDS if other != card and (other in BASIC_CARDS or other in hand))
