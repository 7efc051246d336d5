"""Gathering a party: others at the same location may join if the leader agrees (GR-PARTY-01, 02)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.day import questions
from afallon.grail.rules.day.acting import could_join, current_action, goal, price_of_joining
from afallon.grail.rules.day.action import Action, costing
from afallon.grail.rules.day.paying import has_to_spare
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.parties.events import HelpOffered, MemberJoined
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Offer, OneOf, Step, all_of

YES_HELPING: Final = "yes_helping"
"""Answer: join, and be asked to pay for others (GR-PARTY-34)."""

ALL_OF_THEM: Final = "all_of_them"
ALL_HELPING: Final = "all_helping"
NOBODY: Final = "nobody"
EACH_APART: Final = "each_apart"


class GatherParty(Step[State]):
    """Ask all who could join whether they want to; nobody has to (GR-PARTY-08)."""

    name = "gather_party"

    def ask(self, position: GrailPosition) -> Ask | None:
        leader, action = position.state.party.leader, current_action(position)
        others = could_join(position, leader, action)
        if not others:
            return None
        about = questions.Join(leader, action.name, goal(position), price_of_joining(position, others))
        return all_of(about, {seat: _joining(position, seat, action) for seat in others})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        wishing = tuple(seat for seat, wish in answers.items() if wish != "no")
        for seat in wishing:
            if answers[seat] == YES_HELPING:
                tell(turn, HelpOffered(seat=seat))
        if len(wishing) > 1 and setup_of(turn).reading > 3:
            turn.push(TakeAlong.name, wishing)
        else:
            _ask_about_each(turn, wishing)


class TakeAlong(Step[State]):
    """Ask the leader about several volunteers at once: accept all, accept none, or decide one by one (GR-PARTY-32)."""

    name = "take_along"

    def ask(self, position: GrailPosition, seats: tuple[int, ...]) -> Ask:
        leader, action = position.state.party.leader, current_action(position)
        price = price_of_joining(position, seats)
        about = questions.TakeAlong(seats, leader, action.name, goal(position), price)
        helping = (ALL_HELPING,) if _could_help(position, leader) else ()
        return all_of(about, {leader: OneOf((ALL_OF_THEM, *helping, NOBODY, EACH_APART))})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...]) -> None:
        (answer,) = answers.values()
        if answer == EACH_APART:
            _ask_about_each(turn, seats)
        elif answer != NOBODY:
            if answer == ALL_HELPING:
                tell(turn, HelpOffered(seat=turn.state.party.leader))
            for seat in seats:
                tell(turn, MemberJoined(seat=seat))


class Accept(Step[State]):
    """Ask the leader whether this volunteer may join."""

    name = "accept"

    def ask(self, position: GrailPosition, seat: int) -> Ask:
        leader, action = position.state.party.leader, current_action(position)
        price = price_of_joining(position, (seat,))
        about = questions.Accept(seat, leader, action.name, goal(position), price)
        return all_of(about, {leader: _yes_or_no(_could_help(position, leader))})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        (answer,) = answers.values()
        if answer == YES_HELPING:
            tell(turn, HelpOffered(seat=turn.state.party.leader))
        if answer != "no":
            tell(turn, MemberJoined(seat=seat))


def _ask_about_each(turn: GrailTurn, seats: tuple[int, ...]) -> None:
    for seat in reversed(seats):
        turn.push(Accept.name, seat)


def _joining(position: GrailPosition, seat: int, action: Action) -> OneOf:
    """Return the options yes, at this seat's own price, and no."""
    price = costing(action.cost(position, seat)) if action.paid_by_each else None
    return _yes_or_no(_could_help(position, seat), price)


def _yes_or_no(may_help: bool, price: Offer | None = None) -> OneOf:
    values = ("yes", YES_HELPING, "no") if may_help else YES_OR_NO.values
    return OneOf(values) if price is None else OneOf(values, offers=(*[price] * (len(values) - 1), None))


def _could_help(position: GrailPosition, seat: int) -> bool:
    """Return whether this seat could pay for others after paying its own cost."""
    if setup_of(position).reading < 6:
        return False
    action = current_action(position)
    return has_to_spare(position, seat, action.cost(position, seat) if action.paid_by_each else ())
