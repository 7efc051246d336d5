"""Estimates: a mean with its confidence interval."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

NORMAL_95: Final = 1.96
"""Number of standard errors on either side that hold 95% of the means."""


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
    """Return Wilson's 95% interval of a share, which holds for small numbers and shares near 0 or 1."""
    share, number, square = one.mean, one.number, NORMAL_95**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    reach = NORMAL_95 / (1 + square / number) * sqrt(share * (1 - share) / number + square / (4 * number**2))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def estimate(values: Iterable[float]) -> Estimate:
    """Return the mean of independent values."""
    return estimate_groups([value] for value in values)


def estimate_groups(groups: Iterable[Sequence[float]]) -> Estimate:
    """Return the mean of all values, where only the groups are independent, such as games but not their seats.

    With fewer than two groups the margin is infinite.
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
