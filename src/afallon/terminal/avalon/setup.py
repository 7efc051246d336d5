"""From the words of a command line to a set-up of Avalon."""

from argparse import Namespace
from typing import Any

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.avalon.setup import BASIC, check
from afallon.kernel import Problem
from afallon.terminal.prompt import plain
from afallon.terminal.request import Request, find_seat, read_seating
from afallon.text import say


def read_request(arguments: Namespace, language: str) -> Request:
    """Understand the set-up options. Names of characters and modules may be identifiers or in the language."""
    seating, troubles = read_seating(arguments, language, usual=5, rule="AV-SETUP-01")
    options, unknown = _options(arguments, language)
    troubles = [*unknown, *troubles]
    if arguments.first_leader is not None:
        options["first_leader"] = leader = find_seat(arguments.first_leader, seating.names)
        if leader is None:
            details = {"leader": arguments.first_leader}
            troubles.append(Problem("no_such_person", "AV-SETUP-05", details=details))
    setup, problems = check(seating.seats, options)
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
