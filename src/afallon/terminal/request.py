"""Parsing of command-line arguments into the people at a table, for any game."""

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
    """Names and languages by seat; people have the first seats."""

    seats: Any
    """The requested number, valid or not; there are names for as many as can play."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    languages: tuple[str, ...]


class Request(msgspec.Struct, frozen=True):
    """A parsed request: the set-up if it can be played, the seating, and the problems of both."""

    setup: Any
    """The game's own set-up; `None` if it cannot be played."""

    seating: Seating
    problems: tuple[Problem, ...]


def read_seating(arguments: Namespace, language: str, *, usual: int, rule: str) -> tuple[Seating, list[Problem]]:
    """Return the seating and its problems. Without `--seats`, the usual number plays, or more if more are named."""
    asked = arguments.people or [say(language, "terminal-guest")]
    people, languages = zip(*(_person(person, language) for person in asked), strict=True)
    seats = arguments.seats if isinstance(arguments.seats, int) else max(usual, len(people))
    seating = _seat(seats, people, languages, language)
    if isinstance(arguments.seats, str):
        seating = msgspec.structs.replace(seating, seats=arguments.seats)
    return seating, list(_check_people(people, seats, rule))


def _person(asked: str, language: str) -> tuple[str, str]:
    """Return name and language from `Name` or `Name:language`."""
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
    """Return the seat with this number (counted from 1) or name."""
    handles = {plain(handle): seat for seat, name in enumerate(names) for handle in (str(seat + 1), name)}
    return handles.get(plain(asked))
