"""What may be answered to a question.

Every kind of options can tell what belongs to it (`in`), bring a value into its one canonical form (`read`), draw one
(`sample`), count and list them, and number them for learners (`encode`, `decode`). Options also carry what a person
needs in order to choose: what each costs and leads to, and why something that is shown cannot be chosen now.
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
"""What one option may be: a word, a number, nothing, or a tagged choice."""

_SCALARS = frozenset({str, int, type(None)})
_SEQUENCES = frozenset({list, tuple})
_ONLY_INT = frozenset({int})


class NotAnOption(Exception):
    """The value has the right type, but is none of the options. `barred` says why, if there is a reason of its own."""

    def __init__(self, barred: "Barred | None" = None) -> None:
        self.barred = barred
        super().__init__("not an option")


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option costs, and what it would come to, as plain facts."""

    cost: Mapping[str, int] = {}
    preview: Mapping[str, Any] = {}


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that is shown but cannot be chosen now: the rule that forbids it, and the facts that it goes by."""

    value: Any
    rule: str
    facts: Mapping[str, Any] = {}


class OneOf(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="one_of"):
    """One of some values. Weights, if any, are for chance alone: how many copies of each value there are."""

    values: tuple[Any, ...]
    weights: tuple[int, ...] = ()
    offers: tuple[Offer | None, ...] = ()
    """By value, where there is something to say of any."""

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
        """What is to be said of this value, if anything."""
        return self.offers[self.values.index(value)] if self.offers else None


def _is_choice(option: Any, value: Any) -> bool:
    """Whether a value, perhaps in its plain form, is this tagged choice."""
    if not isinstance(option, Choice):
        return False
    if type(value) is dict:
        return _is_exactly(msgspec.to_builtins(option), value)
    return type(value) is type(option) and value == option


def _is_exactly(plain: Any, value: Any) -> bool:
    """Whether these are equal, types and all: plain data calls 1, 1.0 and true the same, and a rule does not."""
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
    """Some different numbers out of a sorted list, `size` of them. The canonical form is a sorted tuple."""

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
