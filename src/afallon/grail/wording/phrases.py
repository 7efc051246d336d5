"""Building blocks of texts: names, phrases and lines."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from afallon.grail.content.glossary import Scope


class Name(msgspec.Struct, frozen=True, tag="name"):
    """A reference to an entry of the pack by its kind (`item`, `location`, …) and its name."""

    of: str
    name: str | int


class Phrase(msgspec.Struct, frozen=True, tag="phrase"):
    """A message key with arguments. An argument is a number, text, phrase, name, or a list of these to be joined."""

    key: str
    arguments: dict[str, Any] = {}


Part = int | str | Phrase | Name | tuple["Part", ...]
"""The types of an argument."""


class Line(msgspec.Struct, frozen=True):
    """A sentence with the rows below it: options, or effects under a condition."""

    text: Part
    below: tuple["Line", ...] = ()


Lines = tuple[Line, ...]

BY_SECTION: Final[dict[str, Scope]] = {
    "combat_cards": "active",
    "diplomacy_cards": "active",
    "items": "owner",
    "secrets": "owner",
    "skills": "owner",
    "characters": "owner",
    "afflictions": "owner",
}
"""Maps a section of the pack to the scope that its texts address as “you”; texts of other sections address the party.

A played card addresses its player, a held card its holder, and a text that is read aloud the whole party.
"""


def addressed(section: str) -> Scope:
    """Return the scope that texts of this section address as “you”."""
    return BY_SECTION.get(section, "party")


def phrase(key: str, /, **arguments: Part) -> Phrase:
    return Phrase(f"grail-{key}", arguments)


def chained(key: str, parts: Sequence[Part]) -> Part:
    """Join parts by nesting a message that takes two of them, `$one` and `$other`."""
    said = parts[0]
    for other in parts[1:]:
        said = phrase(key, one=said, other=other)
    return said


def quantity(what: str) -> Phrase:
    """Return the phrase for a track, resource or attribute."""
    return phrase(f"quantity-{what}")


def verse(name: str) -> Phrase:
    """Return the phrase for a verse: its own name, and its section if the name has one."""
    section, _, own = name.rpartition(":")
    said = own.replace("_", " ")
    if not section:
        return phrase("verse", verse=said)
    if section == "book":
        return phrase("verse-of-book", verse=said)
    return phrase("verse-of-place", verse=said, place=Name("location", int(section)))


def which(scope: Scope, you: Scope) -> Part:
    """Return the selector for the person of a verb in texts: `you`, or the scope.

    Languages differ in how they address a group, so for a party each language defines it in `grail-party-is`.
    """
    if scope != you:
        return scope
    return phrase("party-is") if scope == "party" else "you"


def place(number: int | None) -> dict[str, Part]:
    """Return the arguments for a location; `place_is` is `here` for the current location, else `there`."""
    if number is None:
        return {"place": "", "place_is": "here"}
    return {"place": Name("location", number), "place_is": "there"}
