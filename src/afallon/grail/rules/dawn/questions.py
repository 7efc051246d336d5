"""Questions of dawn."""

from afallon.grail.rules.fields import Arrivals, EncounterId, LocationNumber
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, governed_by


@governed_by("GR-MENHIR-29")
class NextArrival(JointQuestion):
    """The joint choice of the first location where displaced characters arrive."""

    arrivals: Arrivals


@governed_by("GR-GUARD-18")
class NextRoll(JointQuestion):
    """The joint choice of the guardian that rolls next on this day."""

    day: int


@governed_by("GR-GUARD-05")
class GuardianDie(Question):
    """The face of the guardian die that chance rolls."""

    card: EncounterId
    location: LocationNumber


@governed_by("GR-CHAR-42")
class Plan(Question):
    """Whether cards are traded before this day begins: `give`, or `done`."""

    day: int


class GuardianAt(Choice, frozen=True):
    """A guardian and its location."""

    card: EncounterId
    location: LocationNumber
