"""Questions of combat."""

from afallon.grail.rules.fields import EncounterId
from afallon.kernel import Question, Seat, governed_by


@governed_by("GR-MODE-20")
class RetreatToss(Question):
    """The face of the dial, skull or grail, that chance tosses for a retreating character."""

    seat: Seat
    encounter: EncounterId
