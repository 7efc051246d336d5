"""What is asked: dawn."""

from afallon.grail.rules.fields import Arrivals, EncounterId, LocationNumber
from afallon.kernel import Choice, Question


class NextArrival(Question, rule="GR-MENHIR-29"):
    """Where those who lost their location arrive first."""

    arrivals: Arrivals


class NextRoll(Question, rule="GR-GUARD-18"):
    """Which guardian rolls next on this day."""

    day: int


class GuardianDie(Question, rule="GR-GUARD-05"):
    """How the die falls for a guardian."""

    card: EncounterId
    location: LocationNumber


class Plan(Question, rule="GR-CHAR-42"):
    """Whether cards are traded before this day begins: `give`, or `done`."""

    day: int


class GuardianAt(Choice, frozen=True):
    """A guardian, and where it stands."""

    card: EncounterId
    location: LocationNumber
