"""The Cleric: learns the allegiance of the first leader (AV-ROLE-15)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.character import GOOD, Character, Line, advised_from
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.inspection import loyalty_cards
from afallon.kernel import Ask, OneOf, Step, all_of


class LeaderShows(Step[State]):
    """The leader is asked whoever he is, so that being asked tells nothing; the Cleric alone sees (AV-REVEAL-02)."""

    name = "leader_shows"

    def ask(self, table: AvalonTable) -> Ask:
        leader = table.state.leader
        return all_of("show_loyalty", {leader: OneOf(loyalty_cards(table, leader))}, rule="AV-REVEAL-02")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        cleric = table.state.holder("cleric")
        for leader, card in answers.items():
            if leader != cleric:  # AV-REVEAL-18
                table.emit("leader_seen", to=(cleric,), seat=cleric, leader=leader, card=card)


CHARACTER = Character(
    name="cleric",
    side=GOOD,
    traits=frozenset({"inspects"}),
    moments={"cleric": (LeaderShows(),)},
    night_lines=(
        Line("night-leader-thumb"),
        Line("night-opens", "cleric"),
        Line("night-closes", "cleric"),
        Line("night-thumbs-down"),
    ),
    check=advised_from(7, "cleric", "AV-ROLE-15"),
)
