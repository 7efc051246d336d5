"""Gathering a party: others in the same location may join, if the one who acts agrees (GR-PARTY-01, 02)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import YES_OR_NO
from afallon.grail.rules.changes import tell
from afallon.grail.rules.day.acting import could_join, current_action
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, Step, all_of


class GatherParty(Step[State]):
    """Everybody who could come along says whether they wish to: nobody is drawn in against their will (GR-PARTY-08)."""

    name = "gather_party"

    def ask(self, table: GrailTable) -> Ask | None:
        others = could_join(table, table.state.party.leader, current_action(table))
        return all_of("join", dict.fromkeys(others, YES_OR_NO), rule="GR-PARTY-01")

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
