"""The course of the ship: straight over explored tiles, up to the first unexplored one (MOVE)."""

from collections.abc import Collection, Sequence
from typing import Final

from afallon.voyage.grid import DIRECTIONS, RAYS
from afallon.voyage.tiles import COAST

CELL: Final = "cell"
LOST: Final = "lost"
BARRED: Final = "barred"

Course = int | str
"""The cell where the ship stops; `LOST` if there is none that way, or `BARRED` by the coast."""


def course(ship: int, direction: str, explored: Collection[int], tiles: Sequence[str]) -> Course:
    """Return the course in this direction."""
    for cell in RAYS[direction][ship]:
        if cell not in explored:
            return cell  # VO-MOVE-01
        if tiles[cell] == COAST:
            return BARRED  # VO-MOVE-03, 06
    return LOST  # VO-MOVE-02


def courses(ship: int, explored: Collection[int], tiles: Sequence[str]) -> dict[str, Course]:
    """Return the course in each direction."""
    return {direction: course(ship, direction, explored, tiles) for direction in DIRECTIONS}


def legal_directions(ship: int, explored: Collection[int], tiles: Sequence[str]) -> tuple[str, ...]:
    """Return the directions that a captain may choose, including those that lose the route (VO-MOVE-03, 04)."""
    return tuple(direction for direction in DIRECTIONS if course(ship, direction, explored, tiles) != BARRED)
