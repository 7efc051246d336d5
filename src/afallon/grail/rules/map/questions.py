"""What is asked: the map."""

from afallon.grail.rules.fields import LocationNumber, Portion, Price, Resource
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-GUARD-16")
class NextGuardian(JointQuestion):
    """Which guardian of a location these meet next."""

    seats: Seats
    location: LocationNumber


@governed_by("GR-DAY-33")
class JoinArrival(Question):
    """Whether somebody who stands there joins those who arrive, for what waits there."""

    seats: Seats
    location: LocationNumber


@governed_by("GR-DAY-56")
class AcceptArrival(JointQuestion):
    """Whether those who have arrived let somebody join them."""

    seat: Seat
    seats: Seats
    location: LocationNumber


@governed_by("GR-LOC-29")
class ChooseLocation(JointQuestion):
    """Where these go, all together."""

    seats: Seats


@governed_by("GR-DAY-50")
class Activate(Question):
    """Whether a menhir is lit: what it asks of all together, and where its dial would stand."""

    location: LocationNumber
    price: Price
    dial: int


@governed_by("GR-MODE-11")
class LeaveOut(JointQuestion):
    """Which kind of what a menhir costs is left out; `price` is the whole of it."""

    location: LocationNumber
    price: Price


@governed_by("GR-MENHIR-18")
class Contribute(Question):
    """How much somebody gives of what a menhir still lacks."""

    seat: Seat
    location: LocationNumber
    missing: Portion


class Without(Choice, frozen=True):
    """This kind is left out of a cost."""

    resource: Resource
