"""The Trapper: larger teams, and the leader takes one card out of the quest (TRAP)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.character import advised_from
from afallon.avalon.module import AvalonModule
from afallon.avalon.state import AvalonTable, State
from afallon.kernel import ALL, Ask, OneOf, Step, all_of

NAME = "trapper"


class TrapCard(Step[State]):
    """The leader must take one member's card, sees it alone and discards it (AV-TRAP-02 to 04)."""

    name = "trap_card"

    def ask(self, table: AvalonTable) -> Ask:
        return all_of("trap_card", {table.state.leader: OneOf(table.state.team)}, rule="AV-TRAP-02")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for leader, seat in answers.items():
            card = table.state.cards.pop(seat)
            table.emit("card_trapped", to=ALL, leader=leader, seat=seat)
            table.emit("trapped_card_seen", to=(leader, seat), leader=leader, seat=seat, card=card)


def team_size(table: AvalonTable, size: int) -> int:
    """One member more than the table says (AV-TRAP-01)."""
    return size + 1


MODULE = AvalonModule(
    name=NAME,
    moments={"trap_card": (TrapCard(),)},
    queries={"team_size": team_size},
    check=advised_from(8, NAME, "AV-TRAP-01"),
)
