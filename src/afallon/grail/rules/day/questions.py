"""What is asked: day."""

from afallon.grail.rules.fields import ActionName, ContentPath, Debts, LocationNumber, Price, Resource, Shares
from afallon.kernel import Choice, Question, Seat, Seats


class Act(Question, rule="GR-DAY-02"):
    """Who acts next, and how: the name of an action, or `give`."""

    day: int
    round: int


class ChooseTarget(Question, rule="GR-DAY-26"):
    """Where to, or with which card: a location, or a card's action."""

    seat: Seat
    action: ActionName


class Join(Question, rule="GR-PARTY-01"):
    """Whether somebody who stands there comes along. `price` has what each of them would pay."""

    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


class Accept(Question, rule="GR-PARTY-02"):
    """Whether the one who acts takes somebody along, and what that one would pay."""

    seat: Seat
    leader: Seat
    action: ActionName
    location: LocationNumber
    price: Shares


class PayFor(Question, rule="GR-PARTY-11"):
    """For whom one pays a unit: a seat, or `own` for nobody else. Pledged so far is no longer owed."""

    action: ActionName
    debts: Debts


class DivideCost(Question, rule="GR-DAY-41"):
    """Who pays the next unit of a cost that is due once; `price` is all that is left of it."""

    seats: Seats
    action: ActionName
    resource: Resource
    price: Price


class CardAction(Choice, frozen=True):
    """What a card in play lets its owner do."""

    path: ContentPath
