"""An action from its choice to its end: target, party, cost, what it does."""

from collections.abc import Iterable, Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.characters.values import can_spend
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
    return bool(action.targets(table, seat)) and is_payable(table, seat, could_join(table, seat, action), action)


def is_payable(table: GrailTable, seat: int, others: Iterable[int], action: Action) -> bool:
    """Could this seat take part, if the others pay as much for it as they can?"""
    cost = action.cost(table, seat)
    if action.paid_by_each:
        return could_be_helped(table, cost, seat, {other: action.cost(table, other) for other in others})
    has_first = not action.leader_pays_first or can_spend(table.state.characters[seat], "energy", min(_energy(cost), 1))
    return has_first and can_pay(table, cost, (seat, *others))


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
        action, members = current_action(table), tuple(table.state.party.members)
        payers = members if action.paid_by_each else (table.state.party.leader,)
        can_begin = any(is_payable(table, seat, set(members) - {seat}, action) for seat in payers)
        if not can_begin or not action.is_ready(table):
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


def _after_leader(table: GrailTable, action: Action) -> tuple[tuple[str, int], ...]:
    """What is left to divide when whoever must pay something itself has done so (GR-DAY-46)."""
    leader = table.state.party.leader
    cost = dict(action.cost(table, leader))
    if action.leader_pays_first and _energy(cost.items()):
        spend(table, leader, "energy", 1)
        cost["energy"] -= 1
    return tuple((what, amount) for what, amount in cost.items() if amount)


def _energy(cost: Iterable[tuple[str, int]]) -> int:
    return sum(amount for what, amount in cost if what == "energy")
