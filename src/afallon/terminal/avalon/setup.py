"""Parsing of Avalon's command-line arguments into a set-up."""

from argparse import Namespace
from typing import Any

from afallon.avalon.box import ENTRIES, OPTIONS
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.avalon.presets import PRESETS
from afallon.avalon.setup import BASIC, check
from afallon.kernel import Problem
from afallon.kernel.preset import Preset
from afallon.terminal.prompt import plain
from afallon.terminal.request import Request, find_seat, read_seating
from afallon.text import say

_PLAIN = Preset("", 5, {"characters": BASIC, "modules": ()})
"""The set-up without a preset."""


def read_request(arguments: Namespace, language: str) -> Request:
    """Parse the set-up options. Characters, modules and presets are given by identifier or by their translated name."""
    preset, unreadable = _preset(arguments.preset, language)
    seating, people = read_seating(arguments, language, usual=preset.seats, rule="AV-SETUP-01")
    options, unknown = _options(arguments, preset, language)
    unreadable += [*unknown, *people]
    if arguments.first_leader is not None:
        options["first_leader"] = leader = find_seat(arguments.first_leader, seating.names)
        if leader is None:
            details = {"leader": arguments.first_leader}
            unreadable.append(Problem("no_such_person", "AV-SETUP-05", details=details))
    setup, problems = check(seating.seats, options)
    return Request(None if unreadable else setup, seating, (*unreadable, *problems))


def _preset(asked: str | None, language: str) -> tuple[Preset, list[Problem]]:
    """Return the named preset, or the plain game."""
    if asked is None:
        return _PLAIN, []
    named = {plain(say(language, f"avalon-preset-{preset.name}")): preset for preset in PRESETS}
    for preset in PRESETS:
        named |= dict.fromkeys(_spellings(preset.name), preset)
    chosen = named.get(plain(asked))
    if chosen is not None:
        return chosen, []
    details = {"preset": asked, "names": ", ".join(preset.name for preset in PRESETS)}
    return _PLAIN, [Problem("unknown_preset", "AV-SETUP-08", details=details)]


def _options(arguments: Namespace, preset: Preset, language: str) -> tuple[dict[str, Any], list[Problem]]:
    """Return the options, and the unknown names under `--without`, which the set-up check cannot see."""
    identifiers = _identifiers(language)

    def identify(name: str) -> str:
        return identifiers.get(plain(name), name)

    added = [identify(name) for name in arguments.added]
    removed = [identify(name) for name in arguments.removed]
    wanted = dict.fromkeys((*preset.options["characters"], *preset.options["modules"], *added))
    chosen = [name for name in wanted if name not in removed]
    options: dict[str, Any] = {
        "edition": arguments.edition,
        "characters": [name for name in chosen if name not in MODULES],
        "modules": [name for name in chosen if name in MODULES],
        "assassin": None if arguments.assassin is None else identify(arguments.assassin),
        **{name: asked for name in OPTIONS if (asked := getattr(arguments, name)) is not None},
    }
    unknown = [name for name in dict.fromkeys(removed) if name not in CHARACTERS and name not in MODULES]
    return options, [Problem("unknown_character", "AV-SETUP-08", details={"character": name}) for name in unknown]


def _identifiers(language: str) -> dict[str, str]:
    """Return the identifier of each character and module by every accepted name."""
    identifiers = {plain(say(language, entry.key)): entry.name for entry in ENTRIES}
    for entry in ENTRIES:
        identifiers |= dict.fromkeys(_spellings(entry.name), entry.name)
    return identifiers


def _spellings(identifier: str) -> tuple[str, ...]:
    return identifier, identifier.replace("_", "-"), identifier.replace("_", " ")
