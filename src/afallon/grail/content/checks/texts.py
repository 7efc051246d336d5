"""Texts: whatever a player reads has words in every language of the pack, and no words are left over."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from afallon.grail.content.effects import Choice, Hook, NoteTask, SetDial
from afallon.grail.content.encounters import Stage
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.event_cards import Quest
from afallon.grail.content.locations import Verse
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections, name_of
from afallon.grail.content.parts import parts_of
from afallon.grail.content.texts import key_of, read_text, text_file
from afallon.languages import LANGUAGES

_NAMED: Final = {
    "boards": "board",
    "characters": "character",
    "combat_cards": "card",
    "diplomacy_cards": "card",
    "combat_encounters": "encounter",
    "diplomacy_encounters": "encounter",
    "locations": "location",
    "items": "item",
    "secrets": "secret",
    "statuses": "status",
    "story_events": "event",
    "random_events": "event",
    "chapters": "chapter",
    "endings": "ending",
}
"""By section: what its entries are called."""

_PARTS: Final[dict[type, tuple[str, str]]] = {
    Choice: ("choice", "id"),
    Stage: ("stage", "id"),
    Quest: ("quest", "id"),
    SetDial: ("dial", "dial"),
    NoteTask: ("task", "task"),
    Hook: ("hook", "name"),
}
"""By part of an entry: what it is called, and which field names it."""


def check_texts(folder: Path, sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Compare what the pack needs with what its Fluent files have."""
    card = sections.pack[0]
    wanted = keys_wanted(sections)
    for place, language in enumerate(card.languages):
        file = text_file(folder, language)
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            yield origins.problem(
                "pack", card, ("languages", place), "unknown_language", language=language, known=known
            )
        elif not file.is_file():
            name = file.relative_to(folder).as_posix()
            yield origins.problem(
                "pack", card, ("languages", place), "text_file_missing", language=language, wanted=name
            )
        else:
            yield from _check_file(folder, language, wanted, origins)


def keys_wanted(sections: Sections) -> dict[str, tuple[str, Any]]:
    """Every key that needs a text, with the section and the entry that need it."""
    wanted: dict[str, tuple[str, Any]] = {}
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for key in _keys_of(section, entry):
                wanted.setdefault(key, (section, entry))
    return wanted


def _keys_of(section: str, entry: Any) -> Iterator[str]:
    if section in _NAMED:
        yield key_of(_NAMED[section], name_of(entry))
    if section == "endings":
        yield key_of("epilogue", entry.id)
    if section == "book":
        yield from _keys_of_verse("book", entry)
    for verse in getattr(entry, "verses", ()):
        yield from _keys_of_verse(entry.number, verse)
    for side in getattr(entry, "sides", ()):
        yield key_of("skill", side.id)
    for _, part in parts_of(entry):
        if type(part) in _PARTS:
            of, field = _PARTS[type(part)]
            yield key_of(of, getattr(part, field))


def _keys_of_verse(section: int | str, verse: Verse) -> Iterator[str]:
    """Its own text, and one for each paragraph."""
    yield key_of("verse", f"{section}:{verse.id}")
    for paragraph in verse.paragraphs:
        yield key_of("verse", f"{section}:{verse.id}:{paragraph.id}")


def _check_file(
    folder: Path, language: str, wanted: dict[str, tuple[str, Any]], origins: Origins
) -> Iterator[PackProblem]:
    from fluent.syntax import FluentParser, ast  # late: only checking texts needs it

    source = read_text(folder, language)
    name = text_file(folder, language).relative_to(folder).as_posix()
    found: set[str] = set()
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 1
        if isinstance(entry, ast.Junk):
            text = (entry.content or "").strip().split("\n")[0]
            yield PackProblem(name, line, "text_malformed", {"text": text})
        elif isinstance(entry, ast.Message):
            found.add(entry.id.name)
            if entry.id.name not in wanted:
                yield PackProblem(name, line, "text_unknown", {"key": entry.id.name})
    for key, (section, entry) in wanted.items():
        if key not in found:
            yield origins.problem(section, entry, (), "text_missing", key=key, language=language)
