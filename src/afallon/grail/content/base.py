"""What every schema of a pack shares."""

from typing import Annotated

import msgspec

from afallon.grail.content.glossary import Once

Natural = Annotated[int, msgspec.Meta(ge=0)]
"""A number of things, or the number of an entry."""

Positive = Annotated[int, msgspec.Meta(ge=1)]
"""A number of things of which there must be one."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of content: immutable, every field by name, and no key that the schema does not know."""


class Limited(Entry, frozen=True, kw_only=True):
    """Something that can be done again and again, unless it says how often (GR-STORY-01)."""

    once: Once | None = None
    once_per_day: bool = False
    """An older way to write `once: day`."""

    @property
    def limit(self) -> Once | None:
        """How often it can be done, in whichever way it is written."""
        return "day" if self.once_per_day else self.once
