"""Questions of items and secrets."""

from afallon.grail.rules.fields import Amount, ItemId, Keyword, SecretNumber
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-ITEM-16")
class SearchItems(Question):
    """The next matching item that chance finds in the deck; `amount` are still to find."""

    amount: Amount


@governed_by("GR-PARTY-17")
class TakeItem(JointQuestion):
    """The joint choice of the seat that gets an item."""

    item: ItemId
    seats: Seats


@governed_by("GR-PARTY-17")
class LearnSecret(JointQuestion):
    """The joint choice of the seat that learns a secret."""

    secret: SecretNumber
    seats: Seats


@governed_by("GR-SECRET-04")
class LoseItem(JointQuestion):
    """The joint choice of the next item to lose among these seats; `amount` are still to lose."""

    seats: Seats
    amount: Amount


@governed_by("GR-MODE-32")
class ShedItem(Question):
    """The item that a character over its limit hands over or loses next; `amount` are still to go."""

    seat: Seat
    amount: Amount


@governed_by("GR-ITEM-07")
class KeepFaceUp(Question):
    """The choice of the card of a keyword that stays in use."""

    seat: Seat
    keyword: Keyword


@governed_by("GR-DAWN-26")
class Equip(Question):
    """The choice of a card to turn before this day begins; `done` for none, or no more."""

    day: int


class LetGo(Choice, frozen=True):
    """Lose this seat's item."""

    seat: Seat
    item: ItemId


class HandItem(Choice, frozen=True):
    """Hand the item to another character at the location."""

    item: ItemId
    receiver: Seat


class KeepItem(Choice, frozen=True):
    """Keep the item in use."""

    item: ItemId


class KeepSecret(Choice, frozen=True):
    """Keep the secret in use."""

    secret: SecretNumber


class TurnItem(Choice, frozen=True):
    """Turn the item over."""

    item: ItemId


class TurnSecret(Choice, frozen=True):
    """Turn the secret over."""

    secret: SecretNumber
