"""What is asked in diplomacy alone."""

from afallon.grail.rules.fields import ContentPath, EncounterId, Price
from afallon.kernel import Question, Seat


class Avoid(Question, rule="GR-DIPLO-14"):
    """Whether all avoid this encounter: what each of them pays for it, and what follows."""

    encounter: EncounterId
    price: Price
    effects: ContentPath | None = None


class ChooseStage(Question, rule="GR-DIPLO-28"):
    """Which of several stages of the same number is played."""

    encounter: EncounterId


class RetreatTogether(Question, rule="GR-DIPLO-13"):
    """Whether the others retreat as well, as the active character wants to; then the encounter is lost."""

    seat: Seat
    encounter: EncounterId
    failure: ContentPath
