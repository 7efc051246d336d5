"""What the path of a file says of the entries in it, so that the file need not say it again.

A file may always be a mapping from sections to lists of entries, wherever it lies. In one of the places below it may
be a list of entries of that section, or one entry itself. What stands in angle brackets is a field of the entries: a
number may be followed by a dash and anything, and `introduction` is the level of encounters that have none. The last
part of a path names the entry only if the file is one entry; a list may be called as its authors like.
"""

import re
from typing import Any, Final, NamedTuple

PLACES: Final[tuple[tuple[str, str], ...]] = (
    ("pack", "pack"),
    ("statuses", "statuses"),
    ("locations/<number>", "locations"),
    ("book/<id>", "book"),
    ("characters/<id>/tile", "characters"),
    ("characters/<character>/combat", "combat_cards"),
    ("characters/<character>/diplomacy", "diplomacy_cards"),
    ("encounters/blue/<level>", "diplomacy_encounters"),
    ("encounters/blue/<level>/<id>", "diplomacy_encounters"),
    ("encounters/<colour>/<level>", "combat_encounters"),
    ("encounters/<colour>/<level>/<id>", "combat_encounters"),
    ("items/<id>", "items"),
    ("secrets/<number>", "secrets"),
    ("skills/<number>", "skills"),
    ("chapters/<number>/chapter", "chapters"),
    ("chapters/<chapter>/events/<id>", "story_events"),
    ("events/<id>", "random_events"),
    ("endings/<id>", "endings"),
    ("boards/<colour>", "boards"),
    ("afflictions/<id>", "afflictions"),
)
"""Where files of a section may lie, without `.yaml`; of two that fit, the first counts."""

FOLDERS: Final = tuple(dict.fromkeys(place.partition("/")[0] for place, _ in PLACES if "/" in place))
TEXTS: Final = "text"
"""The folder of a pack's words. Nothing in it is a rule."""

_IDENTITIES: Final = {"locations": "number", "secrets": "number", "skills": "number", "boards": "colour"}
_NUMBERED: Final = re.compile(r"([1-9][0-9]{0,8})(-.*)?", re.ASCII)
_UNLEVELLED: Final = "introduction"


class Place(NamedTuple):
    """The section of the entries in a file, and what its path says of each of them."""

    section: str
    fields: dict[str, Any]

    def said_of(self, value: dict[str, Any], *, alone: bool) -> dict[str, Any]:
        """What the path says of an entry, which may be `alone` in its file. A basic card has a colour, no character."""
        named = _IDENTITIES.get(self.section, "id")
        left_out = {"character"} if "colour" in value else set()
        return {name: one for name, one in self.fields.items() if name not in left_out and (alone or name != named)}


def place_of(file: str) -> Place | None:
    """What the path of a file says; none if it lies nowhere in particular."""
    parts = file.removesuffix(".yaml").split("/")
    for place, section in PLACES:
        pattern = place.split("/")
        if len(pattern) == len(parts):
            fields: dict[str, Any] = {}
            if all(_fits(part, wanted, fields) for part, wanted in zip(parts, pattern, strict=True)):
                return Place(section, fields)
    return None


def _fits(part: str, wanted: str, fields: dict[str, Any]) -> bool:
    """Does a part of a path fit, and what does it say?"""
    if not wanted.startswith("<"):
        return part == wanted
    field = wanted.strip("<>")
    if field in ("number", "chapter", "level"):
        if number := _NUMBERED.fullmatch(part):
            fields[field] = int(number[1])
        return number is not None or field == "number" or (field == "level" and part == _UNLEVELLED)
    fields[field] = part
    return True
