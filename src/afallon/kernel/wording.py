"""Localisation metadata: how a field of each type is rendered as arguments of a Fluent message.

The annotation of a field type carries it: `Side = Annotated[str, meaning("Side", "…", Named(("side",)))]`. Renderers
for any language follow these structs, and need to know no rule of the game.
"""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec


class Said(msgspec.Struct, frozen=True, tag_field="said", tag=str.lower, omit_defaults=True):
    """How the values of a type are rendered. Message keys are given without the prefix of the game."""


class Person(Said, frozen=True):
    """A seat, rendered as the name of its player."""


class People(Said, frozen=True):
    """Seats, rendered as the names of their players and their number."""


class Number(Said, frozen=True):
    """An integer, rendered as people count: from 1."""

    counted_from: int = 1
    """The first number by the rules' own count."""


class Text(Said, frozen=True):
    """Text that is rendered unchanged."""


class Flag(Said, frozen=True):
    """A boolean. It is not rendered, but a message may select its wording by it."""


class Named(Said, frozen=True):
    """An identifier, rendered as its name."""

    where: tuple[str, ...]
    """Key prefixes of the names, the likeliest first."""

    none: str | None = None
    """The identifier to render for an empty field; by default an empty field is not rendered."""


class Listed(Said, frozen=True):
    """Identifiers, rendered as a list of their names without duplicates."""

    where: tuple[str, ...]
    copies: bool = False
    """Whether the number of each is rendered as well."""


class Amounts(Said, frozen=True):
    """Numbers by identifier, each rendered with the message `<where>-<identifier>.count`."""

    where: str


class Tally(Said, frozen=True):
    """One of a few answers for each seat, rendered as count and names per answer (`$approve`, `$approve_names`)."""

    answers: tuple[str, ...]


class Held(Said, frozen=True):
    """One identifier for each seat, rendered as a list of players with it (`player-and-<what>`)."""

    what: str


class Scores(Said, frozen=True):
    """Points by category for each seat, rendered as a list of players with their sum (`player-and-points`)."""


class Content(Said, frozen=True):
    """An entry of the content in play, such as a card of a pack, rendered as its name there."""

    sort: str


class Particular(Said, frozen=True):
    """A value of a type that only one game has; that game's own renderer handles it."""

    what: str


def meaning(title: str, description: str, said: Said) -> msgspec.Meta:
    """Return the metadata of a field type: its title, a description of its values, and how they are rendered."""
    return msgspec.Meta(title=title, description=description, extra={"said": said})


@cache
def fields_said(declared: type) -> Mapping[str, Said]:
    """Return how each field of a declaration is rendered. Fields that no message can use are left out."""
    if not issubclass(declared, msgspec.Struct):
        return {}
    said = {field.name: said_of(field.type) for field in msgspec.structs.fields(declared)}
    return {field: how for field, how in said.items() if how is not None}


def said_of(sort: Any) -> Said | None:
    """Return how the values of a type are rendered, also for an optional type such as `Seat | None`."""
    if get_origin(sort) in (Union, UnionType):
        return next(filter(None, map(said_of, get_args(sort))), None)
    if get_origin(sort) is Annotated:
        plain, *notes = get_args(sort)
        extras = (note.extra for note in notes if isinstance(note, msgspec.Meta) and note.extra)
        return next((extra["said"] for extra in extras if "said" in extra), said_of(plain))
    return {bool: Flag(), int: Number(), str: Text()}.get(sort)


def title_of(sort: Any) -> str:
    """Return the title of a type, also for an optional type; empty if it has none."""
    notes = (note for part in (sort, *get_args(sort)) for note in getattr(part, "__metadata__", ()))
    return next((note.title for note in notes if isinstance(note, msgspec.Meta) and note.title), "")


def argument(field: str, how: Said) -> str:
    """Return the argument name of a field in messages: its own name, but `name` for a seat and `names` for seats."""
    match field, how:
        case "seat", Person():
            return "name"
        case "seats", People():
            return "names"
    return field


def number_of(field: str) -> str:
    """Return the argument name of the number of players in a field."""
    return "count" if field == "seats" else f"{field}_count"


def choice(value: Any) -> str:
    """Return the value that selects a message's wording; `none` for no value and for an empty list."""
    match value:
        case None | []:
            return "none"
        case bool():
            return "yes" if value else "no"
        case str():
            return value
    return "some"
