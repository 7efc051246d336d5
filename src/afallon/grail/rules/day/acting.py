"""An action from its choice to its end: target, party, cost, what it does."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.day.action import ACTIONS, Action
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, OneOf, Step, all_of


def begin_action(table: GrailTable, seat: int, action: str) -> None:
    """The seat's turn in this round is used (GR-DAY-07), and its action begins."""
    location = table.state.characters[seat].location
    tell(table, "party_formed", members=(seat,), leader=seat, action=action, location=location)
    table.enter("action")


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
    """Each member pays for itself."""

    name = "pay_cost"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in tuple(table.state.party.members):
            for what, amount in current_action(table).cost(table, seat):
                change_quantity(table, seat, what, -amount)


class Perform(Step[State]):
    """The action itself."""

    name = "perform"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        current_action(table).perform(table)


class ActionEnds(Step[State]):
    """The members are free again (GR-PARTY-19)."""

    name = "action_ends"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "party_ended")


def current_action(table: GrailTable) -> Action:
    return ACTIONS[table.state.party.action]
