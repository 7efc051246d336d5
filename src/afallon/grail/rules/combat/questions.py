"""What is asked in combat alone."""

from afallon.grail.rules.fields import EncounterId
from afallon.kernel import Question, Seat, governed_by


@governed_by("GR-MODE-20")
class RetreatToss(Question):
    """How the dial falls for one who tries to retreat: skull or grail."""

    seat: Seat
    encounter: EncounterId
