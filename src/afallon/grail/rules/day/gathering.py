"""Gathering a party: others in the same location may join, if the one who acts agrees (GR-PARTY-01, 02)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import YES_OR_NO
from afallon.grail.rules.day.acting import could_join, current_action
from afallon.grail.rules.parties.events import MemberJoined
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of


class GatherParty(Step[State]):
    """Everybody who could come along says whether they wish to: nobody is drawn in against their will (GR-PARTY-08)."""

    name = "gather_party"

    def ask(self, position: GrailPosition) -> Ask | None:
        others = could_join(position, position.state.party.leader, current_action(position))
        return all_of("join", dict.fromkeys(others, YES_OR_NO), rule="GR-PARTY-01")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in reversed([seat for seat, wish in answers.items() if wish == "yes"]):
            turn.push(Accept.name, seat)


class Accept(Step[State]):
    """Who leads says whether this one comes along."""

    name = "accept"

    def ask(self, position: GrailPosition, seat: int) -> Ask:
        return all_of("accept", {position.state.party.leader: YES_OR_NO}, rule="GR-PARTY-02")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if "yes" in answers.values():
            tell(turn, MemberJoined(seat=seat))
