"""Marks: a fingerprint of a few bytes for each entry of a pack, for finding changed entries in a continued campaign.

An entry is identified by its path, like effect lists: `items/rope`, `locations/101`, `locations/101/verses/gate`. Texts
and the version of the pack have no mark. The contents of decks that are built when a campaign or chapter begins have
marks too, because no card can be added to a deck later: `items` stands for all items with their copies.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec

from afallon.grail.content.pack import Pack, Sections, name_of

_SIZE: Final = 4
_DEALT: Final = {
    "locations": ("number", "original"),
    "items": ("id", "copies"),
    "secrets": ("number",),
    "skills": ("number", "attribute"),
    "combat_cards": ("id", "copies", "colour", "character", "banner"),
    "diplomacy_cards": ("id", "copies", "colour", "character", "banner"),
    "combat_encounters": ("id", "copies", "colour", "level"),
    "diplomacy_encounters": ("id", "copies", "colour", "level"),
    "random_events": ("id", "copies"),
}
"""Maps a section that is dealt out when a campaign begins to the fields that decide about the decks."""

DEALT: Final = frozenset(_DEALT)
"""Paths that every campaign has met."""


@lru_cache(maxsize=16)
def marks_of(pack: Pack) -> bytes:
    """Return the marks of all entries, to be stored in records."""
    return b"".join(sorted(_marks(pack)))


def changed_since(pack: Pack, before: bytes) -> frozenset[str]:
    """Return the paths of entries that are new or have changed since these marks were taken."""
    marks = {before[place : place + _SIZE] for place in range(0, len(before), _SIZE)}
    return frozenset(path for mark, path in _marks(pack).items() if mark not in marks)


def _marks(pack: Pack) -> dict[bytes, str]:
    return {_mark(path, meaning): path for path, meaning in _meanings(pack.sections)}


def _mark(path: str, meaning: Any) -> bytes:
    return blake2b(path.encode() + b"=" + msgspec.json.encode(meaning), digest_size=_SIZE).digest()


def _meanings(sections: Sections) -> Iterator[tuple[str, Any]]:
    for section in sections.__struct_fields__:
        entries = getattr(sections, section)
        if section in _DEALT:
            yield section, [[getattr(entry, field) for field in _DEALT[section]] for entry in entries]
        for entry in entries:
            yield f"{section}/{name_of(entry)}", _without_prose(section, entry, sections)
    for location in sections.locations:
        for verse in location.verses:
            yield f"locations/{location.number}/verses/{verse.id}", verse


def _without_prose(section: str, entry: Any, sections: Sections) -> Any:
    """Return the part of an entry that the rules read, without parts that have marks of their own."""
    match section:
        case "pack":
            return [entry.start, entry.starting_dial, entry.rows, entry.mercy_status]
        case "statuses":
            return entry.boxes
        case "locations":
            return msgspec.structs.replace(entry, verses=())
        case "chapters":
            return entry, [(event.id, event.part) for event in sections.story_events if event.chapter == entry.number]
    return entry
