"""Revealing the neighbours of a location."""

from afallon.grail.content.glossary import SIDES
from afallon.grail.rules.map.events import LocationLaid
from afallon.grail.rules.map.grid import find_location, is_in_range, neighbour_cell, place_at
from afallon.grail.rules.state import GrailTurn, setup_of
from afallon.grail.rules.telling import tell


def reveal_around(turn: GrailTurn, number: int) -> None:
    """Lay each available neighbour whose cell is free and in range of a menhir (GR-LOC-19 to 24)."""
    state, pack = turn.state, setup_of(turn).pack
    for side in SIDES:
        key = getattr(pack.locations[number].keys, side)
        cell = neighbour_cell(state.places[number], side)
        if key is None or place_at(state, cell) is not None or not is_in_range(state, cell):
            continue
        if (found := find_location(pack, state, key)) is not None:
            tell(turn, LocationLaid(number=found, row=cell[0], column=cell[1]))
