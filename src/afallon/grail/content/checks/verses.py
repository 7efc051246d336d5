"""Index of the verses of a pack by full name, with their places in the pack."""

from typing import Any, Final, NamedTuple

from afallon.grail.content.locations import Verse
from afallon.grail.content.pack import Sections
from afallon.grail.content.reader import Path

OPENINGS: Final = ("explore", "dream", "nightmare")
"""Fields of a location that name a verse to read there."""


class Place(NamedTuple):
    """The place of a verse: the section of the pack, the entry, and the path within the entry."""

    section: str
    entry: Any
    path: Path


class Journal:
    """All verses of the locations and of the book."""

    def __init__(self, sections: Sections) -> None:
        self.verses: dict[str, Verse] = {}
        self.places: dict[str, Place] = {}
        for location in sections.locations:
            for number, verse in enumerate(location.verses):
                self._keep(f"{location.number}:{verse.id}", verse, Place("locations", location, ("verses", number)))
        for verse in sections.book:
            self._keep(f"book:{verse.id}", verse, Place("book", verse, ()))

    def _keep(self, name: str, verse: Verse, place: Place) -> None:
        self.verses[name], self.places[name] = verse, place


def full_name(section: str, verse: str) -> str:
    """Return the full name of a verse that is named in this section or by one of its verses."""
    return verse if ":" in verse else f"{section.partition(':')[0]}:{verse}"
