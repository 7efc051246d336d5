"""Arriving: reveal, then guardians, then the immediate rule (GR-LOC-18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


def arrive(table: GrailTable, to: int) -> None:
    """The acting party goes there, and its arrival begins."""
    tell(table, "characters_moved", seats=tuple(table.state.party.members), location=to)
    tell(table, "party_arrived", location=to)
    table.enter("arrival")


class RevealNeighbours(Step[State]):
    """The first thing on any arrival."""

    name = "reveal_neighbours"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        reveal_around(table, table.state.party.location)


class ImmediateRule(Step[State]):
    """What the lightning symbol says is carried out at once (GR-LOC-25)."""

    name = "immediate_rule"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        run(table, Scene(f"locations/{table.state.party.location}/immediate"))
