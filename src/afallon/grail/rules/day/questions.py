"""Questions of the day."""

from afallon.grail.rules.fields import ActionName, ContentPath, CostKind, Debts, LocationNumber, Price, Shares
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-DAY-02")
class Act(Question):
    """The choice of the next character to act and of its action: the name of an action, or `give`."""

    day: int
    round: int


@governed_by("GR-DAY-26")
class ChooseTarget(Question):
    """The choice of the action's target: a location, or a card's action."""

    seat: Seat
    action: ActionName


@governed_by("GR-PARTY-01")
class Join(Question):
    """Whether a character at the location joins the party. `price` has the cost for each of them."""

    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


@governed_by("GR-PARTY-02")
class Accept(Question):
    """Whether the leader lets this character join, and its cost."""

    seat: Seat
    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


@governed_by("GR-PARTY-02")
class TakeAlong(Question):
    """Whether the leader lets all of these join, none of them, or decides one by one; and their costs."""

    seats: Seats
    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


@governed_by("GR-PARTY-11")
class PayFor(Question):
    """The choice of a seat to pay one unit for, or `own` for nobody else. `debts` excludes pledged units."""

    action: ActionName
    debts: Debts


@governed_by("GR-DAY-41")
class DivideCost(JointQuestion):
    """The choice of the seat that pays the next unit of a cost due once; `price` is the unpaid rest."""

    seats: Seats
    action: ActionName
    resource: CostKind
    price: Price


@governed_by("GR-PARTY-33")
class SplitCost(JointQuestion):
    """The choice of how to split a cost due once: a `Division` of all of it."""

    seats: Seats
    action: ActionName
    price: Price


class CardAction(Choice, frozen=True):
    """The action of a card in play."""

    path: ContentPath
