"""What can happen: effects."""

from afallon.grail.rules.fields import ContentPath
from afallon.grail.rules.telling import Change, Revelation
from afallon.kernel import Seats


class Chosen(Change):
    """Who chose what; what follows from it has events of its own."""

    seats: Seats
    path: ContentPath
    choice: str


class Tossed(Revelation):
    """What follows from it has events of its own."""

    face: str
