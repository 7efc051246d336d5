"""What is asked: death."""

from afallon.grail.rules.fields import SecretNumber, TileId
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, governed_by
from afallon.kernel.events import Reason


@governed_by("GR-DEATH-11")
class LeaveSecret(Question):
    """Who gets a secret of a dead character: its player says."""

    seat: Seat
    tile: TileId
    secret: SecretNumber


@governed_by("GR-DEATH-04")
class TakeReplacement(Question):
    """Whom the player of a dead character plays from now on: one of those nobody has used, or `stay_out`."""

    seat: Seat
    tile: TileId


@governed_by("GR-DEATH-15")
class BegForMercy(JointQuestion):
    """All is lost, and why: whether the group begins the chapter again by the Mercy of the Allmother."""

    chapter: int
    reason: Reason


class LeaveTo(Choice, frozen=True):
    """It goes to this one."""

    heir: Seat


class TakeCharacter(Choice, frozen=True):
    """This character."""

    tile: TileId
