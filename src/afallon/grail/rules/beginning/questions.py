"""What is asked: before the first day, and when a campaign goes on."""

from afallon.grail.rules.fields import BoardColour, ModeName, ModeRuleName, ModeRules, SecretNumber, TileId
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, governed_by


@governed_by("GR-COMP-03")
class ChooseBoard(Question):
    """Which board is taken for a character that fits all of them."""

    seat: Seat
    tile: TileId


@governed_by("GR-SAVE-21")
class EnterAt(Question):
    """Where a newcomer begins, or one who was here before goes on."""

    seat: Seat
    tile: TileId


@governed_by("GR-SAVE-19")
class TakeSecret(JointQuestion):
    """Who keeps a secret of one who has left."""

    secret: SecretNumber
    tile: TileId


@governed_by("GR-MODE-06")
class ChooseMode(JointQuestion):
    """By which rules the next chapter is played: another mode, a rule switched on or off, or `done`."""

    mode: ModeName
    rules: ModeRules


class TakeBoard(Choice, frozen=True):
    """The board of this colour."""

    board: BoardColour


class SwitchRule(Choice, frozen=True):
    """This rule is turned on, or off if it was on."""

    rule: ModeRuleName
