"""The journal: every verse can be reached, leads on, and names verses that exist."""

from collections.abc import Iterator

from afallon.grail.content.effects import Choice
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.locations import Location, Verse
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path

_OPENINGS = ("explore", "dream", "nightmare")


def check_journal(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Follow every `go` from the openings of each location; verses of the book are openings themselves."""
    verses = {
        full_name(location.number, verse.id): verse for location in sections.locations for verse in location.verses
    }
    verses |= {full_name("book", verse.id): verse for verse in sections.book}
    reached: set[str] = {full_name("book", verse.id) for verse in sections.book}
    for location in sections.locations:
        for opening in _OPENINGS:
            if (name := getattr(location, opening)) is not None:
                if full_name(location.number, name) not in verses:
                    near = guesses(name, (verse.id for verse in location.verses))
                    yield origins.problem("locations", location, (opening,), "no_such_verse", verse=name, **near)
                reached.add(full_name(location.number, name))
    waiting = list(reached)
    while waiting:
        name = waiting.pop()
        for _, target in _ways_out(verses.get(name), name.partition(":")[0]):
            if target not in reached:
                reached.add(target)
                waiting.append(target)
    for location in sections.locations:
        for place, verse in enumerate(location.verses):
            path: Path = ("verses", place)
            if full_name(location.number, verse.id) not in reached:
                yield origins.problem("locations", location, path, "unreachable_verse", verse=verse.id)
            yield from _check_verse(("locations", location), verse, path, set(verses), origins)
    for verse in sections.book:
        yield from _check_verse(("book", verse), verse, (), set(verses), origins)


def full_name(section: int | str, verse: str) -> str:
    """A verse's name from anywhere: names with a colon are full already."""
    return verse if ":" in verse else f"{section}:{verse}"


def _ways_out(verse: Verse | None, section: str) -> Iterator[tuple[Path, str]]:
    """Which verses a verse leads to, including choices in mid-effect."""
    if verse is None:
        return
    for path, part in parts_of(verse):
        if isinstance(part, Verse | Choice) and part.go is not None:
            yield (*path, "go"), full_name(section, part.go)
        if isinstance(part, Verse) and part.otherwise is not None:
            yield (*path, "otherwise"), full_name(section, part.otherwise)


def _check_verse(
    stands: tuple[str, Location | Verse], verse: Verse, path: Path, known: set[str], origins: Origins
) -> Iterator[PackProblem]:
    """`stands` is the section and the entry that hold the verse, `path` its place within them."""
    section, entry = stands
    for inner, target in _ways_out(verse, str(entry.number) if isinstance(entry, Location) else section):
        if target not in known:
            near = guesses(target, sorted(known))
            yield origins.problem(section, entry, path + inner, "no_such_verse", verse=target, **near)
    if not verse.complete and verse.go is None and not verse.choices:
        yield origins.problem(section, entry, path, "verse_without_way_out", verse=verse.id)
    if verse.requires and verse.otherwise is None:
        yield origins.problem(section, entry, path, "requirement_without_otherwise", verse=verse.id)
    for place, choice in enumerate(verse.choices):
        if choice.go is None and not choice.complete:
            inner = (*path, "choices", place)
            yield origins.problem(section, entry, inner, "choice_without_way_out", choice=choice.id)
    if verse.choices and all(choice.requires or choice.cost for choice in verse.choices) and verse.go is None:
        yield origins.problem(section, entry, path, "every_choice_may_be_barred", verse=verse.id)
