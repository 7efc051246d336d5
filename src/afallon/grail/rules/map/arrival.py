"""Arriving: reveal, then guardians, then the immediate rule (GR-LOC-18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import YES_OR_NO, agreed, ask_together
from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.map.guardians import guardians_at, meet_guardian
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


def arrive(table: GrailTable, to: int) -> None:
    """The acting party goes there, and its arrival begins."""
    tell(table, "characters_moved", seats=tuple(table.state.party.members), location=to)
    tell(table, "party_arrived", location=to)
    table.enter("arrival")


def is_overtaken(state: State) -> bool:
    """Has the party arrived elsewhere since the arrival under way began? Then its other steps are dropped."""
    return state.party.arriving[-1] != state.party.arrivals


def rule_of(state: State) -> Scene:
    """The immediate rule of where the party is."""
    return Scene(f"locations/{state.party.location}/immediate")


class RevealNeighbours(Step[State]):
    """The first thing on any arrival."""

    name = "reveal_neighbours"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        reveal_around(table, table.state.party.location)


class JoinForGuardians(Step[State]):
    """Before a guardian is met, others who are there may join (GR-DAY-33, 57)."""

    name = "join_for_guardians"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if not is_overtaken(state) and guardians_at(state, state.party.location):
            table.push(JoinArrival.name)


class MeetGuardians(Step[State]):
    """All that are here on arrival; one that stays after its encounter is not met again (GR-GUARD-15, 20)."""

    name = "meet_guardians"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        guardians = () if is_overtaken(state) else guardians_at(state, state.party.location)
        if guardians:
            table.push(NextGuardian.name, guardians)


class NextGuardian(Step[State]):
    """One after another, in an order of their choice (GR-GUARD-16)."""

    name = "next_guardian"

    def ask(self, table: GrailTable, guardians: tuple[str, ...]) -> Ask | None:
        if is_overtaken(table.state) or len(set(guardians)) < 2:
            return None
        return ask_together("next_guardian", table.state.party.members, one_of(guardians), rule="GR-GUARD-16")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], guardians: tuple[str, ...]) -> None:
        if is_overtaken(table.state):
            return
        left = list(guardians)
        card = agreed(table, answers) if answers else guardians[0]
        left.remove(card)
        if left:
            table.push(self.name, tuple(left))
        party = table.state.party
        others = [seat for seat in party.members if seat != party.leader]
        meet_guardian(table, card, party.location, (party.leader, *others))


class JoinForRule(Step[State]):
    """And again before the immediate rule, if there is one (GR-DAY-57)."""

    name = "join_for_rule"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        if not is_overtaken(table.state) and rule_of(table.state).effects(table):
            table.push(JoinArrival.name)


class JoinArrival(Step[State]):
    """Others who stand there and have not passed say whether they join: free of charge, and of any turn
    (GR-DAY-33, 34, 58, 59)."""

    name = "join_arrival"

    def ask(self, table: GrailTable) -> Ask | None:
        party = table.state.party
        standing = [
            seat
            for seat, character in enumerate(table.state.characters)
            if character.alive
            and not character.passed
            and character.location == party.location
            and seat not in party.members
        ]
        return all_of("join_arrival", dict.fromkeys(standing, YES_OR_NO), rule="GR-DAY-33")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in reversed([seat for seat, wish in answers.items() if wish == "yes"]):
            table.push(AcceptArrival.name, seat)


class AcceptArrival(Step[State]):
    """Those who arrive agree to it (GR-DAY-56)."""

    name = "accept_arrival"

    def ask(self, table: GrailTable, seat: int) -> Ask:
        return ask_together("accept", table.state.party.members, YES_OR_NO, rule="GR-DAY-56")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        if agreed(table, answers) == "yes":
            tell(table, "member_joined", seat=seat)


class ImmediateRule(Step[State]):
    """What the lightning symbol says is carried out at once, by those who are still there (GR-LOC-25, 28)."""

    name = "immediate_rule"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if is_overtaken(state):
            return
        for seat in tuple(state.party.members):
            if state.characters[seat].location != state.party.location:
                tell(table, "member_left", seat=seat)
        if state.party.beaten:
            tell(table, "party_beaten", beaten=False)  # it has come to another place, whose rule is a new one
        if state.party.members:
            run(table, rule_of(state))


class ArrivalEnds(Step[State]):
    name = "arrival_ends"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "arrival_ended")
