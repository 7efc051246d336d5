"""Locations with their sections of the journal, and the verses of the book of secrets."""

from afallon.grail.content.base import Entry, Limited, Natural
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import AnyCost, Choice, Effects
from afallon.grail.content.glossary import Seal


class Paragraph(Entry, frozen=True, kw_only=True):
    """A conditional part of a verse's text, shown if its conditions hold when the verse is opened (GR-STORY-03)."""

    id: str
    requires: Requirements = ()


class Verse(Entry, frozen=True, kw_only=True):
    """A piece of the story: text, effects, then choices, the next verse (`go`) or the end of exploration
    (`complete`).

    Within its section a verse is named by its id, elsewhere by `<location>:<id>` or `book:<id>`.
    """

    id: str
    requires: Requirements = ()
    """A party that does not meet them reads the verse `otherwise` instead."""

    otherwise: str | None = None
    paragraphs: tuple[Paragraph, ...] = ()
    """Shown after the verse's own text, in this order."""

    effects: Effects = ()
    choices: tuple[Choice, ...] = ()
    go: str | None = None
    complete: bool = False


class DirectionKeys(Entry, frozen=True, kw_only=True):
    """The numbers of the neighbouring locations (GR-LOC-11)."""

    north: Natural | None = None
    east: Natural | None = None
    south: Natural | None = None
    west: Natural | None = None


class LocationAction(Limited, frozen=True, kw_only=True):
    """The action printed on a location (GR-LOC-10)."""

    cost: tuple[AnyCost, ...] = ()
    effects: Effects
    requires: Requirements = ()


class MenhirRecord(Entry, frozen=True, kw_only=True):
    """The cost, conditions and effects of lighting the menhir. The cost is per player (GR-MENHIR-16), except for cards,
    which are due once (GR-STORY-06). `dial` has the values for 1 to 4 players."""

    cost: tuple[AnyCost, ...] = ()
    requires: Requirements = ()
    everybody_present: bool = True
    dial: tuple[Natural, Natural, Natural, Natural]
    effects: Effects = ()


class Location(Entry, frozen=True, kw_only=True):
    """A location (GR-LOC-01). `explore` names the verse that an exploration opens, `dream` and `nightmare` the verses
    of dusk."""

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
