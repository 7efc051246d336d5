"""Chapters, and what a pack says of itself."""

from typing import Literal

from afallon.grail.content.base import Entry, Natural, Positive
from afallon.grail.content.effects import Effects
from afallon.grail.content.glossary import Colour


class EncounterRecipe(Entry, frozen=True, kw_only=True):
    """So many encounters of a colour and level, by the number of players (GR-WORLD-17)."""

    colour: Colour
    level: Natural
    cards: tuple[Natural, Natural, Natural, Natural]


class EventRecipe(Entry, frozen=True, kw_only=True):
    """The story events of one part, in their order or shuffled; the parts lie on each other in the order given."""

    part: Natural
    shuffled: bool = False


class Chapter(Entry, frozen=True, kw_only=True):
    """A chapter setup card. The first chapter is 1; the event deck of a later one takes the place of the one before."""

    number: Positive
    events: tuple[EventRecipe, ...] = ()
    add: tuple[EncounterRecipe, ...] = ()
    remove: tuple[EncounterRecipe, ...] = ()
    effects: Effects = ()
    """What it gives and takes when the decks are ready; without them nothing is restored (GR-EVENT-15)."""


class Ending(Entry, frozen=True, kw_only=True):
    """How a campaign may end; its epilogue is one of the pack's texts."""

    id: str
    ended: Literal["victory", "defeat"]


class PackCard(Entry, frozen=True, kw_only=True):
    """What a pack is: one entry in the whole pack."""

    id: str
    version: Natural
    start: Natural
    """The number of the starting location (GR-WORLD-02)."""

    starting_dial: tuple[Natural, Natural, Natural, Natural] = (8, 7, 6, 5)
    rows: Positive = 3
    """How many rows of keys the edges of this pack's cards have."""

    mercy_status: str | None = None
    """The status that the Mercy of the Allmother marks (GR-DEATH-16); its verse is 500 of the book."""

    languages: tuple[str, ...] = ()
    """In which there are words; the first is the source of the translations."""

    whole: bool = False
    """It is a whole campaign, and its decks have the shares of the rules (GR-CHAR-11)."""
