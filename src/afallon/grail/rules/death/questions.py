"""Questions of death."""

from afallon.grail.rules.fields import SecretNumber, TileId
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, governed_by
from afallon.kernel.events import Reason


@governed_by("GR-DEATH-11")
class LeaveSecret(Question):
    """The heir of a dead character's secret, chosen by its player."""

    seat: Seat
    tile: TileId
    secret: SecretNumber


@governed_by("GR-DEATH-04")
class TakeReplacement(Question):
    """The replacement of a dead character: an unused character, or `stay_out`."""

    seat: Seat
    tile: TileId


@governed_by("GR-DEATH-15")
class BegForMercy(JointQuestion):
    """Whether the group, defeated for this reason, begins the chapter again by Mercy."""

    chapter: int
    reason: Reason


class LeaveTo(Choice, frozen=True):
    """Leave the secret to this character."""

    heir: Seat


class TakeCharacter(Choice, frozen=True):
    """Take this character."""

    tile: TileId
