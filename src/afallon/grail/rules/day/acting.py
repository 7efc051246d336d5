"""The steps of an action: choose the target, gather the party, pay, perform."""

from collections.abc import Iterable, Mapping
from typing import Any

from afallon.grail.rules.characters.speaking_cards import due_to_speak
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.day import questions
from afallon.grail.rules.day.action import ACTIONS, Action
from afallon.grail.rules.day.events import TurnUsed
from afallon.grail.rules.day.paying import Bill, could_be_helped
from afallon.grail.rules.effects.costs import can_pay
from afallon.grail.rules.fields import Shares
from afallon.grail.rules.parties.events import MemberLeft, TargetChosen
from afallon.grail.rules.parties.forming import end_action, form_party
from afallon.grail.rules.quantities import can_spend
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, OneOf, Step, all_of


def begin_action(turn: GrailTurn, seat: int, action: str) -> None:
    """Begin the action of this seat; others may join."""
    form_party(turn, (seat,), action, turn.state.characters[seat].location)
    turn.enter("action")


def could_begin(position: GrailPosition, seat: int, action: Action) -> bool:
    """Return whether this seat could pay for the action with the help of all who could join it (GR-DAY-06)."""
    return is_payable(position, seat, could_join(position, seat, action), action)


def is_payable(position: GrailPosition, seat: int, others: Iterable[int], action: Action) -> bool:
    """Return whether this seat could take part if the others paid as much as they can."""
    if action.paid_by_each:
        return could_be_helped(position, action.cost, seat, others)
    cost = action.cost(position, seat)
    has_first = not action.leader_pays_first or can_spend(
        position.state.characters[seat], "energy", min(_energy(cost), 1)
    )
    return has_first and can_pay(position, cost, (seat, *others))


def could_join(position: GrailPosition, leader: int, action: Action) -> tuple[int, ...]:
    """Return the seats at the leader's location that have not passed, even if they have acted (GR-DAY-08, 54)."""
    characters = position.state.characters
    if not action.can_be_joined or action.joined_since > setup_of(position).reading:
        return ()
    here = characters[leader].location
    return tuple(
        [
            seat
            for seat, character in enumerate(characters)
            if character.location == here
            and seat != leader
            and character.alive
            and not character.passed
            and action.is_open_to(position, seat)
        ]
    )


class ChooseTarget(Step[State]):
    """Ask the leader for the target of the action, unless the action needs none."""

    name = "choose_target"

    def ask(self, position: GrailPosition) -> Ask | None:
        party, action = position.state.party, current_action(position)
        targets = action.targets(position, party.leader)
        if None in targets:
            return None
        wanted = [target for target in targets if target is not None]
        options = OneOf(
            tuple(map(action.option, wanted)),
            offers=tuple(action.target_offer(position, party.leader, target) for target in wanted),
        )
        about = questions.ChooseTarget(party.leader, action.name)
        return all_of(about, {party.leader: options}, rule=action.rule)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for answer in answers.values():
            tell(turn, TargetChosen(target=current_action(turn).target(answer)))


class PayCost(Step[State]):
    """Use the members' turns (GR-DAY-07) and collect the cost.

    If the party cannot pay, the action ends before it begins (GR-DAY-06).
    """

    name = "pay_cost"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        action, members = current_action(turn), tuple(turn.state.party.members)
        payers = members if action.paid_by_each else (turn.state.party.leader,)
        can_begin = any(is_payable(turn, seat, set(members) - {seat}, action) for seat in payers)
        if not can_begin or not action.is_ready(turn):
            end_action(turn)
            return
        beginning = tuple(seat for seat in members if not turn.state.characters[seat].acted)
        for seat in beginning:
            tell(turn, TurnUsed(seat=seat))
        if action.paid_by_each:
            debts = ((seat, what, amount) for seat in members for what, amount in action.cost(turn, seat) if amount)
            turn.push("pay_each", *Bill(tuple(debts), beginning=beginning if setup_of(turn).reading > 1 else ()))
        else:
            leader = turn.state.party.leader
            turn.push("pay_together", _after_leader(turn, action), members)
            own = tuple((leader, what, amount) for what, amount in action.own_cost(turn, leader) if amount)
            if own:
                turn.push("pay_each", *Bill(own))


class Perform(Step[State]):
    """Perform the action, after the abilities that its members' cards trigger (GR-COMP-30)."""

    name = "perform"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        action, party = current_action(turn), turn.state.party
        speaking = [
            (timing, scenes)
            for timing in ("before_action", f"on_{action.name}")
            if action.is_acting and (scenes := due_to_speak(turn, timing, seats=party.members))
        ]
        if speaking:
            turn.push(PerformAfterCards.name, party.leader, party.location)
            for timing, scenes in reversed(speaking):
                turn.push("next_card", timing, scenes)
        else:
            action.perform(turn)


class PerformAfterCards(Step[State]):
    """Perform an action after abilities have triggered, with the members still at the location, if still possible.

    An action that is its leader's own is dropped if the leader has left.
    """

    name = "perform_after_cards"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], leader: int, location: int) -> None:
        action, party = current_action(turn), turn.state.party
        for seat in tuple(party.members):
            if turn.state.characters[seat].location != location:
                tell(turn, MemberLeft(seat=seat))
        is_led = leader in party.members or not action.is_leaders_own
        if party.members and is_led and action.is_still_possible(turn):
            action.perform(turn)
        else:
            end_action(turn)


class ActionOver(Step[State]):
    """Trigger the abilities of members that acted, after an action of the day has ended (GR-COMP-30)."""

    name = "action_over"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], name: str, seats: tuple[int, ...]) -> None:
        state, action = turn.state, ACTIONS.get(name)
        if action is None or not action.is_acting:
            return
        acted = [seat for seat in seats if state.characters[seat].alive and state.characters[seat].acted]
        scenes = due_to_speak(turn, "after_action", seats=acted)
        if scenes:
            form_party(turn, acted, "after_action", state.characters[acted[0]].location)
            turn.push("next_card", "after_action", scenes)


def price_of_joining(position: GrailPosition, seats: Iterable[int]) -> Shares:
    """Return the costs of joining the action under way: by seat, or once for all who take part."""
    action, leader = current_action(position), position.state.party.leader
    if not action.paid_by_each:
        return tuple((None, what, amount) for what, amount in action.cost(position, leader) if amount)
    return tuple((seat, what, amount) for seat in seats for what, amount in action.cost(position, seat) if amount)


def goal(position: GrailPosition) -> int:
    """Return the location where the action under way leads or takes place."""
    party = position.state.party
    return party.target if isinstance(party.target, int) else party.location


def current_action(position: GrailPosition) -> Action:
    return ACTIONS[position.state.party.action]


def _after_leader(turn: GrailTurn, action: Action) -> tuple[tuple[str, int], ...]:
    """Charge the leader's own part, and return the cost still to be divided (GR-DAY-46)."""
    leader = turn.state.party.leader
    cost = dict(action.cost(turn, leader))
    if action.leader_pays_first and _energy(cost.items()):
        spend(turn, leader, "energy", 1)
        cost["energy"] -= 1
    return tuple((what, amount) for what, amount in cost.items() if amount)


def _energy(cost: Iterable[tuple[str, int]]) -> int:
    return sum(amount for what, amount in cost if what == "energy")
