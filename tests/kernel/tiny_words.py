"""The vocabulary of Tiny."""

from typing import Final

from afallon.kernel import Event, Query, Question, Seat, Seats, governed_by


class Greeted(Event):
    seats: int


class Rolled(Event):
    face: int


class BidsShown(Event):
    bids: tuple[int, ...]


class Paid(Event):
    seat: Seat
    bids: tuple[int, ...]
    prize: int


class Favoured(Event):
    by: Seat


class Grabbed(Event):
    seat: Seat
    hand: str


class GrabCounted(Event):
    grabs: int


@governed_by("TINY-1")
class Roll(Question):
    """Chance rolls the die."""


@governed_by("TINY-2")
class Bid(Question):
    """All seats bid in secret."""


@governed_by("TINY-3")
class Favour(Question):
    """The highest bidder names two favourites."""

    prize: int


@governed_by("TINY-4")
class Grab(Question):
    """The first answer counts."""


PRIZE: Final = Query[int]("prize", "What the highest bidder gets.")

__all__ = ["Seats"]
