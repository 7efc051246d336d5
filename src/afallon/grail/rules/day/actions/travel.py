"""Travel: 1 energy, to a connected location (GR-DAY-25 to 34)."""

from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.map.arrival import arrive
from afallon.grail.rules.map.grid import connected
from afallon.grail.rules.state import GrailTable, setup_of


class Travel(Action):
    name = "travel"
    rule = "GR-DAY-26"

    def targets(self, table: GrailTable, seat: int) -> tuple[int, ...]:
        state = table.state
        return connected(setup_of(table).pack, state, state.characters[seat].location)

    def cost(self, table: GrailTable, seat: int) -> Costs:
        return (("energy", modified(table, "travel_cost", 1, seat)),)

    def perform(self, table: GrailTable) -> None:
        target = table.state.party.target
        assert isinstance(target, int)
        arrive(table, target)
