"""Questions of characters."""

from afallon.grail.rules.fields import Goods, ItemId, Parts, Portion, Resource, SecretNumber
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-PARTY-17")
class Share(JointQuestion):
    """The joint choice of the seat that gains or loses the next unit of a party's share; `left` is the rest."""

    seats: Seats
    left: Portion
    gained: bool


@governed_by("GR-PARTY-33")
class ShareOut(JointQuestion):
    """The joint choice of how a party shares a gain or loss: a `Division` of all of it."""

    seats: Seats
    whole: Portion
    gained: bool


@governed_by("GR-CHAR-35")
class HandOver(Question):
    """The choice of the receiver of a surplus: a seat, or `discard`."""

    seat: Seat
    surplus: Portion


@governed_by("GR-CHAR-38")
class GiveTo(Question):
    """The choice of a trading partner."""

    seat: Seat


@governed_by("GR-CHAR-43")
class GiveWhat(Question):
    """The next unit to give, or to want in return; `done` makes the offer, `never_mind` drops it."""

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
    """A division of amounts among seats."""

    parts: Parts


class GiveResource(Choice, frozen=True):
    """Give one more unit of a resource."""

    resource: Resource


class GiveItem(Choice, frozen=True):
    """Give this item."""

    item: ItemId


class GiveSecret(Choice, frozen=True):
    """Give this secret."""

    secret: SecretNumber


class WantResource(Choice, frozen=True):
    """Want one more unit of a resource in return."""

    resource: Resource


class WantItem(Choice, frozen=True):
    """Want this item in return."""

    item: ItemId


class WantSecret(Choice, frozen=True):
    """Want this secret in return."""

    secret: SecretNumber


Giving = GiveResource | GiveItem | GiveSecret
Wanting = WantResource | WantItem | WantSecret
