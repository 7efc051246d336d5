"""Texts that a pack needs, and texts that it may have."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from afallon.grail.content.effects import Choice, Hook, NoteTask, SetDial
from afallon.grail.content.encounters import Stage
from afallon.grail.content.event_cards import Quest
from afallon.grail.content.locations import Paragraph
from afallon.grail.content.pack import Sections, name_of
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path
from afallon.grail.content.texts import ENTRIES, QUEST_FLAVOUR, attribute_of, key_of, message_of

OWNED: Final[dict[type, str]] = {Choice: "choice", Stage: "stage"}
"""Maps a part that is known only within its entry to its prefix in attributes of the entry's message.

If all parts of one name share a text, one message replaces their attributes: `choice-leave`.
"""

NAMED: Final[dict[type, tuple[str, str]]] = {
    SetDial: ("dial", "dial"),
    NoteTask: ("task", "task"),
    Hook: ("hook", "name"),
}
"""Maps a part that has a message of its own to the prefix of the message and the field with its name."""


class Wanted(NamedTuple):
    """The part that needs a text or may have one, and another key that may replace it."""

    section: str
    entry: Any
    path: Path = ()
    is_required: bool = True
    instead: str | None = None


def wanted_texts(sections: Sections) -> dict[str, Wanted]:
    """Return all required and optional texts by key."""
    wanted: dict[str, Wanted] = {}
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for key, one in _of_entry(section, entry):
                wanted.setdefault(key, one)
    return wanted


def _of_entry(section: str, entry: Any) -> Iterator[tuple[str, Wanted]]:
    words = ENTRIES[section]
    for message, path in _messages(section, entry):
        yield message, Wanted(section, entry, path, words.is_named)
        for flavour in words.flavour if not path or section == "skills" else ():
            yield attribute_of(message, flavour), Wanted(section, entry, path, is_required=False)
    if section == "endings":
        yield key_of("epilogue", entry.id), Wanted(section, entry)
    for path, part in parts_of(entry):
        if type(part) in NAMED:
            of, field = NAMED[type(part)]
            yield key_of(of, getattr(part, field)), Wanted(section, entry, path)
        elif type(part) in OWNED:
            of, name = OWNED[type(part)], getattr(part, "id", "")
            yield (
                attribute_of(_owner(section, entry, path), of, name),
                Wanted(section, entry, path, instead=key_of(of, name)),
            )
        elif isinstance(part, Paragraph):
            yield key_of(_owner(section, entry, path), part.id), Wanted(section, entry, path)
        elif isinstance(part, Quest):
            yield from _of_quest(section, entry, part, path)


def _of_quest(section: str, entry: Any, quest: Quest, path: Path) -> Iterator[tuple[str, Wanted]]:
    message = key_of("quest", quest.id)
    yield message, Wanted(section, entry, path)
    yield attribute_of(message, "hint"), Wanted(section, entry, path, is_required=quest.hint)
    for flavour in QUEST_FLAVOUR:
        yield attribute_of(message, flavour), Wanted(section, entry, path, is_required=False)


def _messages(section: str, entry: Any) -> Iterator[tuple[str, Path]]:
    """Yield the messages of an entry and of its verses or sides, each with its path."""
    if section != "skills":
        yield message_of(section, name_of(entry)), ()
    for field in ("verses", "sides"):
        for place, inner in enumerate(getattr(entry, field, ())):
            yield message_of(section, name_of(entry), inner.id), (field, place)


def _owner(section: str, entry: Any, path: Path) -> str:
    """Return the message that holds the texts of the part at this path."""
    for field in ("verses", "sides"):
        if path[:1] == (field,):
            return message_of(section, name_of(entry), getattr(entry, field)[path[1]].id)
    return message_of(section, name_of(entry))
