"""Explore: 1 energy, and the journal opens (GR-DAY-16 to 24)."""

from typing import Final

from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.journal.reading import read_verse
from afallon.grail.rules.state import GrailTable, setup_of

COST: Final = 1


class Explore(Action):
    """Open wherever the location has something to tell, as often as one likes (GR-DAY-20)."""

    name = "explore"
    rule = "GR-DAY-16"

    def targets(self, table: GrailTable, seat: int) -> tuple[None, ...]:
        location = setup_of(table).pack.locations[table.state.characters[seat].location]
        return () if location.explore is None else (None,)

    def cost(self, table: GrailTable, seat: int) -> Costs:
        """For each member (GR-DAY-22)."""
        return (("energy", modified(table, "explore_cost", COST, seat)),)

    def perform(self, table: GrailTable) -> None:
        number = table.state.party.location
        read_verse(table, f"{number}:{setup_of(table).pack.locations[number].explore}")
