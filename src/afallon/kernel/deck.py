"""Lazily shuffled decks: chance decides each card when it is drawn, so not even the table knows the order before."""

import msgspec

from afallon.kernel.options import OneOf


class Deck(msgspec.Struct):
    """Cards with a known top, an unordered pool beneath it, and a known bottom.

    A draw takes the known top card if there is one. Otherwise chance decides among `choices()`, and `take` removes the
    card that chance answered. When the pool is empty, the known bottom is drawn from its first card on.
    """

    pool: dict[str, int] = {}
    top: list[str] = []
    bottom: list[str] = []

    @classmethod
    def of(cls, cards: tuple[str, ...]) -> "Deck":
        """Return a shuffled deck of these cards."""
        pool: dict[str, int] = {}
        for card in sorted(cards):
            pool[card] = pool.get(card, 0) + 1
        return cls(pool=pool)

    def __len__(self) -> int:
        return len(self.top) + sum(self.pool.values()) + len(self.bottom)

    def __bool__(self) -> bool:
        return bool(self.pool or self.top or self.bottom)

    def __contains__(self, card: object) -> bool:
        return card in self.top or card in self.pool or card in self.bottom

    def count(self, card: str) -> int:
        """Return the number of copies of a card in the deck."""
        return self.top.count(card) + self.pool.get(card, 0) + self.bottom.count(card)

    def copy(self) -> "Deck":
        return Deck(dict(self.pool), list(self.top), list(self.bottom))

    def choices(self) -> OneOf:
        """Return the options for the next card, weighted by copies."""
        if self.top:
            return OneOf(tuple(self.top[:1]))
        if self.pool:
            return OneOf(tuple(self.pool), tuple(self.pool.values()))
        return OneOf(tuple(self.bottom[:1]))

    def take(self, card: str) -> None:
        """Remove the card that was drawn."""
        if self.top:
            self.top.remove(card)
        elif self.pool:
            self.pool[card] -= 1
            if not self.pool[card]:
                del self.pool[card]
        else:
            self.bottom.remove(card)

    def remove(self, card: str) -> None:
        """Remove one copy of a card from any place; the known order of the others stays known."""
        if card in self.top:
            self.top.remove(card)
        elif card in self.pool:
            self.pool[card] -= 1
            if not self.pool[card]:
                del self.pool[card]
        else:
            self.bottom.remove(card)

    def put_on_top(self, card: str) -> None:
        self.top.insert(0, card)

    def put_at_bottom(self, card: str) -> None:
        self.bottom.append(card)

    def shuffle(self) -> None:
        """Move all cards with a known place into the pool."""
        for card in sorted(self.top + self.bottom):
            self.pool[card] = self.pool.get(card, 0) + 1
        self.top, self.bottom = [], []
