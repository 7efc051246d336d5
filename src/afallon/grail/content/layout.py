"""Layout of a pack: the section and the fields that follow from the path of a file.

Any file may be a mapping from sections to lists of entries. A file in one of the places below may also be a list of
entries of that section, or a single entry. A part in angle brackets is a field of the entries. A number may be followed
by a dash and any text, and `introduction` is the level of encounters without a level. The last part of a path names
the entry only if the file is a single entry; a list may have any name.
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
"""Paths of files, without `.yaml`, with their section; the first match counts."""

FOLDERS: Final = tuple(dict.fromkeys(place.partition("/")[0] for place, _ in PLACES if "/" in place))
TEXTS: Final = "text"
"""The folder of a pack's texts, which contains no rules."""

_IDENTITIES: Final = {"locations": "number", "secrets": "number", "skills": "number", "boards": "colour"}
_NUMBERED: Final = re.compile(r"([1-9][0-9]{0,8})(-.*)?", re.ASCII)
_UNLEVELLED: Final = "introduction"


class Place(NamedTuple):
    """The section of the entries in a file, and the fields that its path gives to each of them."""

    section: str
    fields: dict[str, Any]

    def said_of(self, value: dict[str, Any], *, alone: bool) -> dict[str, Any]:
        """Return the fields that the path gives to an entry; `alone` if the file is that single entry.

        A card with a colour is a basic card and gets no character.
        """
        named = _IDENTITIES.get(self.section, "id")
        left_out = {"character"} if "colour" in value else set()
        return {name: one for name, one in self.fields.items() if name not in left_out and (alone or name != named)}


def place_of(file: str) -> Place | None:
    """Return the place that matches the path of a file, or `None`."""
    parts = file.removesuffix(".yaml").split("/")
    for place, section in PLACES:
        pattern = place.split("/")
        if len(pattern) == len(parts):
            fields: dict[str, Any] = {}
            if all(_fits(part, wanted, fields) for part, wanted in zip(parts, pattern, strict=True)):
                return Place(section, fields)
    return None


def _fits(part: str, wanted: str, fields: dict[str, Any]) -> bool:
    """Return whether a part of a path matches, and add the field that it gives to `fields`."""
    if not wanted.startswith("<"):
        return part == wanted
    field = wanted.strip("<>")
    if field in ("number", "chapter", "level"):
        if number := _NUMBERED.fullmatch(part):
            fields[field] = int(number[1])
        return number is not None or field == "number" or (field == "level" and part == _UNLEVELLED)
    fields[field] = part
    return True
