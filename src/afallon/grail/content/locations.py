"""Locations, each with its section of the journal; and the book of secrets, which is made of verses too."""

from afallon.grail.content.base import Entry
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Choice, Cost, Effects
from afallon.grail.content.glossary import Seal


class Verse(Entry, frozen=True, kw_only=True):
    """A piece of story: effects, then choices, or the verse that follows, or the mark that exploration is complete.

    A verse is named within its section by its id, from elsewhere by `<location>:<id>` or `book:<id>`.
    """

    id: str
    requires: Requirements = ()
    """A party that does not meet them goes to `otherwise` instead."""

    otherwise: str | None = None
    effects: Effects = ()
    choices: tuple[Choice, ...] = ()
    go: str | None = None
    complete: bool = False


class DirectionKeys(Entry, frozen=True, kw_only=True):
    """The numbers of the neighbours (GR-LOC-11)."""

    north: int | None = None
    east: int | None = None
    south: int | None = None
    west: int | None = None


class LocationAction(Entry, frozen=True, kw_only=True):
    """What can be done there (GR-LOC-10)."""

    cost: tuple[Cost, ...] = ()
    effects: Effects
    requires: Requirements = ()
    once_per_day: bool = False


class MenhirRecord(Entry, frozen=True, kw_only=True):
    """What lights the menhir. The cost is per player (GR-MENHIR-16), the dial by the number of players."""

    cost: tuple[Cost, ...] = ()
    requires: Requirements = ()
    everybody_present: bool = True
    dial: tuple[int, int, int, int]
    effects: Effects = ()


class Location(Entry, frozen=True, kw_only=True):
    """GR-LOC-01. `explore` names the verse that an exploration opens, `dream` and `nightmare` those of dusk."""

    number: int
    original: int | None = None
    seals: tuple[Seal, ...] = ()
    keys: DirectionKeys = DirectionKeys()
    action: LocationAction | None = None
    immediate: Effects = ()
    menhir: MenhirRecord | None = None
    explore: str | None = None
    dream: str | None = None
    nightmare: str | None = None
    verses: tuple[Verse, ...] = ()
