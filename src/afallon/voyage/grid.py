"""The sea as a grid of nine rows by seven columns; row 0 is north, column 0 is west (VO-SETUP-11)."""

from typing import Final

ROWS: Final = 9
COLUMNS: Final = 7
CELLS: Final = range(ROWS * COLUMNS)

DIRECTIONS: Final = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
"""The four direction cards (VO-COMP-03), each as a step in rows and columns."""


def cell_at(row: int, column: int) -> int:
    """Return the number of the cell in this row and column."""
    return row * COLUMNS + column


def place_of(cell: int) -> tuple[int, int]:
    """Return the row and the column of a cell."""
    return divmod(cell, COLUMNS)


def _ray(cell: int, step: tuple[int, int]) -> tuple[int, ...]:
    row, column = place_of(cell)
    rows, columns = step
    ray = []
    while 0 <= (row := row + rows) < ROWS and 0 <= (column := column + columns) < COLUMNS:
        ray.append(cell_at(row, column))
    return tuple(ray)


RAYS: Final = {direction: tuple(_ray(cell, step) for cell in CELLS) for direction, step in DIRECTIONS.items()}
"""By direction and cell, the cells in a straight line up to the border, the nearest first."""

NEIGHBOURS: Final = tuple(frozenset(cell for rays in RAYS.values() for cell in rays[at][:1]) for at in CELLS)
"""By cell, the cells that share a side with it."""

BORDER: Final = frozenset(cell for cell in CELLS if len(NEIGHBOURS[cell]) < len(DIRECTIONS))
"""The cells at the edge of the map."""
