"""Checkpoints for going back: dense near the present, and ever sparser before it."""

from typing import Final, Generic, TypeVar

Kept = TypeVar("Kept")

EVERY: Final = 64
"""The distance between the latest checkpoints of a table, in answers."""

FIRST: Final = 256
"""The number of answers before a table's first checkpoint. Most games are over by then."""

_DENSE: Final = 8
"""The number of latest checkpoints that are all kept. Of older ones every second is kept, then every fourth, and so on.
"""


class Checkpoints(Generic[Kept]):
    """Saved positions by number.

    The count of positions and the gaps between old ones both grow only with the square root of a game's length.
    """

    __slots__ = ("_every", "_kept", "_numbers")

    def __init__(self, every: int = EVERY) -> None:
        """Set `every`, the distance between the latest checkpoints."""
        self._every = every
        self._numbers: list[int] = []
        self._kept: list[Kept] = []

    def is_due(self, number: int) -> bool:
        """Return whether the next checkpoint is due at this number."""
        return number - (self._numbers[-1] if self._numbers else 0) >= self._every

    def keep(self, number: int, moment: Kept) -> None:
        """Store a position, and thin out the old ones."""
        self._numbers.append(number)
        self._kept.append(moment)
        count = len(self._numbers)
        spared = [place for place in range(count) if self._is_spared(place, count - 1 - place)]
        if len(spared) < count:
            self._numbers = [self._numbers[place] for place in spared]
            self._kept = [self._kept[place] for place in spared]

    def before(self, number: int) -> tuple[int, Kept] | None:
        """Return the latest position at or before this number, and drop all later ones."""
        while self._numbers and self._numbers[-1] > number:
            self._numbers.pop()
            self._kept.pop()
        return (self._numbers[-1], self._kept[-1]) if self._numbers else None

    def copy(self) -> "Checkpoints[Kept]":
        twin: Checkpoints[Kept] = Checkpoints(self._every)
        twin._numbers, twin._kept = list(self._numbers), list(self._kept)
        return twin

    def _is_spared(self, place: int, age: int) -> bool:
        spacing = 1 << max(0, age.bit_length() - _DENSE.bit_length() + 1)
        return age < _DENSE or self._numbers[place] // self._every % spacing == 0
