"""Stable numbers of built-in things: set-up codes are encoded with them and lists are sorted by them."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""The pattern of names, which become message keys, file names and codes."""


class Numbered(Protocol):
    """A thing with a name, and a number if it is built-in."""

    @property
    def name(self) -> str: ...

    @property
    def number(self) -> int | None: ...


Thing = TypeVar("Thing", bound=Numbered)


def in_order(things: Iterable[Thing]) -> list[Thing]:
    """Sort by number; added things without a number come last, by name."""
    return sorted(things, key=lambda thing: (thing.number is None, thing.number or 0, thing.name))


def check_numbers(things: Iterable[Numbered]) -> None:
    """Raise `ValueError` if two things share a number, since existing set-up codes would change their meaning."""
    numbers = Counter(thing.number for thing in things if thing.number is not None)
    if twice := [number for number, times in numbers.items() if times > 1]:
        raise ValueError(f"two things of one kind have the same number: {twice}")
