"""Explore: pay 1 energy, and read the journal (GR-DAY-16 to 24)."""

from typing import Final

from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.journal.reading import has_nothing_new, read_verse
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of

COST: Final = 1


class Explore(Action):
    """The exploration of a location that has a verse for it. It can be repeated (GR-DAY-20)."""

    name = "explore"
    rule = "GR-DAY-16"

    def targets(self, position: GrailPosition, seat: int) -> tuple[None, ...]:
        location = setup_of(position).pack.locations[position.state.characters[seat].location]
        return () if location.explore is None else (None,)

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        """Return the cost for each member (GR-DAY-22)."""
        return (("energy", modified(position, "explore_cost", COST, seat)),)

    def perform(self, turn: GrailTurn) -> None:
        read_verse(turn, _first_verse(turn, turn.state.party.location))


def is_explored(position: GrailPosition, location: int) -> bool:
    """Return whether the acting party would find nothing new by exploring this location now."""
    return setup_of(position).pack.locations[location].explore is not None and has_nothing_new(
        position, _first_verse(position, location)
    )


def _first_verse(position: GrailPosition, location: int) -> str:
    return f"{location}:{setup_of(position).pack.locations[location].explore}"
