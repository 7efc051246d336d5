"""Statuses of the save sheet."""

from afallon.grail.content.base import Entry, Natural, Positive


class Status(Entry, frozen=True, kw_only=True):
    """A flag, or a row of several boxes.

    The register is for authors: the entries that write the status (mark or erase it), those that read it, and its
    meaning. A location is named by its number, another entry as `item-rope`; `anywhere` leaves a list open.
    """

    id: str
    boxes: Positive = 1
    writers: tuple[Natural | str, ...] = ()
    readers: tuple[Natural | str, ...] = ()
    note: str = ""
