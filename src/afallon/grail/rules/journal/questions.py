"""Questions of the journal."""

from afallon.grail.rules.fields import LocationNumber, VerseName
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Seats, governed_by


@governed_by("GR-PARTY-20")
class ChooseVerse(JointQuestion):
    """The joint choice of one of a verse's options by all who read it, at this location."""

    seats: Seats
    location: LocationNumber
    verse: VerseName
