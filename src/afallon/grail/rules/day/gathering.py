"""Gathering a party: others in the same location may join, if the one who acts agrees (GR-PARTY-01, 02)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.day import questions
from afallon.grail.rules.day.acting import could_join, current_action, goal, price_of_joining
from afallon.grail.rules.day.action import Action, costing
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.parties.events import MemberJoined
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, OneOf, Step, all_of


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
        for seat in reversed([seat for seat, wish in answers.items() if wish == "yes"]):
            turn.push(Accept.name, seat)


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


def _joining(position: GrailPosition, seat: int, action: Action) -> OneOf:
    """Yes, at this one's own price, or no."""
    price = costing(action.cost(position, seat)) if action.paid_by_each else None
    return YES_OR_NO if price is None else OneOf(YES_OR_NO.values, offers=(price, None))
