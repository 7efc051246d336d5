"""What texts are made of."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from afallon.grail.content.glossary import Scope


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Something of the pack, by what it is (`item`, `location`, …) and how it is known."""

    of: str
    name: str | int


class Phrase(msgspec.Struct, frozen=True, tag="phrase"):
    """A message by its key. An argument is a number, text, a phrase, a name, or a list of these that is joined."""

    key: str
    arguments: dict[str, Any] = {}


Part = int | str | Phrase | Name | tuple["Part", ...]
"""What an argument may be."""


class Line(msgspec.Struct, frozen=True):
    """A sentence, and what stands in rows below it: what can be chosen, or what hangs on a condition."""

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
"""Whom a text calls “you”, by the section of the pack that it stands in; in any other it is the party.

A card that is played speaks to whoever plays it, what one holds to its holder, and whatever is read aloud to all.
"""


def addressed(section: str) -> Scope:
    """Whom the texts of a section call “you”."""
    return BY_SECTION.get(section, "party")


def phrase(key: str, /, **arguments: Part) -> Phrase:
    return Phrase(f"grail-{key}", arguments)


def chained(key: str, parts: Sequence[Part]) -> Part:
    """Parts that a message puts one after another as `$one` and `$other`."""
    said = parts[0]
    for other in parts[1:]:
        said = phrase(key, one=said, other=other)
    return said


def quantity(what: str) -> Phrase:
    """A track, resource or attribute."""
    return phrase(f"quantity-{what}")


def verse(name: str) -> Phrase:
    """A verse, without its text: by its own name, and where it stands if that is said."""
    section, _, own = name.rpartition(":")
    said = own.replace("_", " ")
    if not section:
        return phrase("verse", verse=said)
    if section == "book":
        return phrase("verse-of-book", verse=said)
    return phrase("verse-of-place", verse=said, place=Name("location", int(section)))


def which(scope: Scope, you: Scope) -> Part:
    """The word by which texts choose the person of a verb: `you`, or whom it means.

    Not every language tells a party what to do as it tells one person, so each says for itself what the party is.
    """
    if scope != you:
        return scope
    return phrase("party-is") if scope == "party" else "you"


def place(number: int | None) -> dict[str, Part]:
    """Arguments that name a location: by `place_is` a text sees whether it is the one where all this happens."""
    if number is None:
        return {"place": "", "place_is": "here"}
    return {"place": Name("location", number), "place_is": "there"}
