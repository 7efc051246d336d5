"""Gifts and trades between characters at one location: no action, possible while nobody acts (GR-CHAR-38 to 43).

Food and wealth are handled here. Modules add further goods (items, secrets) by the query `goods`, and hand them over in
the step `trade_card`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from afallon.grail.rules.characters import questions
from afallon.grail.rules.characters.events import Given, OfferMade
from afallon.grail.rules.characters.goods import giving, good_of, wanting
from afallon.grail.rules.characters.handing import GIVABLE
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.fields import Good, Goods
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.quantities import MOST_RESOURCES
from afallon.grail.rules.queries import GOODS, ITEMS_AT_MOST
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Barred, OneOf, Step, all_of
from afallon.kernel.options import one_of

GIVE: Final = "give"
DONE: Final = "done"
NEVER_MIND: Final = "never_mind"


def partners(position: GrailPosition, seat: int) -> tuple[int, ...]:
    """Return the seats that this character could trade with now; neither may be busy (GR-CHAR-38, GR-PARTY-10)."""
    state = position.state
    if state.parties or state.encounter is not None:
        return ()
    here = state.characters[seat].location
    others = [other for other in living(state) if other != seat and state.characters[other].location == here]
    if not others or has_goods(position, seat):
        return tuple(others)
    return tuple([other for other in others if has_goods(position, other)])


def traders(position: GrailPosition) -> set[int]:
    """Return all seats that could trade now: at a location with others, where at least one of them has goods."""
    state = position.state
    if state.parties or state.encounter is not None:
        return set()
    together: dict[int, list[int]] = {}
    for seat in living(state):
        together.setdefault(state.characters[seat].location, []).append(seat)
    found: set[int] = set()
    for seats in together.values():
        if len(seats) > 1 and any(has_goods(position, seat) for seat in seats):
            found.update(seats)
    return found


def goods_of(position: GrailPosition, seat: int) -> Goods:
    """Return the goods that a character could give away, unit by unit."""
    resources = position.state.characters[seat].resources
    goods: Goods = ()
    for what in GIVABLE:
        goods += (("resource", what),) * resources[what]
    return goods + position.fold(GOODS, (), seat)


def has_goods(position: GrailPosition, seat: int) -> bool:
    """Return whether a character has any goods to give away."""
    resources = position.state.characters[seat].resources
    return any(map(resources.__getitem__, GIVABLE)) or bool(position.fold(GOODS, (), seat))


def fits(position: GrailPosition, receiver: int, gets: Iterable[Good], gives: Iterable[Good]) -> bool:
    """Return whether a character could hold all its goods after the exchange (GR-CHAR-43)."""
    got, given = tuple(gets), tuple(gives)
    character = position.state.characters[receiver]
    for what in GIVABLE:
        more = got.count(("resource", what)) - given.count(("resource", what))
        if character.resources[what] + more > MOST_RESOURCES:
            return False
    items = sum([sort == "item" for sort, _ in got]) - sum([sort == "item" for sort, _ in given])
    most = position.fold(ITEMS_AT_MOST, None, receiver) if items > 0 else None
    return most is None or len(character.items) + items <= most


class Deal(NamedTuple):
    """The plain arguments of an offer's frame: the two seats, the goods given and the goods wanted."""

    seat: int
    other: int
    gives: Goods = ()
    wants: Goods = ()

    def cannot_hold(self, position: GrailPosition) -> tuple[int, ...]:
        """Return the seats that would exceed a limit after the exchange."""
        gets = ((self.seat, self.wants, self.gives), (self.other, self.gives, self.wants))
        return tuple(seat for seat, got, given in gets if not fits(position, seat, got, given))


class Give(Step[State]):
    """Ask for the trading partner, if there are several."""

    name = GIVE

    def ask(self, position: GrailPosition, seat: int) -> Ask | None:
        others = partners(position, seat)
        return all_of(questions.GiveTo(seat), {seat: one_of(others)}) if len(others) > 1 else None

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        others = partners(turn, seat)
        if others:
            turn.push(Offer.name, *Deal(seat, answers.get(seat, others[0])))


class Offer(Step[State]):
    """Ask for the goods given and wanted, one unit at a time."""

    name = "offer"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask:
        deal = Deal(*arguments)
        mine, theirs = (
            _left(position, deal.seat, deal.gives),
            _left(position, deal.other, deal.wants),
        )
        options: list[Any] = [*map(giving, mine), *map(wanting, theirs)]
        barred: tuple[Barred, ...] = ()
        if deal.gives or deal.wants:
            full = deal.cannot_hold(position)
            if full:
                barred = (Barred(DONE, "GR-CHAR-43", {"seats": full, "most": MOST_RESOURCES}),)
            else:
                options.append(DONE)
        return all_of(questions.GiveWhat(*deal), {deal.seat: OneOf((*options, NEVER_MIND), barred=barred)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        deal = Deal(*arguments)
        answer = answers[deal.seat]
        if answer == DONE:
            tell(turn, OfferMade(giver=deal.seat, receiver=deal.other, gives=deal.gives, wants=deal.wants))
            turn.push(AcceptOffer.name, *deal)
        elif isinstance(answer, questions.Wanting):
            turn.push(self.name, *deal._replace(wants=(*deal.wants, good_of(answer))))
        elif isinstance(answer, questions.Giving):
            turn.push(self.name, *deal._replace(gives=(*deal.gives, good_of(answer))))


def _left(position: GrailPosition, seat: int, taken: Goods) -> list[Good]:
    """Return the goods that a character could add to these, each sort once."""
    goods = goods_of(position, seat)
    return [good for good in dict.fromkeys(goods) if goods.count(good) > taken.count(good)]


class AcceptOffer(Step[State]):
    """Ask the other character to accept, then exchange all goods at once."""

    name = "accept_offer"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask:
        deal = Deal(*arguments)
        return all_of(questions.AcceptGift(deal.seat, deal.gives, deal.wants), {deal.other: YES_OR_NO})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        deal = Deal(*arguments)
        if answers[deal.other] == "yes":
            turn.push("quest_check")
            for seat in (deal.other, deal.seat):  # item limits wait until everything has changed hands
                turn.push("fit_items", seat)
            _hand(turn, deal.other, deal.seat, deal.wants)
            _hand(turn, deal.seat, deal.other, deal.gives)


def _hand(turn: GrailTurn, giver: int, receiver: int, goods: Goods) -> None:
    for (sort, name), amount in Counter(goods).items():
        if sort == "resource":
            tell(turn, Given(giver=giver, receiver=receiver, resource=str(name), amount=amount))
        else:
            for _ in range(amount):
                turn.push("trade_card", giver, receiver, name)
