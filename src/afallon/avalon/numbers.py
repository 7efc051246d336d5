"""Numbers: everything in our box has one among its kind. Set-up codes are made of them, and lists follow them."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""What the name of a thing looks like: words, files and codes are made of it."""


class Numbered(Protocol):
    """What has a number in our box; if it was added to the box, it has none."""

    @property
    def name(self) -> str: ...

    @property
    def number(self) -> int | None: ...


Thing = TypeVar("Thing", bound=Numbered)


def in_order(things: Iterable[Thing]) -> list[Thing]:
    """By number; what was added comes last, by name."""
    return sorted(things, key=lambda thing: (thing.number is None, thing.number or 0, thing.name))


def check_numbers(things: Iterable[Numbered]) -> None:
    """See to it that no number means two things: codes that people have would change their meaning."""
    numbers = Counter(thing.number for thing in things if thing.number is not None)
    if twice := [number for number, times in numbers.items() if times > 1]:
        raise ValueError(f"two things of one kind have the same number: {twice}")
