"""Statuses: what the save sheet remembers."""

from afallon.grail.content.base import Entry, Natural, Positive


class Status(Entry, frozen=True, kw_only=True):
    """A flag, or a row of so many boxes.

    The register is for authors: which entries write it (mark or erase it), which read it, and what it means. A location
    is named by its number, others as `item-rope`; `anywhere` is for what needs no list.
    """

    id: str
    boxes: Positive = 1
    writers: tuple[Natural | str, ...] = ()
    readers: tuple[Natural | str, ...] = ()
    note: str = ""
