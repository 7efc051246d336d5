"""From the words of a command line to a set-up and the people around it."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.avalon.plan import Setup
from afallon.avalon.setup import BASIC, check
from afallon.kernel import Problem
from afallon.terminal.prompt import plain
from afallon.text import LANGUAGES, say

LONGEST_NAME = 20


class Seating(msgspec.Struct, frozen=True):
    """Who sits where, in which language; the people sit on the first seats."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    languages: tuple[str, ...]


class Request(msgspec.Struct, frozen=True):
    """What was asked for: the set-up if it can be played, who would play it, and everything to be said of both."""

    setup: Setup | None
    seating: Seating
    problems: tuple[Problem, ...]


def read_request(arguments: Namespace, language: str) -> Request:
    """Understand the set-up options. Names of characters and modules may be identifiers or in the language."""
    asked = arguments.people or [say(language, "terminal-guest")]
    people, languages = zip(*(_person(person, language) for person in asked), strict=True)
    seats = arguments.seats if arguments.seats is not None else max(5, len(people))
    seating = _seat(seats, people, languages, language)
    options, unknown = _options(arguments, language)
    troubles = [*unknown, *_check_people(people, seats)]
    if arguments.first_leader is not None:
        options["first_leader"] = leader = _find_seat(arguments.first_leader, seating.names)
        if leader is None:
            details = {"leader": arguments.first_leader}
            troubles.append(Problem("no_such_person", "AV-SETUP-05", details=details))
    setup, problems = check(seats, options)
    return Request(None if troubles else setup, seating, (*troubles, *problems))


def _options(arguments: Namespace, language: str) -> tuple[dict[str, Any], list[Problem]]:
    """The game's options, and those names that a set-up cannot refuse itself, because they take something away."""
    identifiers = _identifiers(language)

    def identify(name: str) -> str:
        return identifiers.get(plain(name), name)

    added = [identify(name) for name in arguments.added]
    removed = [identify(name) for name in arguments.removed]
    characters = [name for name in (*BASIC, *added) if name not in MODULES and name not in removed]
    options: dict[str, Any] = {
        "edition": arguments.edition,
        "characters": list(dict.fromkeys(characters)),
        "modules": [name for name in dict.fromkeys(added) if name in MODULES and name not in removed],
        "assassin": None if arguments.assassin is None else identify(arguments.assassin),
        "fifth_team": arguments.fifth_team,
    }
    unknown = [name for name in dict.fromkeys(removed) if name not in CHARACTERS and name not in MODULES]
    return options, [Problem("unknown_character", "AV-SETUP-08", details={"character": name}) for name in unknown]


def _identifiers(language: str) -> dict[str, str]:
    """Everything a character or module may be called, and its identifier."""
    found = {}
    for kind, names in (("character", CHARACTERS), ("module", MODULES)):
        for name in names:
            found[plain(say(language, f"avalon-{kind}-{name}"))] = name
    for name in (*CHARACTERS, *MODULES):
        found[name] = found[name.replace("_", "-")] = found[name.replace("_", " ")] = name
    return found


def _person(asked: str, language: str) -> tuple[str, str]:
    """The name and the language of somebody who was named as `Name` or as `Name:language`."""
    name, _, spoken = asked.rpartition(":")
    return (name, spoken) if name and spoken in LANGUAGES else (asked, language)


def _seat(seats: int, people: tuple[str, ...], languages: tuple[str, ...], language: str) -> Seating:
    taken = {plain(name) for name in people}
    bots = [name for name in say(language, "terminal-bot-names").split(", ") if plain(name) not in taken]
    return Seating(
        names=(*people, *bots)[: max(seats, 0)],
        people=tuple(range(len(people))),
        languages=(*languages, *[language] * seats)[: max(seats, 0)],
    )


def _check_people(people: tuple[str, ...], seats: int) -> Iterator[Problem]:
    if len(people) > seats:
        yield Problem("too_many_people", "AV-SETUP-01", details={"people": len(people), "seats": seats})
    for name in people:
        if not name.isprintable() or not any(map(str.isalpha, name)) or len(name) > LONGEST_NAME:
            yield Problem("unusable_name", "AV-SETUP-01", details={"name": repr(name), "most": LONGEST_NAME})
    called = Counter(map(plain, people))
    for name in {plain(name): name for name in people if called[plain(name)] > 1}.values():
        yield Problem("name_twice", "AV-SETUP-01", details={"name": name})


def _find_seat(asked: str, names: tuple[str, ...]) -> int | None:
    """The seat of a number (counted from 1) or of a name."""
    handles = {plain(handle): seat for seat, name in enumerate(names) for handle in (str(seat + 1), name)}
    return handles.get(plain(asked))
