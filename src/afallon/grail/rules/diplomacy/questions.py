"""What is asked in diplomacy alone."""

from afallon.grail.rules.fields import ContentPath, EncounterId, Price
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Seat, governed_by


@governed_by("GR-DIPLO-14")
class Avoid(JointQuestion):
    """Whether all avoid this encounter: what each of them pays for it, and what follows."""

    encounter: EncounterId
    price: Price
    effects: ContentPath | None = None


@governed_by("GR-DIPLO-28")
class ChooseStage(JointQuestion):
    """Which of several stages of the same number is played."""

    encounter: EncounterId


@governed_by("GR-DIPLO-13")
class RetreatTogether(JointQuestion):
    """Whether the others retreat as well, as the active character wants to; then the encounter is lost."""

    seat: Seat
    encounter: EncounterId
    failure: ContentPath
