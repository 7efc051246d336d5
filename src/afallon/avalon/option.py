"""Options: rules that differ between tables or rulebooks. Each is declared once, by the part that owns it."""

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from afallon.avalon.numbers import NAME

Value = TypeVar("Value", bound=str | bool)

Settled = tuple[tuple[str, str | bool], ...]
"""Pairs of option name and chosen value, only for options that affect the parts in play."""


class HasSettled(Protocol):
    """A set-up, before or after its check."""

    @property
    def settled(self) -> Settled: ...


class Option(msgspec.Struct, Generic[Value], frozen=True, kw_only=True):
    """A named choice between values; the first value is the default.

    Message keys: `avalon-option-<name>`, and unless it is a switch, `avalon-option-<name>-<value>` for each value;
    all of them with `.short`.
    """

    name: str
    values: tuple[Value, ...]
    number: int | None = None
    """Its bit in set-up codes, never reused. Only built-in options have one, and they must have two values."""

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
        """Whether the values are `False` and `True`."""
        return isinstance(self.usual, bool)

    def of(self, setup: HasSettled) -> Value:
        """Return the value in this set-up, or the default."""
        value: Any = dict(setup.settled).get(self.name, self.usual)
        return value  # type: ignore[no-any-return]

    def choose(self, asked: Any, settles: Mapping[str, str | bool]) -> Value:
        """Return the requested value, else the edition's, else the default (AV-SETUP-11)."""
        value: Any = settles.get(self.name, self.usual) if asked is None else asked
        return value  # type: ignore[no-any-return]
