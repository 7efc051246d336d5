"""Explore: 1 energy, and the journal opens (GR-DAY-16 to 24)."""

from typing import Final

from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.journal.reading import read_verse
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of

COST: Final = 1


class Explore(Action):
    """Open wherever the location has something to tell, as often as one likes (GR-DAY-20)."""

    name = "explore"
    rule = "GR-DAY-16"

    def targets(self, position: GrailPosition, seat: int) -> tuple[None, ...]:
        location = setup_of(position).pack.locations[position.state.characters[seat].location]
        return () if location.explore is None else (None,)

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        """For each member (GR-DAY-22)."""
        return (("energy", modified(position, "explore_cost", COST, seat)),)

    def perform(self, turn: GrailTurn) -> None:
        number = turn.state.party.location
        read_verse(turn, f"{number}:{setup_of(turn).pack.locations[number].explore}")
