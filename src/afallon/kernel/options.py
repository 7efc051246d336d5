"""Options: the legal answers to a question.

Each kind of options tests membership (`in`), brings a value into its canonical form (`read`) and draws a random answer
(`sample`). It also counts and lists the answers, and numbers them for machine learning (`encode`, `decode`). Players
need further facts for a choice: costs and effects (`Offer`), and the rule that bars a value that is shown (`Barred`).
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from typing import Any

import msgspec

from afallon.kernel.chance import Rng
from afallon.kernel.errors import BadAnswer
from afallon.kernel.vocabulary import Choice

Scalar = str | int | Choice | None
"""The type of one option: a word, a number, `None`, or a tagged choice."""

_SCALARS = frozenset({str, int, type(None)})
_SEQUENCES = frozenset({list, tuple})
_ONLY_INT = frozenset({int})


class NotAnOption(Exception):
    """The value has the right type, but is not an option. `barred` holds the rule that bars it, if one is known."""

    def __init__(self, barred: "Barred | None" = None) -> None:
        self.barred = barred
        super().__init__("not an option")


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cost and preview of an option, as plain facts."""

    cost: Mapping[str, int] = {}
    preview: Mapping[str, Any] = {}


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that is shown but cannot be chosen now, with the rule that forbids it and the facts behind that."""

    value: Any
    rule: str
    facts: Mapping[str, Any] = {}


class OneOf(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="one_of"):
    """One of several values. Weights are for chance only: the number of copies of each value."""

    values: tuple[Any, ...]
    weights: tuple[int, ...] = ()
    offers: tuple[Offer | None, ...] = ()
    """By value, its offer or `None`; empty if no value has one."""

    barred: tuple[Barred, ...] = ()

    def read(self, value: Any) -> Any:
        sort = type(value)
        if sort in _SCALARS and value in self.values:
            return value
        if sort is dict or isinstance(value, Choice):
            for option in self.values:
                if _is_choice(option, value):
                    return option
        elif sort not in _SCALARS:
            raise BadAnswer("wrong_type", value=value)
        for barred in self.barred:
            if (type(barred.value) is sort and barred.value == value) or _is_choice(barred.value, value):
                raise NotAnOption(barred)
        sorts = {dict if isinstance(option, Choice) else type(option) for option in self.values}
        if sort in sorts or (isinstance(value, Choice) and dict in sorts):
            raise NotAnOption
        raise BadAnswer("wrong_type", value=value)

    def __contains__(self, value: object) -> bool:
        return _belongs(self, value)

    def sample(self, rng: Rng) -> Any:
        values = self.values
        if not self.weights:
            return values[int(rng.random() * len(values))]
        ends = tuple(accumulate(self.weights))
        return values[bisect_right(ends, rng.random() * ends[-1])]

    def count(self) -> int:
        return len(self.values)

    def enumerate(self) -> Iterator[Any]:
        return iter(self.values)

    def encode(self, value: Any) -> int:
        return self.values.index(self.read(value))

    def decode(self, number: int) -> Any:
        return self.values[_within(number, self.count())]

    def offer(self, value: Any) -> Offer | None:
        """Return the offer of this value, if it has one."""
        return self.offers[self.values.index(value)] if self.offers else None


def _is_choice(option: Any, value: Any) -> bool:
    """Return whether a value, perhaps in its plain form, equals this tagged choice."""
    if not isinstance(option, Choice):
        return False
    if type(value) is dict:
        return _is_exactly(msgspec.to_builtins(option), value)
    return type(value) is type(option) and value == option


def _is_exactly(plain: Any, value: Any) -> bool:
    """Return whether both are equal including types: Python treats 1, 1.0 and True as equal, rules do not."""
    if isinstance(plain, dict):
        return (
            type(value) is dict
            and len(plain) == len(value)
            and all(name in value and _is_exactly(part, value[name]) for name, part in plain.items())
        )
    if isinstance(plain, list | tuple):
        return type(value) in _SEQUENCES and len(plain) == len(value) and all(map(_is_exactly, plain, value))
    return type(plain) is type(value) and bool(plain == value)


class Subset(msgspec.Struct, frozen=True, gc=False, tag="subset"):
    """A subset of a sorted list of numbers, with exactly `size` members. The canonical form is a sorted tuple."""

    of: tuple[int, ...]
    size: int

    def read(self, value: Any) -> tuple[int, ...]:
        if type(value) not in _SEQUENCES or not _ONLY_INT.issuperset(map(type, value)):
            raise BadAnswer("wrong_type", value=value)
        chosen = tuple(sorted(value))
        if chosen not in _places(self.of, self.size):
            raise NotAnOption
        return chosen

    def __contains__(self, value: object) -> bool:
        return _belongs(self, value)

    def sample(self, rng: Rng) -> tuple[int, ...]:
        subsets = _subsets(self.of, self.size)
        return subsets[int(rng.random() * len(subsets))]

    def count(self) -> int:
        return len(_subsets(self.of, self.size))

    def enumerate(self) -> Iterator[tuple[int, ...]]:
        return iter(_subsets(self.of, self.size))

    def encode(self, value: Any) -> int:
        return _places(self.of, self.size)[self.read(value)]

    def decode(self, number: int) -> tuple[int, ...]:
        return _subsets(self.of, self.size)[_within(number, self.count())]


@lru_cache(maxsize=1024)
def _subsets(of: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(of, size))


@lru_cache(maxsize=1024)
def _places(of: tuple[int, ...], size: int) -> dict[tuple[int, ...], int]:
    return {subset: place for place, subset in enumerate(_subsets(of, size))}


class Number(msgspec.Struct, frozen=True, gc=False, tag="number"):
    """An integer from `least` to `most`, both included."""

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
    """Return these values as options, in order and without duplicates."""
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
