"""Questions of diplomacy."""

from afallon.grail.rules.fields import ContentPath, EncounterId, Price
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Seat, governed_by


@governed_by("GR-DIPLO-14")
class Avoid(JointQuestion):
    """Whether all avoid this encounter, for this price each and with these effects."""

    encounter: EncounterId
    price: Price
    effects: ContentPath | None = None


@governed_by("GR-DIPLO-28")
class ChooseStage(JointQuestion):
    """The joint choice of one of several stages with the same number."""

    encounter: EncounterId


@governed_by("GR-DIPLO-13")
class RetreatTogether(JointQuestion):
    """Whether the others retreat with the active character; the encounter is then lost."""

    seat: Seat
    encounter: EncounterId
    failure: ContentPath
