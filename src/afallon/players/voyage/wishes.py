"""Wishes: rough preferences of each role for the next tile, for simulated voyages."""

from functools import lru_cache
from typing import Final, NamedTuple

from afallon.voyage.grid import BORDER, CELLS, place_of
from afallon.voyage.tiles import CROSS_ISLAND, FOG, OPEN_SEA, PLAIN_ISLAND

NEVER: Final = -100.0

Worth = tuple[float, ...]
"""By cell: the worth of sailing there. The last entry is the worth of losing the route."""


class Wish(NamedTuple):
    """A role's preferences for the next tile. A random value from 0 to 1 is added to each direction."""

    tiles: tuple[tuple[str, float], ...] = ()
    border: float = 0.0
    fog_nearer: float = 0.0
    """Worth of being one step nearer to the fog."""

    lost: float = NEVER
    """Worth of losing the route."""


WISHES: Final = (
    Wish(((FOG, 2.0), (CROSS_ISLAND, -0.5), (PLAIN_ISLAND, -0.5)), fog_nearer=1.0),  # the admiral
    Wish(((FOG, 0.5), (CROSS_ISLAND, 1.5), (PLAIN_ISLAND, 1.5)), fog_nearer=0.3),  # the cabin boy
    Wish(((FOG, 0.5), (CROSS_ISLAND, 1.5)), fog_nearer=0.2),  # the merchant
    Wish(((FOG, -2.0), (CROSS_ISLAND, 1.0), (PLAIN_ISLAND, 1.0)), lost=-0.1),  # the traitor
    Wish(((FOG, 1.5),), border=1.0, fog_nearer=0.4),  # the explorer
    Wish(((OPEN_SEA, 1.0),)),  # the sailor
)

AIMLESS_WISH: Final = Wish(lost=0.0)
"""All directions are equally good, and so is losing the route."""


@lru_cache(maxsize=4096)
def worths(wish: Wish, tiles: tuple[str, ...]) -> Worth:
    """Return the worth of every cell of a map for this wish."""
    distances = _distances_to_fog(tuple(cell for cell in CELLS if tiles[cell] == FOG))
    liked = dict(wish.tiles)
    cells = [
        liked.get(tiles[cell], 0.0) + wish.border * (cell in BORDER) - wish.fog_nearer * distances[cell]
        for cell in CELLS
    ]
    return (*cells, wish.lost)


@lru_cache(maxsize=64)
def _distances_to_fog(fog: tuple[int, ...]) -> tuple[int, ...]:
    """Return by cell the number of steps to the nearest fog."""
    places = [place_of(cell) for cell in fog]
    return tuple(
        min(abs(row - other_row) + abs(column - other_column) for other_row, other_column in places)
        for row, column in map(place_of, CELLS)
    )
