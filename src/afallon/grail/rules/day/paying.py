"""Payments: by each member, who may be helped, or once by all together (GR-PARTY-11 to 15, 21, 22, 26)."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from afallon.grail.rules.characters.dividing import divisions
from afallon.grail.rules.characters.questions import Division
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.day import questions
from afallon.grail.rules.day.events import TurnKept
from afallon.grail.rules.effects.costs import COVERABLE, Costs, at_hand, can_pay, is_card
from afallon.grail.rules.fields import Debts
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.parties.events import MemberLeft
from afallon.grail.rules.parties.forming import end_action
from afallon.grail.rules.quantities import can_spend, value_of
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Offer, OneOf, Step, all_of

OWN: Final = "own"
"""Answer: pay for nobody else, or for nobody further."""


class Debt(NamedTuple):
    """The amount of one kind that a member owes."""

    seat: int
    what: str
    amount: int


class Pledge(NamedTuple):
    """One unit that a member has promised to pay for another."""

    payer: int
    debtor: int
    what: str


def could_be_helped(
    position: GrailPosition, cost: Callable[[GrailPosition, int], Costs], seat: int, helpers: Iterable[int]
) -> bool:
    """Return whether this seat could pay with the surplus of these helpers (GR-DAY-06, GR-PARTY-12)."""
    characters = position.state.characters
    for what, amount in cost(position, seat):
        if not can_spend(characters[seat], what, amount):
            rich = [helper for helper in helpers if what in COVERABLE and value_of(characters[helper], what)]
            spare = [value_of(characters[helper], what) - dict(cost(position, helper)).get(what, 0) for helper in rich]
            if not can_spend(characters[seat], what, amount - sum([left for left in spare if left > 0])):
                return False
    return True


def has_to_spare(position: GrailPosition, seat: int, costs: Costs) -> bool:
    """Return whether this seat has energy or magic left for others after these costs."""
    character, own = position.state.characters[seat], dict(costs)
    return any(value_of(character, what) > own.get(what, 0) for what in COVERABLE)


class Bill(NamedTuple):
    """The plain arguments of a `pay_each` frame: the debts, and the pledges made so far."""

    debts: tuple[Any, ...]
    pledges: tuple[Any, ...] = ()
    asked: tuple[int, ...] | None = None
    """Seats that may pledge more; `None` in the first round."""

    beginning: tuple[int, ...] = ()
    """Seats whose turns this cost has just used. They keep their turns if they leave (GR-PARTY-28)."""


class PayEach(Step[State]):
    """Collect a cost from every debtor. Others may pledge energy or magic for them, unit by unit.

    A debtor that still cannot pay leaves, and nothing is paid for it.
    """

    name = "pay_each"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        debts, pledges, asked, _ = Bill(*arguments)
        seats = _first_asked(position, debts) if asked is None else asked
        helped = {seat: _could_help(position, seat, debts, pledges) for seat in seats}
        options = {seat: _help(debtors) for seat, debtors in helped.items() if debtors}
        if not options:
            return None
        return all_of(questions.PayFor(position.state.party.action, _owed(debts, pledges)), options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        bill = Bill(*arguments)
        willing = tuple(seat for seat in by_number(turn.state, answers) if answers[seat] != OWN)
        if not willing:
            _settle(turn, bill)
            return
        pledges = bill.pledges
        for seat in willing:
            what = _coverable(turn, seat, answers[seat], bill.debts, pledges)
            if what is not None:
                pledges = (*pledges, (seat, answers[seat], what))
        turn.push(self.name, *bill._replace(pledges=pledges, asked=willing))


class PayTogether(Step[State]):
    """Collect a cost that is due once from all.

    The payers divide all of it with one answer, or one unit after another (GR-DAY-41). If they cannot pay, their action
    ends.
    """

    name = "pay_together"

    def ask(self, position: GrailPosition, costs: Costs, seats: tuple[int, ...]) -> Ask | None:
        if not costs or not can_pay(position, costs, seats):
            return None
        action, what = position.state.party.action, costs[0][0]
        if ways := _ways_to_pay(position, costs, seats):
            about = questions.SplitCost(seats, action, costs)
            return ask_together(about, seats, OneOf(ways)) if len(ways) > 1 else None
        able = _able(position, what, seats)
        if len(able) < 2:
            return None
        return ask_together(questions.DivideCost(seats, action, what, costs), seats, OneOf(able))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], costs: Costs, seats: tuple[int, ...]) -> None:
        if not costs:
            return
        if not can_pay(turn, costs, seats):
            if turn.state.encounter is None:  # in an encounter only the payment is refused (GR-PARTY-16)
                end_action(turn)
            return
        chosen = agreed(turn, answers) if answers else next(iter(_ways_to_pay(turn, costs, seats)), None)
        if isinstance(chosen, Division):
            for seat, what, amount in chosen.parts:
                spend(turn, seat, what, amount)
            return
        (what, amount), rest = costs[0], costs[1:]
        payer = _able(turn, what, seats)[0] if chosen is None else chosen
        units = amount if chosen is None else 1
        left = ((what, amount - units), *rest) if amount > units else rest
        turn.push(self.name, left, seats)
        spend(turn, payer, what, units)


def _ways_to_pay(position: GrailPosition, costs: Costs, seats: tuple[int, ...]) -> tuple[Division, ...]:
    """Return the ways in which these seats can pay the whole cost with one answer.

    Returns none if cards are due: they are given one by one, since a card may match several kinds.
    """
    if any(is_card(what) for what, _ in costs):
        return ()
    return divisions(
        position,
        [
            (what, amount, {seat: amount if what == "terror" else at_hand(position, seat, what) for seat in seats})
            for what, amount in costs
        ],
    )


def _payers(position: GrailPosition) -> tuple[int, ...]:
    encounter = position.state.encounter
    return tuple(position.state.party.members if encounter is None else encounter.participants)


def _able(position: GrailPosition, what: str, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if can_pay(position, ((what, 1),), (seat,)))


def _first_asked(position: GrailPosition, debts: tuple[Any, ...]) -> tuple[int, ...]:
    """Return the seats asked to pay for others: all, or only those who offered it (GR-PARTY-31, 34)."""
    characters, payers = position.state.characters, _payers(position)
    if setup_of(position).reading > 3 and all(can_spend(characters[seat], what, due) for seat, what, due in debts):
        return tuple(seat for seat in payers if seat in position.state.party.helpers)
    return payers


def _could_help(position: GrailPosition, seat: int, debts: tuple[Any, ...], pledges: tuple[Any, ...]) -> dict[int, str]:
    """Return, by debtor, a kind that this seat could pay, one unit."""
    debtors = dict.fromkeys(debtor for debtor, _, _ in debts if debtor != seat)
    found = {debtor: _coverable(position, seat, debtor, debts, pledges) for debtor in debtors}
    return {debtor: what for debtor, what in found.items() if what is not None}


def _help(debtors: Mapping[int, str]) -> OneOf:
    return OneOf((OWN, *debtors), offers=(None, *(Offer(cost={what: 1}) for what in debtors.values())))


def _owed(debts: tuple[Any, ...], pledges: tuple[Any, ...]) -> Debts:
    """Return the debts without the units that are pledged."""
    covered = Counter((debtor, what) for _, debtor, what in pledges)
    left = ((seat, what, amount - covered[seat, what]) for seat, what, amount in debts)
    return tuple(debt for debt in left if debt[2] > 0)


def _coverable(
    position: GrailPosition, seat: int, debtor: int, debts: tuple[Any, ...], pledges: tuple[Any, ...]
) -> str | None:
    """Return a kind that this seat could pay for the debtor, one unit, without lacking it itself (GR-PARTY-21)."""
    due = Counter({(owing, what): amount for owing, what, amount in debts})
    covered = Counter((owing, what) for _, owing, what in pledges)
    promised = Counter((payer, what) for payer, _, what in pledges)
    own_covered = Counter({key: min(count, due[key]) for key, count in covered.items()})
    for what in COVERABLE:
        has = value_of(position.state.characters[seat], what)
        needs = due[seat, what] - own_covered[seat, what] + promised[seat, what]
        if due[debtor, what] > covered[debtor, what] and has > needs:
            return what
    return None


def _settle(turn: GrailTurn, bill: Bill) -> None:
    """Charge all who can pay (GR-PARTY-21). If no member is left, end the action (GR-PARTY-22)."""
    debts, pledges = [Debt(*debt) for debt in bill.debts], [Pledge(*pledge) for pledge in bill.pledges]
    covered = Counter((pledge.debtor, pledge.what) for pledge in pledges)
    characters = turn.state.characters
    leaving = []
    for debtor in dict.fromkeys(debt.seat for debt in debts):
        own = [(debt.what, debt.amount - covered[debtor, debt.what]) for debt in debts if debt.seat == debtor]
        if all(can_spend(characters[debtor], what, amount) for what, amount in own):
            for what, amount in own:
                if amount:
                    spend(turn, debtor, what, amount)
            for pledge in pledges:
                if pledge.debtor == debtor:
                    spend(turn, pledge.payer, pledge.what, 1)
        else:
            leaving.append(debtor)
    if turn.state.encounter is not None:  # nobody leaves an encounter for lack of payment (GR-PARTY-16)
        return
    for debtor in leaving:
        if debtor in turn.state.party.members:
            tell(turn, MemberLeft(seat=debtor))
            if debtor in bill.beginning:
                tell(turn, TurnKept(seat=debtor))
    if not turn.state.party.members:
        end_action(turn)
