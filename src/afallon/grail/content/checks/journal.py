"""The journal: every verse can be reached, leads on, names existing verses, and is in no endless loop."""

from collections.abc import Iterator
from typing import Any

from afallon.grail.content.checks.rounds import endless_rounds, is_always_open
from afallon.grail.content.checks.verses import OPENINGS, Journal, Place, full_name
from afallon.grail.content.conditions import HasRead, HasTask
from afallon.grail.content.effects import Choice, Go, NoteTask, Read
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.locations import Location, Verse
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path


def check_journal(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Follow the journal from the openings of locations and from effects that read verses; report wrong verses."""
    journal = Journal(sections)
    reached = {name for name, place in journal.places.items() if place.section == "book"}
    for section, entry, path, verse in _openings(sections):
        name = full_name(str(entry.number) if isinstance(entry, Location) else section, verse)
        reached.add(name)
        if name not in journal.verses:
            near = guesses(name, sorted(journal.verses))
            yield origins.problem(section, entry, path, "no_such_verse", verse=verse, **near)
    waiting = list(reached)
    while waiting:
        name = waiting.pop()
        for _, target in _ways_out(journal.verses.get(name), name):
            if target not in reached:
                reached.add(target)
                waiting.append(target)
    for name, place in journal.places.items():
        if name not in reached:
            yield origins.problem(*place, "unreachable_verse", verse=journal.verses[name].id)
        yield from _check_verse(name, place, journal, origins)
    for names in endless_rounds(sections, journal):
        if all(name in journal.verses for name in names):
            yield origins.problem(*journal.places[names[0]], "verses_go_round", verses=", ".join(names))


def check_arrivals(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report immediate rules that lead to each other in an endless loop, directly or through verses."""
    locations = {str(location.number): location for location in sections.locations}
    for names in endless_rounds(sections, Journal(sections)):
        if location := next((locations[name] for name in names if name in locations), None):
            around = ", ".join((*names, names[0]))
            yield origins.problem("locations", location, ("immediate",), "arrivals_go_round", around=around)


def check_notes(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report unknown verses and tasks in conditions, and `go` outside a verse."""
    verses = Journal(sections).verses
    everything = list(_everything(sections))
    tasks = {part.task for *_, part in everything if isinstance(part, NoteTask)}
    for section, entry, path, part in everything:
        if isinstance(part, HasRead) and part.verse not in verses:
            yield origins.problem(section, entry, (*path, "verse"), "no_such_verse", verse=part.verse)
        if isinstance(part, HasTask) and part.task not in tasks:
            yield origins.problem(section, entry, (*path, "task"), "no_such_entry", name=part.task, of="note_task")
        if isinstance(part, Go) and not _is_in_verse(section, path):
            yield origins.problem(section, entry, path, "go_outside_verse")


def _everything(sections: Sections) -> Iterator[tuple[str, Any, Path, Any]]:
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                yield section, entry, path, part


def _is_in_verse(section: str, path: Path) -> bool:
    return section == "book" or (section == "locations" and path[:1] == ("verses",))


def _openings(sections: Sections) -> Iterator[tuple[str, Any, Path, str]]:
    """Yield every verse that is opened from outside a verse: by a location, or by an effect of any card."""
    for location in sections.locations:
        for opening in OPENINGS:
            if (name := getattr(location, opening)) is not None:
                yield "locations", location, (opening,), name
    for section, entry, path, part in _everything(sections):
        if isinstance(part, Read) and not _is_in_verse(section, path):
            yield section, entry, (*path, "verse"), part.verse


def _ways_out(verse: Verse | None, name: str) -> Iterator[tuple[Path, str]]:
    """Yield the verses that a verse leads to, including those named in its effects, each with its path."""
    if verse is None:
        return
    for path, part in parts_of(verse):
        if isinstance(part, Verse | Choice) and part.go is not None:
            yield (*path, "go"), full_name(name, part.go)
        if isinstance(part, Verse) and part.otherwise is not None:
            yield (*path, "otherwise"), full_name(name, part.otherwise)
        if isinstance(part, Go | Read):
            yield (*path, "verse"), full_name(name, part.verse)


def _check_verse(name: str, place: Place, journal: Journal, origins: Origins) -> Iterator[PackProblem]:
    section, entry, path = place
    verse = journal.verses[name]
    for inner, target in _ways_out(verse, name):
        if target not in journal.verses:
            near = guesses(target, sorted(journal.verses))
            yield origins.problem(section, entry, path + inner, "no_such_verse", verse=target, **near)
    if not verse.complete and verse.go is None and not verse.choices:
        yield origins.problem(section, entry, path, "verse_without_way_out", verse=verse.id)
    if verse.requires and verse.otherwise is None:
        yield origins.problem(section, entry, path, "requirement_without_otherwise", verse=verse.id)
    for number, choice in enumerate(verse.choices):
        if choice.go is None and not choice.complete:
            inner = (*path, "choices", number)
            yield origins.problem(section, entry, inner, "choice_without_way_out", choice=choice.id)
    if verse.choices and not any(map(is_always_open, verse.choices)) and verse.go is None:
        yield origins.problem(section, entry, path, "every_choice_may_be_barred", verse=verse.id)
    told = [paragraph.id for paragraph in verse.paragraphs]
    for number, paragraph in enumerate(told):
        if paragraph in told[:number]:
            inner = (*path, "paragraphs", number)
            yield origins.problem(section, entry, inner, "paragraph_stands_twice", name=paragraph)
