"""What is asked in diplomacy alone."""

from afallon.grail.rules.fields import ContentPath, EncounterId, Price
from afallon.kernel import Question, Seat, governed_by


@governed_by("GR-DIPLO-14")
class Avoid(Question):
    """Whether all avoid this encounter: what each of them pays for it, and what follows."""

    encounter: EncounterId
    price: Price
    effects: ContentPath | None = None


@governed_by("GR-DIPLO-28")
class ChooseStage(Question):
    """Which of several stages of the same number is played."""

    encounter: EncounterId


@governed_by("GR-DIPLO-13")
class RetreatTogether(Question):
    """Whether the others retreat as well, as the active character wants to; then the encounter is lost."""

    seat: Seat
    encounter: EncounterId
    failure: ContentPath
