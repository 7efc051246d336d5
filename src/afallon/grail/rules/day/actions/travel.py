"""Travel: 1 energy, to a connected location (GR-DAY-25 to 34)."""

from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.map.arrival import arrive
from afallon.grail.rules.map.grid import connected
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of


class Travel(Action):
    name = "travel"
    rule = "GR-DAY-26"

    def targets(self, position: GrailPosition, seat: int) -> tuple[int, ...]:
        state = position.state
        return connected(setup_of(position).pack, state, state.characters[seat].location)

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        return (("energy", modified(position, "travel_cost", 1, seat)),)

    def is_still_possible(self, position: GrailPosition) -> bool:
        party = position.state.party
        return party.target in self.targets(position, party.leader)

    def perform(self, turn: GrailTurn) -> None:
        target = turn.state.party.target
        assert isinstance(target, int)
        arrive(turn, target)
