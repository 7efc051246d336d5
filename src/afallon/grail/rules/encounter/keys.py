"""Keys: which halves of two neighbouring cards meet, which connect, and what that gives. Pure functions.

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
    """Two halves that meet in a row."""

    row: int
    right: RightHalf
    left: LeftHalf

    @property
    def attribute(self) -> str | None:
        """The attribute it asks for, if it is an attribute key."""
        return self.right.attribute if isinstance(self.right, AttributeHalf) else None

    @property
    def is_magic(self) -> bool:
        return isinstance(self.right, MagicRight)

    @property
    def times(self) -> int:
        """By how much its bonus is multiplied; cancel wins (GR-COMBAT-44 to 47)."""
        return 0 if self.right.cancel else self.right.times


_PAIRS: tuple[tuple[type, type], ...] = ((AttributeHalf, BonusHalf), (MagicRight, MagicLeft), (FreeRight, FreeLeft))
"""Which half joins which, in the order in which keys are resolved (GR-COMBAT-21, 30)."""


def joined(right: RightEdge, left: LeftEdge) -> Iterator[Key]:
    """The keys between a card and the next: attribute keys, then magic keys, then the free key, from top to bottom."""
    for one, other in _PAIRS:
        for row, (right_half, left_half) in enumerate(zip(right, left, strict=False)):
            if isinstance(right_half, one) and isinstance(left_half, other):
                yield Key(row, right_half, left_half)  # type: ignore[arg-type]


def connects(
    key: Key, value_of: Callable[[str], int], paid: tuple[int, ...], threshold: Callable[[int], int] = int
) -> bool:
    """Does the key work: is the attribute high enough, or the magic paid? Free keys always do (GR-COMBAT-22 to 27).

    `threshold` says what a printed threshold comes to.
    """
    if isinstance(key.right, AttributeHalf):
        return value_of(key.right.attribute) >= threshold(key.right.at_least)
    return not key.is_magic or key.row in paid
