"""What is asked: characters."""

from afallon.grail.rules.fields import Goods, ItemId, Parts, Portion, Resource, SecretNumber
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-PARTY-17")
class Share(JointQuestion):
    """Who gains or loses the next unit of what a party shares; so much of it is left."""

    seats: Seats
    left: Portion
    gained: bool


@governed_by("GR-PARTY-33")
class ShareOut(JointQuestion):
    """How a party shares what it gains or loses: a `Division` of all of it."""

    seats: Seats
    whole: Portion
    gained: bool


@governed_by("GR-CHAR-35")
class HandOver(Question):
    """Who gets what this one cannot hold: a seat, or `discard`."""

    seat: Seat
    surplus: Portion


@governed_by("GR-CHAR-38")
class GiveTo(Question):
    """With whom this one trades."""

    seat: Seat


@governed_by("GR-CHAR-43")
class GiveWhat(Question):
    """What else is given, or wanted in return: `done` makes the offer, `never_mind` drops it."""

    seat: Seat
    receiver: Seat
    gives: Goods
    wants: Goods


@governed_by("GR-CHAR-38")
class AcceptGift(Question):
    """Whether a gift or an exchange is accepted."""

    giver: Seat
    gives: Goods
    wants: Goods


class Division(Choice, frozen=True):
    """Who gets or pays how much."""

    parts: Parts


class GiveResource(Choice, frozen=True):
    """One unit more is given."""

    resource: Resource


class GiveItem(Choice, frozen=True):
    """This item is given."""

    item: ItemId


class GiveSecret(Choice, frozen=True):
    """This secret is given."""

    secret: SecretNumber


class WantResource(Choice, frozen=True):
    """One unit more is wanted in return."""

    resource: Resource


class WantItem(Choice, frozen=True):
    """This item is wanted in return."""

    item: ItemId


class WantSecret(Choice, frozen=True):
    """This secret is wanted in return."""

    secret: SecretNumber


Giving = GiveResource | GiveItem | GiveSecret
Wanting = WantResource | WantItem | WantSecret
