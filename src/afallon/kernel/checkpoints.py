"""Checkpoints: moments to go back to, close together near the present and ever further apart before it."""

from typing import Final, Generic, TypeVar

Kept = TypeVar("Kept")

EVERY: Final = 64
"""How many answers lie between the latest checkpoints of a table."""

FIRST: Final = 256
"""How many answers a table takes before its first checkpoint: most games are over by then."""

_DENSE: Final = 8
"""How many of the latest are all kept; of older ones every second, then every fourth, and so on."""


class Checkpoints(Generic[Kept]):
    """Moments by number. Their memory grows with the logarithm of a game's length, and so does what lies between."""

    __slots__ = ("_every", "_kept", "_numbers")

    def __init__(self, every: int = EVERY) -> None:
        """`every`: how far apart the latest of them lie."""
        self._every = every
        self._numbers: list[int] = []
        self._kept: list[Kept] = []

    def is_due(self, number: int) -> bool:
        """Whether it is time to keep another."""
        return number - (self._numbers[-1] if self._numbers else 0) >= self._every

    def keep(self, number: int, moment: Kept) -> None:
        """Keep this moment, and thin out the old ones."""
        self._numbers.append(number)
        self._kept.append(moment)
        count = len(self._numbers)
        spared = [place for place in range(count) if self._is_spared(place, count - 1 - place)]
        if len(spared) < count:
            self._numbers = [self._numbers[place] for place in spared]
            self._kept = [self._kept[place] for place in spared]

    def before(self, number: int) -> tuple[int, Kept] | None:
        """The latest moment that is not after this number. Whatever came later is forgotten."""
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
