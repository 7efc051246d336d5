"""The verses of a pack by their full names, and where each is written."""

from typing import Any, Final, NamedTuple

from afallon.grail.content.locations import Verse
from afallon.grail.content.pack import Sections
from afallon.grail.content.reader import Path

OPENINGS: Final = ("explore", "dream", "nightmare")
"""What of a location names a verse that is read there."""


class Place(NamedTuple):
    """Where a verse is written: the section of the pack, its entry, and the path within that."""

    section: str
    entry: Any
    path: Path


class Journal:
    """All verses: of the locations, and of the book."""

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
    """A verse's name from anywhere, if it is named in this section or by a verse of it: full names have a colon."""
    return verse if ":" in verse else f"{section.partition(':')[0]}:{verse}"
