"""Keys: which halves of two neighbouring cards join, which keys connect, and their bonuses. Pure functions.

Combat and diplomacy use the same keys (GR-COMBAT-15 to 29, GR-DIPLO-32).
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from afallon.grail.content.cards import (
    AttributeHalf,
    BonusHalf,
    FreeLeft,
    FreeRight,
    LeftEdge,
    LeftHalf,
    MagicLeft,
    MagicRight,
    RightEdge,
    RightHalf,
)


class Key(NamedTuple):
    """Two halves that join in a row."""

    row: int
    right: RightHalf
    left: LeftHalf

    @property
    def attribute(self) -> str | None:
        """The required attribute of an attribute key, else `None`."""
        return self.right.attribute if isinstance(self.right, AttributeHalf) else None

    @property
    def is_magic(self) -> bool:
        return isinstance(self.right, MagicRight)

    @property
    def times(self) -> int:
        """The multiplier of its bonus; cancel takes precedence (GR-COMBAT-44 to 47)."""
        return 0 if self.right.cancel else self.right.times


_PAIRS: tuple[tuple[type, type], ...] = ((AttributeHalf, BonusHalf), (MagicRight, MagicLeft), (FreeRight, FreeLeft))
"""The halves that join, in the order in which keys are resolved (GR-COMBAT-21, 30)."""


def joined(right: RightEdge, left: LeftEdge) -> Iterator[Key]:
    """Yield the keys between a card and the next: attribute, magic, then free keys, each from top to bottom."""
    for one, other in _PAIRS:
        for row, (right_half, left_half) in enumerate(zip(right, left, strict=False)):
            if isinstance(right_half, one) and isinstance(left_half, other):
                yield Key(row, right_half, left_half)  # type: ignore[arg-type]


def connects(
    key: Key, value_of: Callable[[str], int], paid: tuple[int, ...], threshold: Callable[[int], int] = int
) -> bool:
    """Return whether the key connects: sufficient attribute, paid magic, or a free key (GR-COMBAT-22 to 27).

    `threshold` maps a printed threshold to its modified value.
    """
    if isinstance(key.right, AttributeHalf):
        return value_of(key.right.attribute) >= threshold(key.right.at_least)
    return not key.is_magic or key.row in paid
