"""What is asked: day."""

from afallon.grail.rules.fields import ActionName, ContentPath, CostKind, Debts, LocationNumber, Price, Shares
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-DAY-02")
class Act(Question):
    """Who acts next, and how: the name of an action, or `give`."""

    day: int
    round: int


@governed_by("GR-DAY-26")
class ChooseTarget(Question):
    """Where to, or with which card: a location, or a card's action."""

    seat: Seat
    action: ActionName


@governed_by("GR-PARTY-01")
class Join(Question):
    """Whether somebody who stands there comes along. `price` has what each of them would pay."""

    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


@governed_by("GR-PARTY-02")
class Accept(Question):
    """Whether the one who acts takes somebody along, and what that one would pay."""

    seat: Seat
    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


@governed_by("GR-PARTY-02")
class TakeAlong(Question):
    """Whether the one who acts takes all of these along, or nobody, or says so of each; and what they would pay."""

    seats: Seats
    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


@governed_by("GR-PARTY-11")
class PayFor(Question):
    """For whom one pays a unit: a seat, or `own` for nobody else. What is pledged so far is no longer owed."""

    action: ActionName
    debts: Debts


@governed_by("GR-DAY-41")
class DivideCost(JointQuestion):
    """Who pays the next unit of a cost that is due once; `price` is all that is left of it."""

    seats: Seats
    action: ActionName
    resource: CostKind
    price: Price


@governed_by("GR-PARTY-33")
class SplitCost(JointQuestion):
    """How a cost that is due once is paid: a `Division` of all of it."""

    seats: Seats
    action: ActionName
    price: Price


class CardAction(Choice, frozen=True):
    """What a card in play lets its owner do."""

    path: ContentPath
