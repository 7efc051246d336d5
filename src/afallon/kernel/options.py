"""What may be answered to a question.

Every kind of options can tell what belongs to it (`in`), bring a value into its one canonical form (`read`), draw one
(`sample`), count and list them, and number them for learners (`encode`, `decode`).
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from math import comb
from typing import Any

import msgspec

from afallon.kernel.chance import Rng
from afallon.kernel.errors import BadAnswer

Scalar = str | int | None


class NotAnOption(Exception):
    """The value has the right type, but is none of the options."""


class OneOf(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="one_of"):
    """One of some values. Weights, if any, are for chance alone: how many copies of each value there are."""

    values: tuple[Scalar, ...]
    weights: tuple[int, ...] = ()

    def read(self, value: Any) -> Scalar:
        for option in self.values:
            if option == value and type(option) is type(value):
                return option
        if any(type(option) is type(value) for option in self.values):
            raise NotAnOption
        raise BadAnswer("wrong_type", value=value)

    def __contains__(self, value: object) -> bool:
        return _belongs(self, value)

    def sample(self, rng: Rng) -> Scalar:
        if not self.weights:
            return self.values[int(rng.random() * len(self.values))]
        at = rng.random() * sum(self.weights)
        return next(value for value, end in zip(self.values, accumulate(self.weights), strict=True) if at < end)

    def count(self) -> int:
        return len(self.values)

    def enumerate(self) -> Iterator[Scalar]:
        return iter(self.values)

    def encode(self, value: Any) -> int:
        return self.values.index(self.read(value))

    def decode(self, number: int) -> Scalar:
        return self.values[_within(number, self.count())]


class Subset(msgspec.Struct, frozen=True, gc=False, tag="subset"):
    """Some different numbers out of a sorted list, `size` of them. The canonical form is a sorted tuple."""

    of: tuple[int, ...]
    size: int

    def read(self, value: Any) -> tuple[int, ...]:
        if type(value) not in (list, tuple) or any(type(item) is not int for item in value):
            raise BadAnswer("wrong_type", value=value)
        chosen = tuple(sorted(value))
        if len(chosen) != self.size or len(set(chosen)) != self.size or not set(chosen) <= set(self.of):
            raise NotAnOption
        return chosen

    def __contains__(self, value: object) -> bool:
        return _belongs(self, value)

    def sample(self, rng: Rng) -> tuple[int, ...]:
        pool = list(self.of)
        drawn = [pool.pop(int(rng.random() * len(pool))) for _ in range(self.size)]
        drawn.sort()
        return tuple(drawn)

    def count(self) -> int:
        return comb(len(self.of), self.size)

    def enumerate(self) -> Iterator[tuple[int, ...]]:
        return combinations(self.of, self.size)

    def encode(self, value: Any) -> int:
        """The place of the value in the order of `enumerate`."""
        chosen = self.read(value)
        rank, first = 0, 0
        for taken, item in enumerate(chosen):
            place = self.of.index(item)
            rank += sum(comb(len(self.of) - skipped - 1, self.size - taken - 1) for skipped in range(first, place))
            first = place + 1
        return rank

    def decode(self, number: int) -> tuple[int, ...]:
        rank = _within(number, self.count())
        chosen: list[int] = []
        for place, item in enumerate(self.of):
            missing = self.size - len(chosen)
            with_item = comb(len(self.of) - place - 1, missing - 1) if missing else 0
            if rank < with_item:
                chosen.append(item)
            else:
                rank -= with_item
        return tuple(chosen)


class Number(msgspec.Struct, frozen=True, gc=False, tag="number"):
    """A whole number from `least` to `most`, both included."""

    least: int
    most: int

    def read(self, value: Any) -> int:
        if type(value) is not int:
            raise BadAnswer("wrong_type", value=value)
        if not self.least <= value <= self.most:
            raise NotAnOption
        return value

    def __contains__(self, value: object) -> bool:
        return _belongs(self, value)

    def sample(self, rng: Rng) -> int:
        return self.least + int(rng.random() * self.count())

    def count(self) -> int:
        return self.most - self.least + 1

    def enumerate(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1))

    def encode(self, value: Any) -> int:
        return self.read(value) - self.least

    def decode(self, number: int) -> int:
        return self.least + _within(number, self.count())


Options = OneOf | Subset | Number


def one_of(values: Sequence[Scalar]) -> OneOf:
    """The values as options, each once, in their order."""
    return OneOf(tuple(dict.fromkeys(values)))


def _belongs(options: Options, value: object) -> bool:
    try:
        options.read(value)
    except (NotAnOption, BadAnswer):
        return False
    return True


def _within(number: int, count: int) -> int:
    if not 0 <= number < count:
        raise ValueError(f"{number} numbers no option: there are {count}")
    return number
