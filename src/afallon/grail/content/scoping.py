"""Scoped names of dials and tasks: two authors may both have a dial called `flood`.

In a file that is laid out by entries (see `layout.py`), the dials that an entry sets and the tasks that it notes belong
to that entry. Within it they have short names, elsewhere full names, as `9:flood` or `secret-3:flood`. In the flat form
for small packs they belong to the whole pack.
"""

from typing import Any, Final

import msgspec

from afallon.grail.content.effects import NoteTask, Per, SetDial
from afallon.grail.content.pack import name_of
from afallon.grail.content.parts import parts_of, rebuilt

_DECLARING: Final = {SetDial: "dial", NoteTask: "task"}
_SINGULAR: Final = {
    "book": "book",
    "boards": "board",
    "characters": "character",
    "combat_cards": "combat",
    "diplomacy_cards": "diplomacy",
    "combat_encounters": "encounter",
    "diplomacy_encounters": "encounter",
    "items": "item",
    "secrets": "secret",
    "skills": "skill",
    "story_events": "event",
    "random_events": "event",
    "chapters": "chapter",
    "endings": "ending",
    "afflictions": "affliction",
}


def entry_name(section: str, entry: Any) -> str:
    """Return the name of an entry in the whole pack: the number of a location, as `101`; others as `item-rope`."""
    return str(name_of(entry)) if section == "locations" else f"{_SINGULAR.get(section, section)}-{name_of(entry)}"


def scoped(section: str, entry: Any) -> Any:
    """Return the entry with the full names of its own dials and tasks."""
    own = {
        (field, getattr(part, field))
        for _, part in parts_of(entry)
        if (field := _DECLARING.get(type(part))) is not None and ":" not in getattr(part, field)
    }
    if not own:
        return entry
    scope = entry_name(section, entry)

    def rename(part: msgspec.Struct) -> msgspec.Struct:
        if isinstance(part, Per):
            return msgspec.structs.replace(part, of=f"{scope}:{part.of}") if (part.per, part.of) in own else part
        full = {field: f"{scope}:{name}" for field, name in own if getattr(part, field, None) == name}
        return msgspec.structs.replace(part, **full) if full else part

    return rebuilt(entry, rename)
