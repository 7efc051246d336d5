"""Chapters, endings and the properties of a pack."""

from typing import Literal

from afallon.grail.content.base import Entry, Natural, Positive
from afallon.grail.content.effects import Effects
from afallon.grail.content.glossary import Colour


class EncounterRecipe(Entry, frozen=True, kw_only=True):
    """The number of encounters of a colour and level, for 1 to 4 players (GR-WORLD-17)."""

    colour: Colour
    level: Natural
    cards: tuple[Natural, Natural, Natural, Natural]


class EventRecipe(Entry, frozen=True, kw_only=True):
    """The story events of one part, in their order or shuffled. The parts form the deck in the order given, the first
    on top."""

    part: Natural
    shuffled: bool = False


class Chapter(Entry, frozen=True, kw_only=True):
    """A chapter setup card. The first chapter is 1; the event deck of a later chapter replaces the one before
    (GR-WORLD-24)."""

    number: Positive
    events: tuple[EventRecipe, ...] = ()
    add: tuple[EncounterRecipe, ...] = ()
    remove: tuple[EncounterRecipe, ...] = ()
    effects: Effects = ()
    """Carried out when the decks are ready; without effects nothing is restored (GR-EVENT-15)."""


class Ending(Entry, frozen=True, kw_only=True):
    """A possible end of a campaign; its epilogue is one of the pack's texts."""

    id: str
    ended: Literal["victory", "defeat"]


class PackCard(Entry, frozen=True, kw_only=True):
    """The properties of a pack; a pack has exactly one such entry."""

    id: str
    version: Natural
    start: Natural
    """The number of the starting location (GR-WORLD-02)."""

    starting_dial: tuple[Natural, Natural, Natural, Natural] = (8, 7, 6, 5)
    rows: Positive = 3
    """Number of rows of keys on the edges of this pack's cards."""

    mercy_status: str | None = None
    """The status that Mercy marks (GR-DEATH-16); its verse is 500 of the book."""

    languages: tuple[str, ...] = ()
    """The languages of its texts; the first is the source of the translations."""

    whole: bool = False
    """Whether it is a whole campaign: its decks have the rules' shares of basic and named cards (GR-CHAR-11)."""
