"""Base types of the schemas of a pack."""

from typing import Annotated

import msgspec

from afallon.grail.content.glossary import Once

Natural = Annotated[int, msgspec.Meta(ge=0)]
"""A number of things, or the number of an entry."""

Positive = Annotated[int, msgspec.Meta(ge=1)]
"""A number of things, at least one."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of content: immutable, all fields by keyword, unknown keys refused."""


class Limited(Entry, frozen=True, kw_only=True):
    """Content that can be used any number of times unless it has a limit (GR-STORY-01)."""

    once: Once | None = None
    once_per_day: bool = False
    """The older spelling of `once: day`."""

    @property
    def limit(self) -> Once | None:
        """The limit, from either spelling."""
        return "day" if self.once_per_day else self.once
