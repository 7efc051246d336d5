"""Reference data about everything in Avalon's box, derived from its declarations, so that no list must be kept."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import msgspec

from afallon.avalon import night, setup
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.entry import Entry
from afallon.avalon.plan import Plan
from afallon.avalon.sizes import SIDES
from afallon.kernel import Problem, accepted

_MOST: Final = max(SIDES)


class Advice(msgspec.Struct, frozen=True):
    """Advice on when to add a character, a module or a card."""

    needs: tuple[str, ...]
    """The characters that it needs: without them it is refused or has no effect."""

    seats: int
    """The smallest number of players for which it is advised."""

    asks: tuple[str, ...]
    """The kinds of question for which it interrupts the game."""


def advice(entry: Entry) -> Advice:
    """Return the needs that an entry's own check reports, and the largest number of seats that it or they advise."""
    asks = [question.kind for part in (entry, *entry.brings) for question in part.asks]
    needed = [problem.details["needed"] for problem in _problems(entry, _MOST) if "needed" in problem.details]
    seats = max(_advised_from(one) for one in (entry, *(CHARACTERS[name] for name in needed)))
    return Advice(tuple(dict.fromkeys(needed)), seats, tuple(dict.fromkeys(asks)))


@cache
def sees() -> dict[str, tuple[str, ...]]:
    """By character: the characters about whom it learns something at night, if all play together without options."""
    basic = accepted(setup.check(_MOST, {}))
    sides = tuple(character.side for character in CHARACTERS.values())
    everybody = msgspec.structs.replace(basic, deck=tuple(CHARACTERS), sides=sides, assassin="assassin")
    found: dict[str, set[str]] = {name: set() for name in CHARACTERS}
    for sight in night.sights(everybody):
        for watcher in night.watchers(everybody, sight):
            alone = set() if CHARACTERS[watcher].fills_up else {watcher}
            found[watcher] |= night.shown(everybody, sight) - alone
    return {name: tuple(other for other in CHARACTERS if other in seen) for name, seen in found.items()}


def _problems(entry: Entry, seats: int) -> Iterator[Problem]:
    check: Callable[[Plan], Iterator[Problem]] | None = getattr(entry, "check", None)
    if check is not None:
        yield from check(Plan(seats, EDITIONS["custom"], (entry.name,), (), frozenset(), None, ()))


def _advised_from(entry: Entry) -> int:
    """Return the smallest number of seats for which the entry's own check does not advise more players."""
    return next(seats for seats in sorted(SIDES) if not any(map(_asks_for_more, _problems(entry, seats))))


def _asks_for_more(problem: Problem) -> bool:
    return problem.code in ("advised_for_more_players", "lady_below_seven")
