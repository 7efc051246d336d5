"""Gathering a party: others in the same location may join, if the one who acts agrees (GR-PARTY-01, 02)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.day import questions
from afallon.grail.rules.day.acting import could_join, current_action, goal, price_of_joining
from afallon.grail.rules.day.action import Action, costing
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.parties.events import MemberJoined
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, OneOf, Step, all_of

ALL_OF_THEM: Final = "all_of_them"
NOBODY: Final = "nobody"
EACH_APART: Final = "each_apart"


class GatherParty(Step[State]):
    """Everybody who could come along says whether they wish to: nobody is drawn in against their will (GR-PARTY-08)."""

    name = "gather_party"

    def ask(self, position: GrailPosition) -> Ask | None:
        leader, action = position.state.party.leader, current_action(position)
        others = could_join(position, leader, action)
        if not others:
            return None
        about = questions.Join(leader, action.name, goal(position), price_of_joining(position, others))
        return all_of(about, {seat: _joining(position, seat, action) for seat in others})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        wishing = tuple(seat for seat, wish in answers.items() if wish == "yes")
        if len(wishing) > 1 and setup_of(turn).reading > 3:
            turn.push(TakeAlong.name, wishing)
        else:
            _ask_about_each(turn, wishing)


class TakeAlong(Step[State]):
    """The leader says at once whether several come along, or will say so of each (GR-PARTY-32)."""

    name = "take_along"

    def ask(self, position: GrailPosition, seats: tuple[int, ...]) -> Ask:
        leader, action = position.state.party.leader, current_action(position)
        price = price_of_joining(position, seats)
        about = questions.TakeAlong(seats, leader, action.name, goal(position), price)
        return all_of(about, {leader: OneOf((ALL_OF_THEM, NOBODY, EACH_APART))})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...]) -> None:
        (answer,) = answers.values()
        if answer == EACH_APART:
            _ask_about_each(turn, seats)
        elif answer == ALL_OF_THEM:
            for seat in seats:
                tell(turn, MemberJoined(seat=seat))


class Accept(Step[State]):
    """The leader says whether this one comes along."""

    name = "accept"

    def ask(self, position: GrailPosition, seat: int) -> Ask:
        leader, action = position.state.party.leader, current_action(position)
        price = price_of_joining(position, (seat,))
        about = questions.Accept(seat, leader, action.name, goal(position), price)
        return all_of(about, {leader: YES_OR_NO})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if "yes" in answers.values():
            tell(turn, MemberJoined(seat=seat))


def _ask_about_each(turn: GrailTurn, seats: tuple[int, ...]) -> None:
    for seat in reversed(seats):
        turn.push(Accept.name, seat)


def _joining(position: GrailPosition, seat: int, action: Action) -> OneOf:
    """Yes, at this one's own price, or no."""
    price = costing(action.cost(position, seat)) if action.paid_by_each else None
    return YES_OR_NO if price is None else OneOf(YES_OR_NO.values, offers=(price, None))
