"""What texts are made of."""

from typing import Any

import msgspec


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Something of the pack, by what it is (`item`, `location`, …) and how it is known."""

    of: str
    name: str | int


class Phrase(msgspec.Struct, frozen=True, tag="phrase"):
    """A message by its key. An argument is text, a phrase, a name, or a list of these that is joined."""

    key: str
    arguments: dict[str, Any] = {}


Part = str | Phrase | Name | tuple["Part", ...]
"""What an argument may be."""


def phrase(key: str, /, **arguments: Part) -> Phrase:
    return Phrase(f"grail-{key}", arguments)


def quantity(what: str) -> Phrase:
    """A track, resource or attribute."""
    return phrase(f"quantity-{what}")


def who(scope: str) -> Phrase:
    return phrase(f"who-{scope}")


def verse(name: str) -> Phrase:
    """A verse, without its text: by its own name, and where it stands if that is said."""
    section, _, own = name.rpartition(":")
    said = own.replace("_", " ")
    if not section:
        return phrase("verse", verse=said)
    return (
        phrase("verse.book", verse=said)
        if section == "book"
        else phrase("verse.place", verse=said, place=Name("location", int(section)))
    )
