"""What is asked: items and secrets."""

from afallon.grail.rules.fields import Amount, ItemId, Keyword, SecretNumber
from afallon.kernel import Choice, Question, Seat, Seats


class SearchItems(Question, rule="GR-ITEM-16"):
    """Which fitting item chance finds first in the deck; so many are to come."""

    amount: Amount


class TakeItem(Question, rule="GR-PARTY-17"):
    """Which of these gets an item."""

    item: ItemId
    seats: Seats


class LearnSecret(Question, rule="GR-PARTY-17"):
    """Which of these learns a secret."""

    secret: SecretNumber
    seats: Seats


class LoseItem(Question, rule="GR-SECRET-04"):
    """Which item goes next, of those that these have; so many are to go."""

    seats: Seats
    amount: Amount


class KeepFaceUp(Question, rule="GR-ITEM-07"):
    """Which card of a keyword stays in use."""

    seat: Seat
    keyword: Keyword


class Equip(Question, rule="GR-DAWN-26"):
    """Which card is turned before this day begins: `done` for none, or no more."""

    day: int


class LetGo(Choice, frozen=True):
    """This one's item goes."""

    seat: Seat
    item: ItemId


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
