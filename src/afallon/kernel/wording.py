"""How facts are put into words: what a text gets of a field, by the type of the field. No word of any language is here.

A type of field says it in its annotation: `Side = Annotated[str, meaning("Side", "…", Named(("side",)))]`. Whoever
makes sentences, in whatever language, follows these structs and needs no rule of the game.
"""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec


class Said(msgspec.Struct, frozen=True, tag_field="said", tag=str.lower, omit_defaults=True):
    """How the values of a type are said. Keys of words are given without the name of the game before them."""


class Person(Said, frozen=True):
    """A seat: the name of whoever sits there."""


class People(Said, frozen=True):
    """Seats: the names, and how many they are."""


class Number(Said, frozen=True):
    """A number: as people count, who begin with 1."""

    counted_from: int = 1
    """Where the rules begin to count."""


class Text(Said, frozen=True):
    """Text that is said as it is."""


class Flag(Said, frozen=True):
    """Yes or no: nothing is said of it, but a text may choose its words by it."""


class Named(Said, frozen=True):
    """An identifier: what it is called."""

    where: tuple[str, ...]
    """Where the names stand, the likeliest place first."""

    none: str | None = None
    """The name of what is said where there is no identifier; otherwise nothing is said."""


class Listed(Said, frozen=True):
    """Identifiers: what they are called, each once."""

    where: tuple[str, ...]
    copies: bool = False
    """Whether it is said how many there are of each."""


class Amounts(Said, frozen=True):
    """By identifier, how many there are: each in its own words for so many (`<where>-<identifier>.count`)."""

    where: str


class Tally(Said, frozen=True):
    """By seat, one of a few answers: how many gave each, and who (`$approve`, `$approve_names`)."""

    answers: tuple[str, ...]


class Held(Said, frozen=True):
    """By seat, what it holds: everybody with it (`player-and-<what>`)."""

    what: str


class Scores(Said, frozen=True):
    """By seat, points by what they are for: everybody with their sum (`player-and-points`)."""


class Content(Said, frozen=True):
    """Something of the content that is played, such as a card of a pack: its name there."""

    sort: str


class Particular(Said, frozen=True):
    """Something that only this game has: whoever makes its sentences has a way of its own to say it."""

    what: str


def meaning(title: str, description: str, said: Said) -> msgspec.Meta:
    """What a type of field means: its title, what its values are, and how they are said."""
    return msgspec.Meta(title=title, description=description, extra={"said": said})


@cache
def fields_said(declared: type) -> Mapping[str, Said]:
    """By field of a declaration: how it is said. Fields of which no text can speak are left out."""
    if not issubclass(declared, msgspec.Struct):
        return {}
    said = {field.name: said_of(field.type) for field in msgspec.structs.fields(declared)}
    return {field: how for field, how in said.items() if how is not None}


def said_of(sort: Any) -> Said | None:
    """How the values of a type are said, also of one that may be missing (`Seat | None`)."""
    if get_origin(sort) in (Union, UnionType):
        return next(filter(None, map(said_of, get_args(sort))), None)
    if get_origin(sort) is Annotated:
        plain, *notes = get_args(sort)
        extras = (note.extra for note in notes if isinstance(note, msgspec.Meta) and note.extra)
        return next((extra["said"] for extra in extras if "said" in extra), said_of(plain))
    return {bool: Flag(), int: Number(), str: Text()}.get(sort)


def title_of(sort: Any) -> str:
    """The title of a type, also of one that may be missing; nothing, if it has none."""
    notes = (note for part in (sort, *get_args(sort)) for note in getattr(part, "__metadata__", ()))
    return next((note.title for note in notes if isinstance(note, msgspec.Meta) and note.title), "")


def argument(field: str, how: Said) -> str:
    """What a text calls a field: by its own name, but a seat by the name of whoever sits there."""
    match field, how:
        case "seat", Person():
            return "name"
        case "seats", People():
            return "names"
    return field


def number_of(field: str) -> str:
    """What a text calls the number of those whom a field names."""
    return "count" if field == "seats" else f"{field}_count"


def choice(value: Any) -> str:
    """By what a text may choose its words where a field has this value; nothing, and a list of nothing, is `none`."""
    match value:
        case None | []:
            return "none"
        case bool():
            return "yes" if value else "no"
        case str():
            return value
    return "some"
