"""What is asked: the map."""

from afallon.grail.rules.fields import LocationNumber, Portion, Price
from afallon.kernel import Question, Seat, Seats


class NextGuardian(Question, rule="GR-GUARD-16"):
    """Which guardian of a location these meet next."""

    seats: Seats
    location: LocationNumber


class JoinArrival(Question, rule="GR-DAY-33"):
    """Whether somebody who stands there joins those who arrive, for what waits there."""

    seats: Seats
    location: LocationNumber


class AcceptArrival(Question, rule="GR-DAY-56"):
    """Whether those who have arrived let somebody join them."""

    seat: Seat
    seats: Seats
    location: LocationNumber


class ChooseLocation(Question, rule="GR-LOC-29"):
    """Where these go, all together."""

    seats: Seats


class Activate(Question, rule="GR-DAY-50"):
    """Whether a menhir is lit: what it asks of all together, and where its dial would stand."""

    location: LocationNumber
    price: Price
    dial: int


class Contribute(Question, rule="GR-MENHIR-18"):
    """How much somebody gives of what a menhir still lacks."""

    seat: Seat
    location: LocationNumber
    missing: Portion
