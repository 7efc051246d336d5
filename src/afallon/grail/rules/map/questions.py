"""Questions of the map."""

from afallon.grail.rules.fields import LocationNumber, Portion, Price, Resource
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-GUARD-16")
class NextGuardian(JointQuestion):
    """The joint choice of the next guardian that these seats meet at the location."""

    seats: Seats
    location: LocationNumber


@governed_by("GR-DAY-33")
class JoinArrival(Question):
    """Whether a character at the location joins the arriving party."""

    seats: Seats
    location: LocationNumber


@governed_by("GR-DAY-56")
class AcceptArrival(JointQuestion):
    """Whether the arriving party lets this character join."""

    seat: Seat
    seats: Seats
    location: LocationNumber


@governed_by("GR-LOC-29")
class ChooseLocation(JointQuestion):
    """The joint choice of a destination."""

    seats: Seats


@governed_by("GR-DAY-50")
class Activate(Question):
    """Whether a menhir is lit. `price` is the total cost, `dial` the value that its dial would have."""

    location: LocationNumber
    price: Price
    dial: int


@governed_by("GR-MODE-11")
class LeaveOut(JointQuestion):
    """The joint choice of a kind to leave out of a menhir's cost; `price` is the total cost."""

    location: LocationNumber
    price: Price


@governed_by("GR-MENHIR-18")
class Contribute(Question):
    """How much a character contributes of the kind that a menhir still lacks."""

    seat: Seat
    location: LocationNumber
    missing: Portion


class Without(Choice, frozen=True):
    """Leave this kind out of the cost."""

    resource: Resource
