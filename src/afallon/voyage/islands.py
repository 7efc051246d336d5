"""Random islands: all placements without touching islands are equally likely (VO-SETUP-06).

Islands are placed one by one, in the order of their cells. The weight of a cell is the number of ways to place the
remaining islands after it. So chance is asked in small steps and never reaches a dead end.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from afallon.kernel import OneOf
from afallon.voyage.grid import NEIGHBOURS
from afallon.voyage.tiles import ISLANDS, MAP_TILES

NUMBER: Final = sum(MAP_TILES[island] for island in ISLANDS)
"""The number of islands outside the fog."""


def next_island(room: Iterable[int], laid: Iterable[int], number: int = NUMBER) -> OneOf:
    """Return the options for the next island on the cells of `room`, weighted by the ways to place the rest."""
    laid = tuple(laid)
    free = _room_after(frozenset(room), laid)
    left = number - len(laid) - 1
    weights = {cell: _ways(_without(free, cell), left) for cell in _cells(free)}
    possible = {cell: weight for cell, weight in weights.items() if weight}
    return OneOf(tuple(possible), tuple(possible.values()))


def _room_after(room: frozenset[int], laid: tuple[int, ...]) -> int:
    """Return the cells, as bits, that come after the last island and touch none."""
    last = laid[-1] if laid else -1
    touched = {cell for island in laid for cell in NEIGHBOURS[island]}
    return sum(1 << cell for cell in room if cell > last and cell not in touched)


def _cells(free: int) -> list[int]:
    return [cell for cell in range(free.bit_length()) if free >> cell & 1]


def _without(free: int, cell: int) -> int:
    """Return the cells that remain free for later islands when one is placed here."""
    later = free >> (cell + 1) << (cell + 1)
    return later & ~_NEIGHBOUR_BITS[cell]


@lru_cache(maxsize=1 << 16)
def _ways(free: int, number: int) -> int:
    """Return the number of ways to place this number of islands on the free cells without touching."""
    if not number:
        return 1
    if not free:
        return 0
    first = (free & -free).bit_length() - 1
    return _ways(free & (free - 1), number) + _ways(_without(free, first), number - 1)


_NEIGHBOUR_BITS = tuple(sum(1 << cell for cell in cells) for cells in NEIGHBOURS)
