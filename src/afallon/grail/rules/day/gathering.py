"""Gathering a party: others in the same location may join, if the one who acts agrees (GR-PARTY-01, 02)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.values import value_of
from afallon.grail.rules.day.acting import current_action
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, OneOf, Step, all_of

YES_OR_NO = OneOf(("yes", "no"))


class GatherParty(Step[State]):
    """Everybody who could come along says whether they wish to."""

    name = "gather_party"

    def ask(self, table: GrailTable) -> Ask | None:
        return all_of("join", dict.fromkeys(could_join(table), YES_OR_NO), rule="GR-PARTY-01")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in reversed([seat for seat, wish in answers.items() if wish == "yes"]):
            table.push(Accept.name, seat)


class Accept(Step[State]):
    """Who leads says whether this one comes along."""

    name = "accept"

    def ask(self, table: GrailTable, seat: int) -> Ask:
        return all_of("accept", {table.state.party.leader: YES_OR_NO}, rule="GR-PARTY-02")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        if "yes" in answers.values():
            tell(table, "member_joined", seat=seat)
            tell(table, "turn_used", seat=seat)


def could_join(table: GrailTable) -> tuple[int, ...]:
    """Who stands there, has not passed, and can pay; to have acted in this round is no matter (GR-DAY-08, 54)."""
    state, action = table.state, current_action(table)
    if not action.can_be_joined:
        return ()
    return tuple(
        seat
        for seat, character in enumerate(state.characters)
        if character.alive
        and not character.passed
        and seat not in state.party.members
        and character.location == state.party.location
        and all(value_of(character, what) >= amount for what, amount in action.cost(table, seat))
    )
