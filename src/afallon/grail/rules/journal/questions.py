"""What is asked while the journal is read."""

from afallon.grail.rules.fields import LocationNumber, VerseName
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Seats, governed_by


@governed_by("GR-PARTY-20")
class ChooseVerse(JointQuestion):
    """What those who read a verse do, at this place: one of its choices, once for all of them."""

    seats: Seats
    location: LocationNumber
    verse: VerseName
