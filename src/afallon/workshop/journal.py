"""The journal of a pack as a web of verses: what leads where, and by which numbers people find them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content.checks.verses import OPENINGS, full_name
from afallon.grail.content.effects import Choice, Go, Read
from afallon.grail.content.locations import Location, Verse
from afallon.grail.content.parts import parts_of

BOOK = "book"


class Way(NamedTuple):
    """A way out of a verse: by a choice, or by none; to another verse, or to the end of the exploration."""

    by: str
    """`choice`, `go`, `otherwise`, or `read` for a verse from which one comes back."""

    choice: str | None
    to: str | None


class Section(NamedTuple):
    """The verses of a location, or the book of secrets."""

    name: str
    location: Location | None
    verses: Mapping[str, Verse]
    """By full name, in their order."""

    def openings(self) -> Iterator[tuple[str, str]]:
        """How one comes into it (`explore`, `dream`, `nightmare`), and the full name of the verse there."""
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
        """By full name: under which number it is printed."""

        self.ways = {
            name: tuple(_ways(section.name, verse))
            for section in self.sections
            for name, verse in section.verses.items()
        }
        self.sources: dict[str, list[str]] = {name: [] for name in self.numbers}
        """By full name: the verses that lead there."""

        for name, ways in self.ways.items():
            for to in dict.fromkeys(way.to for way in ways):
                if to in self.sources:
                    self.sources[to].append(name)

    def distances(self, section: Section, openings: Iterable[str]) -> dict[str, int]:
        """How many steps each verse of a section lies from these; what is never reached from there is left out."""
        found = dict.fromkeys(openings, 0)
        waiting = list(found)
        for name in waiting:
            for way in self.ways.get(name, ()):
                if way.to is not None and way.to in section.verses and way.to not in found:
                    found[way.to] = found[name] + 1
                    waiting.append(way.to)
        return found


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
