"""Statuses: what the save sheet remembers."""

from afallon.grail.content.base import Entry


class Status(Entry, frozen=True, kw_only=True):
    """A flag, or a row of so many boxes."""

    id: str
    boxes: int = 1
