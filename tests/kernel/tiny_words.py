"""What Tiny may say."""

from typing import Final

from afallon.kernel import Event, Query, Question, Seat, Seats


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


class Roll(Question, rule="TINY-1"):
    """Chance rolls the die."""


class Bid(Question, rule="TINY-2"):
    """Everybody bids in secret."""


class Favour(Question, rule="TINY-3"):
    """The highest bidder names two favourites."""

    prize: int


class Grab(Question, rule="TINY-4"):
    """Who is quickest?"""


PRIZE: Final = Query[int]("prize", "What the highest bidder gets.")

__all__ = ["Seats"]
