"""An action from its choice to its end: target, party, cost, what it does."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.day.action import ACTIONS, Action
from afallon.grail.rules.day.paying import could_be_helped
from afallon.grail.rules.effects.costs import can_pay
from afallon.grail.rules.parties import end_action, form_party
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, OneOf, Step, all_of


def begin_action(table: GrailTable, seat: int, action: str) -> None:
    """The seat's action begins; others may come along."""
    form_party(table, (seat,), action, table.state.characters[seat].location)
    table.enter("action")


def is_open(table: GrailTable, seat: int, action: Action) -> bool:
    """Could this seat begin the action, with the help of those who could join it? (GR-DAY-06)"""
    if not action.targets(table, seat):
        return False
    others = could_join(table, seat, action)
    return is_payable(table, seat, others, action)


def is_payable(table: GrailTable, leader: int, others: tuple[int, ...], action: Action) -> bool:
    """Could they pay for it between them?"""
    cost = action.cost(table, leader)
    if action.paid_by_each:
        return could_be_helped(table, cost, leader, {other: action.cost(table, other) for other in others})
    energy = table.state.characters[leader].energy
    if action.leader_pays_first and any(what == "energy" and amount for what, amount in cost) and not energy:
        return False
    return can_pay(table, cost, (leader, *others))


def could_join(table: GrailTable, leader: int, action: Action) -> tuple[int, ...]:
    """Who stands there and has not passed; to have acted in this round is no matter (GR-DAY-08, 54)."""
    characters = table.state.characters
    if not action.can_be_joined:
        return ()
    return tuple(
        seat
        for seat, character in enumerate(characters)
        if character.alive
        and not character.passed
        and seat != leader
        and character.location == characters[leader].location
    )


class ChooseTarget(Step[State]):
    """Where to, which one, ...: asked only if there is something to choose."""

    name = "choose_target"

    def ask(self, table: GrailTable) -> Ask | None:
        party, action = table.state.party, current_action(table)
        targets = action.targets(table, party.leader)
        if None in targets:
            return None
        return all_of("choose_target", {party.leader: OneOf(targets)}, rule=action.rule)

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for target in answers.values():
            tell(table, "target_chosen", target=target)


class PayCost(Step[State]):
    """The members' turns are used (GR-DAY-07), and they pay; what they cannot pay they do not begin (GR-DAY-06)."""

    name = "pay_cost"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        party, action = table.state.party, current_action(table)
        members = tuple(party.members)
        others = tuple(seat for seat in members if seat != party.leader)
        if not action.is_ready(table) or not (action.paid_by_each or is_payable(table, party.leader, others, action)):
            end_action(table)
            return
        if action.paid_by_each and not any(_could_pay(table, seat, members, action) for seat in members):
            end_action(table)
            return
        for seat in members:
            if not table.state.characters[seat].acted:
                tell(table, "turn_used", seat=seat)
        if action.paid_by_each:
            debts = ((seat, what, amount) for seat in members for what, amount in action.cost(table, seat) if amount)
            table.push("pay_each", tuple(debts))
        else:
            table.push("pay_together", _after_leader(table, action), members)


class Perform(Step[State]):
    """The action itself."""

    name = "perform"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        current_action(table).perform(table)


def current_action(table: GrailTable) -> Action:
    return ACTIONS[table.state.party.action]


def _could_pay(table: GrailTable, seat: int, members: tuple[int, ...], action: Action) -> bool:
    helpers = {other: action.cost(table, other) for other in members if other != seat}
    return could_be_helped(table, action.cost(table, seat), seat, helpers)


def _after_leader(table: GrailTable, action: Action) -> tuple[tuple[str, int], ...]:
    """What is left to divide when whoever must pay something itself has done so (GR-DAY-46)."""
    leader = table.state.party.leader
    cost = dict(action.cost(table, leader))
    if action.leader_pays_first and cost.get("energy"):
        spend(table, leader, "energy", 1)
        cost["energy"] -= 1
    return tuple((what, amount) for what, amount in cost.items() if amount)
