"""Where the ship comes to: straight on over explored tiles, to the first that is not (MOVE)."""

from collections.abc import Collection, Sequence
from typing import Final

from afallon.voyage.grid import DIRECTIONS, RAYS
from afallon.voyage.tiles import COAST

CELL: Final = "cell"
LOST: Final = "lost"
BARRED: Final = "barred"

Course = int | str
"""The cell at which the ship stops, or that it is `LOST` that way, or `BARRED` by the coast."""


def course(ship: int, direction: str, explored: Collection[int], tiles: Sequence[str]) -> Course:
    """Where this direction leads."""
    for cell in RAYS[direction][ship]:
        if cell not in explored:
            return cell  # VO-MOVE-01
        if tiles[cell] == COAST:
            return BARRED  # VO-MOVE-03, 06
    return LOST  # VO-MOVE-02


def courses(ship: int, explored: Collection[int], tiles: Sequence[str]) -> dict[str, Course]:
    """By direction: where it leads."""
    return {direction: course(ship, direction, explored, tiles) for direction in DIRECTIONS}


def legal_directions(ship: int, explored: Collection[int], tiles: Sequence[str]) -> tuple[str, ...]:
    """The directions a captain may choose; one that loses the route is among them (VO-MOVE-03, 04)."""
    return tuple(direction for direction in DIRECTIONS if course(ship, direction, explored, tiles) != BARRED)
