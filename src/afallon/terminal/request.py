"""From the words of a command line to the people around a table, whatever they play."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from afallon.kernel import Problem
from afallon.terminal.prompt import plain
from afallon.text import LANGUAGES, say

LONGEST_NAME = 20


class Seating(msgspec.Struct, frozen=True):
    """Who sits where, in which language; the people sit on the first seats."""

    seats: Any
    """As asked for, a number or not; there are names for as many as can play."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    languages: tuple[str, ...]


class Request(msgspec.Struct, frozen=True):
    """What was asked for: the set-up if it can be played, who would play it, and everything to be said of both."""

    setup: Any
    """The game's own; `None` if it cannot be played."""

    seating: Seating
    problems: tuple[Problem, ...]


def read_seating(arguments: Namespace, language: str, *, usual: int, rule: str) -> tuple[Seating, list[Problem]]:
    """Who sits where, and what is wrong with that; as many as usual play, unless more are named."""
    asked = arguments.people or [say(language, "terminal-guest")]
    people, languages = zip(*(_person(person, language) for person in asked), strict=True)
    seats = arguments.seats if isinstance(arguments.seats, int) else max(usual, len(people))
    seating = _seat(seats, people, languages, language)
    if isinstance(arguments.seats, str):
        seating = msgspec.structs.replace(seating, seats=arguments.seats)
    return seating, list(_check_people(people, seats, rule))


def _person(asked: str, language: str) -> tuple[str, str]:
    """The name and the language of somebody who was named as `Name` or as `Name:language`."""
    name, _, spoken = asked.rpartition(":")
    return (name, spoken) if name and spoken in LANGUAGES else (asked, language)


def _seat(seats: int, people: tuple[str, ...], languages: tuple[str, ...], language: str) -> Seating:
    taken = {plain(name) for name in people}
    bots = [name for name in say(language, "terminal-bot-names").split(", ") if plain(name) not in taken]
    return Seating(
        seats=seats,
        names=(*people, *bots)[: max(seats, 0)],
        people=tuple(range(len(people))),
        languages=(*languages, *[language] * len(bots))[: max(seats, 0)],
    )


def _check_people(people: tuple[str, ...], seats: int, rule: str) -> Iterator[Problem]:
    if len(people) > seats:
        yield Problem("too_many_people", rule, details={"people": len(people), "seats": seats})
    for name in people:
        if not name.isprintable() or not any(map(str.isalpha, name)) or len(name) > LONGEST_NAME:
            yield Problem("unusable_name", rule, details={"name": repr(name), "most": LONGEST_NAME})
    called = Counter(map(plain, people))
    for name in {plain(name): name for name in people if called[plain(name)] > 1}.values():
        yield Problem("name_twice", rule, details={"name": name})


def find_seat(asked: str, names: tuple[str, ...]) -> int | None:
    """The seat of a number (counted from 1) or of a name."""
    handles = {plain(handle): seat for seat, name in enumerate(names) for handle in (str(seat + 1), name)}
    return handles.get(plain(asked))
