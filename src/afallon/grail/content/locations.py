"""Locations, each with its section of the journal; and the book of secrets, which is made of verses too."""

from afallon.grail.content.base import Entry, Limited, Natural
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import AnyCost, Choice, Effects
from afallon.grail.content.glossary import Seal


class Paragraph(Entry, frozen=True, kw_only=True):
    """A part of a verse's text, which is told if its conditions hold when the verse is read (GR-STORY-03)."""

    id: str
    requires: Requirements = ()


class Verse(Entry, frozen=True, kw_only=True):
    """A piece of story: text, effects, then choices, or the verse that follows, or that exploration is complete.

    A verse is named within its section by its id, from elsewhere by `<location>:<id>` or `book:<id>`.
    """

    id: str
    requires: Requirements = ()
    """A party that does not meet them goes to `otherwise` instead."""

    otherwise: str | None = None
    paragraphs: tuple[Paragraph, ...] = ()
    """What is told after the verse's own text, in this order."""

    effects: Effects = ()
    choices: tuple[Choice, ...] = ()
    go: str | None = None
    complete: bool = False


class DirectionKeys(Entry, frozen=True, kw_only=True):
    """The numbers of the neighbours (GR-LOC-11)."""

    north: Natural | None = None
    east: Natural | None = None
    south: Natural | None = None
    west: Natural | None = None


class LocationAction(Limited, frozen=True, kw_only=True):
    """What can be done there (GR-LOC-10)."""

    cost: tuple[AnyCost, ...] = ()
    effects: Effects
    requires: Requirements = ()


class MenhirRecord(Entry, frozen=True, kw_only=True):
    """What lights the menhir. The cost is per player (GR-MENHIR-16), but cards are due once (GR-STORY-06); the dial is
    by the number of players."""

    cost: tuple[AnyCost, ...] = ()
    requires: Requirements = ()
    everybody_present: bool = True
    dial: tuple[Natural, Natural, Natural, Natural]
    effects: Effects = ()


class Location(Entry, frozen=True, kw_only=True):
    """GR-LOC-01. `explore` names the verse that an exploration opens, `dream` and `nightmare` those of dusk."""

    number: Natural
    original: Natural | None = None
    seals: tuple[Seal, ...] = ()
    keys: DirectionKeys = DirectionKeys()
    action: LocationAction | None = None
    immediate: Effects = ()
    menhir: MenhirRecord | None = None
    explore: str | None = None
    dream: str | None = None
    nightmare: str | None = None
    verses: tuple[Verse, ...] = ()
