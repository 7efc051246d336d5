"""Options: points on which tables and books differ. Each is declared once, by what it belongs to."""

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from afallon.avalon.numbers import NAME

Value = TypeVar("Value", bound=str | bool)

Settled = tuple[tuple[str, str | bool], ...]
"""By name of an option: how it is settled; only of those that make a difference to what is in play."""


class HasSettled(Protocol):
    """A set-up, checked or about to be."""

    @property
    def settled(self) -> Settled: ...


class Option(msgspec.Struct, Generic[Value], frozen=True, kw_only=True):
    """One such point: its name, and the values it may have, the usual one first.

    Its words are `avalon-option-<name>`, and if it is no mere yes or no, `avalon-option-<name>-<value>` for each value;
    all of them with `.short`.
    """

    name: str
    values: tuple[Value, ...]
    number: int | None = None
    """Its place in set-up codes, which nothing else may ever have; it needs one only in our box, and two values."""

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise ValueError(f"option {self.name!r}: a name is small letters and digits, with single underscores")
        if self.number is not None and len(self.values) != 2:
            raise ValueError(f"option {self.name}: a number is one bit, for two values and not {len(self.values)}")

    @property
    def usual(self) -> Value:
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        """Whether it is a mere yes or no."""
        return isinstance(self.usual, bool)

    def of(self, setup: HasSettled) -> Value:
        """How it is settled in this set-up."""
        value: Any = dict(setup.settled).get(self.name, self.usual)
        return value  # type: ignore[no-any-return]

    def choose(self, asked: Any, settles: Mapping[str, str | bool]) -> Value:
        """The value that is asked for, else the edition's own, else the usual one (AV-SETUP-11)."""
        value: Any = settles.get(self.name, self.usual) if asked is None else asked
        return value  # type: ignore[no-any-return]
