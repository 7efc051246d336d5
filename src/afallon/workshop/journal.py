"""The journal of a pack as a graph of verses, with the printed number of each."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content.checks.verses import OPENINGS, full_name
from afallon.grail.content.effects import Choice, Go, Read
from afallon.grail.content.locations import Location, Verse
from afallon.grail.content.parts import parts_of

BOOK = "book"


class Way(NamedTuple):
    """An exit of a verse: by a choice or without one, to another verse or to the end of the exploration."""

    by: str
    """`choice`, `go`, `otherwise`, or `read` for a verse that is followed by a return to this one."""

    choice: str | None
    to: str | None


class Section(NamedTuple):
    """The verses of a location, or the book of secrets."""

    name: str
    location: Location | None
    verses: Mapping[str, Verse]
    """In order, by full name."""

    def openings(self) -> Iterator[tuple[str, str]]:
        """Yield the openings of the section (`explore`, `dream`, `nightmare`) with the full name of their verse."""
        for opening in OPENINGS:
            verse = getattr(self.location, opening, None)
            if verse is not None:
                yield opening, full_name(self.name, verse)


class Journal:
    """All sections of a pack, and the number of each verse."""

    def __init__(self, pack: Pack) -> None:
        self.sections = tuple(_sections(pack))
        self.numbers = {
            name: f"{section.name}.{number}" if section.location else f"✦{number}"
            for section in self.sections
            for number, name in enumerate(section.verses, start=1)
        }
        """The printed number of each verse, by full name."""

        self.ways = {
            name: tuple(_ways(section.name, verse))
            for section in self.sections
            for name, verse in section.verses.items()
        }
        self.sources: dict[str, list[str]] = {name: [] for name in self.numbers}
        """The verses that lead to each verse, by full name."""

        for name, ways in self.ways.items():
            for to in dict.fromkeys(way.to for way in ways):
                if to in self.sources:
                    self.sources[to].append(name)

    def distances(self, section: Section, openings: Iterable[str]) -> dict[str, int]:
        """Return the number of steps from these openings to each verse of a section that can be reached."""
        distances = dict.fromkeys(openings, 0)
        waiting = list(distances)
        for name in waiting:
            for way in self.ways.get(name, ()):
                if way.to is not None and way.to in section.verses and way.to not in distances:
                    distances[way.to] = distances[name] + 1
                    waiting.append(way.to)
        return distances


def _sections(pack: Pack) -> Iterator[Section]:
    for number, location in sorted(pack.locations.items()):
        yield Section(str(number), location, {f"{number}:{verse.id}": verse for verse in location.verses})
    book = {name: verse for name, verse in pack.verses.items() if name.startswith(f"{BOOK}:")}
    if book:
        yield Section(BOOK, None, book)


def _ways(section: str, verse: Verse) -> Iterator[Way]:
    for _, part in parts_of(verse):
        match part:
            case Choice(go=str(go)):
                yield Way("choice", part.id, full_name(section, go))
            case Choice(complete=True):
                yield Way("choice", part.id, None)
            case Go() | Read():
                yield Way(str(part.__struct_config__.tag), None, full_name(section, part.verse))
            case Verse():
                if part.otherwise is not None:
                    yield Way("otherwise", None, full_name(section, part.otherwise))
                if part.go is not None:
                    yield Way("go", None, full_name(section, part.go))
                if part.complete:
                    yield Way("go", None, None)
