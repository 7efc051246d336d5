"""The grid of locations: neighbours, connections and the range of menhirs. Pure functions of pack and state."""

from collections.abc import Iterable
from typing import Final

from afallon.grail.content import Pack
from afallon.grail.content.glossary import SIDES
from afallon.grail.rules.state import Place, State

Cell = tuple[int, int]

STEPS: Final[dict[str, Cell]] = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
"""North is the top of the map (GR-GUARD-06); locations are never turned (GR-LOC-13)."""

OPPOSITE: Final[dict[str, str]] = {"north": "south", "east": "west", "south": "north", "west": "east"}


def place_at(state: State, cell: Cell) -> Place | None:
    return next((place for place in state.places.values() if (place.row, place.column) == cell), None)


def neighbour_cell(place: Place, side: str) -> Cell:
    rows, columns = STEPS[side]
    return place.row + rows, place.column + columns


def matches(pack: Pack, number: int, key: int | None) -> bool:
    """Return whether a key names this location, by its number or its original number (GR-LOC-23)."""
    return key is not None and key in (number, pack.locations[number].original)


def are_joined(pack: Pack, number: int, side: str, neighbour: int) -> bool:
    """Return whether a location connects to a neighbour: each has the other's key on that side (GR-LOC-15, 16)."""
    here, there = pack.locations[number], pack.locations[neighbour]
    return matches(pack, neighbour, getattr(here.keys, side)) and matches(
        pack, number, getattr(there.keys, OPPOSITE[side])
    )


def connected(pack: Pack, state: State, number: int) -> tuple[int, ...]:
    """Return the locations connected to this one."""
    places = state.places
    here = places[number]
    neighbours = []
    for rows, columns, neighbour in _ways(pack, number):
        there = places.get(neighbour)
        if there is not None and there.row - here.row == rows and there.column - here.column == columns:
            neighbours.append(neighbour)
    return tuple(neighbours)


def _ways(pack: Pack, number: int) -> tuple[tuple[int, int, int], ...]:
    """Return the possible connections of a location: row offset, column offset, neighbour. Cached per pack."""
    ways: tuple[tuple[int, int, int], ...] | None = pack.known.get(("ways", number))
    if ways is None:
        ways = pack.known["ways", number] = tuple(
            (*STEPS[side], other) for side in SIDES for other in pack.locations if are_joined(pack, number, side, other)
        )
    return ways


def is_in_range(state: State, cell: Cell) -> bool:
    """Return whether the cell is within distance 1 of an active menhir, diagonals included (GR-MENHIR-01)."""
    return any(
        max(abs(place.row - cell[0]), abs(place.column - cell[1])) <= 1
        for place in state.places.values()
        if place.menhir
    )


def find_location(pack: Pack, state: State, key: int) -> int | None:
    """Return the available location for a key: by number, else by original number (GR-LOC-22)."""
    if key in state.available:
        return key
    return next((number for number in state.available if pack.locations[number].original == key), None)


def distance(here: Place, there: Place) -> int:
    """Return the distance in cards, diagonals allowed (GR-MENHIR-05)."""
    return max(abs(here.row - there.row), abs(here.column - there.column))


def current_version(pack: Pack, numbers: Iterable[int], number: int) -> int | None:
    """Return the current version of a location among these numbers, if it is there (GR-LOC-35)."""
    original = pack.locations[number].original or number
    return next((found for found in numbers if original in (found, pack.locations[found].original)), None)
