"""Estimates: a mean, and how far off it may be."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

NORMAL_95: Final = 1.96
"""So many standard errors on either side hold 95 of 100 means."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95% interval, `mean - margin` to `mean + margin`."""

    mean: float
    margin: float
    number: int

    @property
    def error(self) -> float:
        """The standard error."""
        return self.margin / NORMAL_95

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.margin:.2f}"


def share_interval(one: Estimate) -> tuple[float, float]:
    """The 95% interval of a share, by Wilson's score: it is honest where nearly all or none of a few are counted."""
    share, number, square = one.mean, one.number, NORMAL_95**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    reach = NORMAL_95 / (1 + square / number) * sqrt(share * (1 - share) / number + square / (4 * number**2))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def estimate(values: Iterable[float]) -> Estimate:
    """The mean of independent values."""
    return estimate_groups([value] for value in values)


def estimate_groups(groups: Iterable[Sequence[float]]) -> Estimate:
    """The mean of all values, where only groups are independent of each other, as the seats of one game are not.

    Fewer than two groups say nothing of how far off the mean may be: the margin is infinite.
    """
    seen = [group for group in groups if group]
    number = sum(map(len, seen))
    if not number:
        raise ValueError("there is no mean of nothing")
    mean = sum(map(sum, seen)) / number
    if len(seen) < 2:
        return Estimate(mean, float("inf"), number)
    squares = sum((sum(group) - mean * len(group)) ** 2 for group in seen)
    variance = squares / number**2 * len(seen) / (len(seen) - 1)
    return Estimate(mean, NORMAL_95 * sqrt(variance), number)
