"""Questions before the first day, and when a campaign is continued."""

from afallon.grail.rules.fields import BoardColour, ModeName, ModeRuleName, ModeRules, SecretNumber, TileId
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, governed_by


@governed_by("GR-COMP-03")
class ChooseBoard(Question):
    """The choice of a board for a character that fits all of them."""

    seat: Seat
    tile: TileId


@governed_by("GR-SAVE-21")
class EnterAt(Question):
    """The location where a new or returning character begins."""

    seat: Seat
    tile: TileId


@governed_by("GR-SAVE-19")
class TakeSecret(JointQuestion):
    """The joint choice of the holder of a secret whose owner has left."""

    secret: SecretNumber
    tile: TileId


@governed_by("GR-MODE-06")
class ChooseMode(JointQuestion):
    """The joint choice of the next chapter's rules: another mode, a switched rule, or `done`."""

    mode: ModeName
    rules: ModeRules


class TakeBoard(Choice, frozen=True):
    """Take the board of this colour."""

    board: BoardColour


class SwitchRule(Choice, frozen=True):
    """Turn this rule on or off."""

    rule: ModeRuleName
