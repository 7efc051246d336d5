"""Wishes: what somebody of each role looks for in the next tile, in the rough, for voyages that are only imagined."""

from functools import lru_cache
from typing import Final, NamedTuple

from afallon.voyage.grid import BORDER, CELLS, place_of
from afallon.voyage.tiles import CROSS_ISLAND, FOG, OPEN_SEA, PLAIN_ISLAND

NEVER: Final = -100.0

Worth = tuple[float, ...]
"""By cell: what it is worth to sail there; and last, what it is worth to lose the route."""


class Wish(NamedTuple):
    """What a role looks for in the next tile. Chance adds up to 1 to each direction."""

    tiles: tuple[tuple[str, float], ...] = ()
    border: float = 0.0
    fog_nearer: float = 0.0
    """What it is worth that the fog comes one step nearer."""

    lost: float = NEVER
    """What it is worth to lose the route."""


WISHES: Final = (
    Wish(((FOG, 2.0), (CROSS_ISLAND, -0.5), (PLAIN_ISLAND, -0.5)), fog_nearer=1.0),  # the admiral
    Wish(((FOG, 0.5), (CROSS_ISLAND, 1.5), (PLAIN_ISLAND, 1.5)), fog_nearer=0.3),  # the cabin boy
    Wish(((FOG, 0.5), (CROSS_ISLAND, 1.5)), fog_nearer=0.2),  # the merchant
    Wish(((FOG, -2.0), (CROSS_ISLAND, 1.0), (PLAIN_ISLAND, 1.0)), lost=-0.1),  # the traitor
    Wish(((FOG, 1.5),), border=1.0, fog_nearer=0.4),  # the explorer
    Wish(((OPEN_SEA, 1.0),)),  # the sailor
)

AIMLESS_WISH: Final = Wish(lost=0.0)
"""Every direction is as good as any other, and so is losing the route."""


@lru_cache(maxsize=4096)
def worths(wish: Wish, tiles: tuple[str, ...]) -> Worth:
    """What this wish makes of every cell of a map."""
    distances = _distances_to_fog(tuple(cell for cell in CELLS if tiles[cell] == FOG))
    liked = dict(wish.tiles)
    cells = [
        liked.get(tiles[cell], 0.0) + wish.border * (cell in BORDER) - wish.fog_nearer * distances[cell]
        for cell in CELLS
    ]
    return (*cells, wish.lost)


@lru_cache(maxsize=64)
def _distances_to_fog(fog: tuple[int, ...]) -> tuple[int, ...]:
    """By cell: how many steps it is to the nearest of these."""
    places = [place_of(cell) for cell in fog]
    return tuple(
        min(abs(row - other_row) + abs(column - other_column) for other_row, other_column in places)
        for row, column in map(place_of, CELLS)
    )
