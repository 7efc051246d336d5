"""What is asked: items and secrets."""

from afallon.grail.rules.fields import Amount, ItemId, Keyword, SecretNumber
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-ITEM-16")
class SearchItems(Question):
    """Which fitting item chance finds first in the deck; so many are to come."""

    amount: Amount


@governed_by("GR-PARTY-17")
class TakeItem(JointQuestion):
    """Which of these gets an item."""

    item: ItemId
    seats: Seats


@governed_by("GR-PARTY-17")
class LearnSecret(JointQuestion):
    """Which of these learns a secret."""

    secret: SecretNumber
    seats: Seats


@governed_by("GR-SECRET-04")
class LoseItem(JointQuestion):
    """Which item goes next, of those that these have; so many are to go."""

    seats: Seats
    amount: Amount


@governed_by("GR-MODE-32")
class ShedItem(Question):
    """Which item goes, and to whom, of one who carries too many: so many are to go."""

    seat: Seat
    amount: Amount


@governed_by("GR-ITEM-07")
class KeepFaceUp(Question):
    """Which card of a keyword stays in use."""

    seat: Seat
    keyword: Keyword


@governed_by("GR-DAWN-26")
class Equip(Question):
    """Which card is turned before this day begins: `done` for none, or no more."""

    day: int


class LetGo(Choice, frozen=True):
    """This one's item goes."""

    seat: Seat
    item: ItemId


class HandItem(Choice, frozen=True):
    """The item goes to somebody who is there."""

    item: ItemId
    receiver: Seat


class KeepItem(Choice, frozen=True):
    """The item stays in use."""

    item: ItemId


class KeepSecret(Choice, frozen=True):
    """The secret stays in use."""

    secret: SecretNumber


class TurnItem(Choice, frozen=True):
    """The item is turned over."""

    item: ItemId


class TurnSecret(Choice, frozen=True):
    """The secret is turned over."""

    secret: SecretNumber
