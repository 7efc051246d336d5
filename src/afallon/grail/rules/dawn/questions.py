"""What is asked: dawn."""

from afallon.grail.rules.fields import Arrivals, EncounterId, LocationNumber
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, governed_by


@governed_by("GR-MENHIR-29")
class NextArrival(JointQuestion):
    """Where those who lost their location arrive first."""

    arrivals: Arrivals


@governed_by("GR-GUARD-18")
class NextRoll(JointQuestion):
    """Which guardian rolls next on this day."""

    day: int


@governed_by("GR-GUARD-05")
class GuardianDie(Question):
    """How the die falls for a guardian."""

    card: EncounterId
    location: LocationNumber


@governed_by("GR-CHAR-42")
class Plan(Question):
    """Whether cards are traded before this day begins: `give`, or `done`."""

    day: int


class GuardianAt(Choice, frozen=True):
    """A guardian, and where it stands."""

    card: EncounterId
    location: LocationNumber
