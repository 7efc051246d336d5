"""Layouts: maps as nine lines of seven signs, with a parser and a checker that locates every error.

Empty lines are ignored, as are comments (lines that begin with `#`).
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from afallon.kernel import Problem, SetupError
from afallon.voyage.grid import BORDER, CELLS, COLUMNS, NEIGHBOURS, ROWS, cell_at, place_of
from afallon.voyage.tiles import BY_SIGN, COAST, FOG, ISLANDS, MAP_TILES, SIGNS, START

FOG_SIDE: Final = 3
"""The width and height of the fog, in tiles (VO-SETUP-02)."""

_Line = tuple[int, str]
"""A line of the map with its line number in the text, counted from 1."""


class Layout(msgspec.Struct, frozen=True):
    """The tile of each cell. `str(layout)` is the text form, and `Layout.parse` reads it back."""

    tiles: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join(rows_of(self.tiles))

    @staticmethod
    def parse(text: str) -> "Layout":
        """Parse a layout. Raises `SetupError` with every problem."""
        layout, problems = check_layout(text)
        if layout is None:
            raise SetupError(problems)
        return layout


@lru_cache(maxsize=256)
def rows_of(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Return tiles as rows of signs, from north to south."""
    signs = "".join(SIGNS[tile] for tile in tiles)
    return tuple(signs[start : start + COLUMNS] for start in range(0, len(signs), COLUMNS))


def tiles_of(rows: Iterable[str]) -> list[str]:
    """Return the tiles of these rows of signs."""
    return [BY_SIGN[sign] for row in rows for sign in row]


@lru_cache(maxsize=256)
def check_layout(text: str) -> tuple[Layout | None, tuple[Problem, ...]]:
    """Return the layout of this text, or `None` and every problem; lines and columns are counted from 1."""
    lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if len(lines) != ROWS:
        details = {"lines": len(lines), "needed": ROWS}
        return None, (Problem("layout_has_wrong_lines", "VO-SETUP-11", details=details),)
    if problems := tuple(_check_signs(lines)):
        return None, problems
    tiles = tuple(tiles_of(line for _, line in lines))
    numbers = [number for number, _ in lines]
    problems = (*_check_counts(tiles), *_check_islands(tiles, numbers))
    if all(tiles.count(tile) == MAP_TILES[tile] for tile in (FOG, COAST, START)):
        problems += tuple(_check_corners(tiles, numbers))
    return (None if problems else Layout(tiles)), problems


def _check_signs(lines: list[_Line]) -> Iterator[Problem]:
    details: dict[str, Any]
    for number, line in lines:
        if len(line) != COLUMNS:
            details = {"line": number, "length": len(line), "needed": COLUMNS}
            yield Problem("layout_line_has_wrong_length", "VO-SETUP-11", details=details)
        else:
            for column, sign in enumerate(line, start=1):
                if BY_SIGN.get(sign) not in MAP_TILES:
                    details = {"line": number, "column": column, "sign": sign}
                    yield Problem("layout_has_unknown_sign", "VO-COMP-01", details=details)


def _check_counts(tiles: tuple[str, ...]) -> Iterator[Problem]:
    for tile, needed in MAP_TILES.items():
        if (found := tiles.count(tile)) != needed:
            details = {"tile": tile, "found": found, "needed": needed}
            yield Problem("layout_has_wrong_count", "VO-COMP-01", details=details)


def _check_corners(tiles: tuple[str, ...], numbers: list[int]) -> Iterator[Problem]:
    """Yield problems with the fog's corner, the coast opposite, and the start at the border (VO-SETUP-02, 03, 04)."""
    fog = {cell for cell in CELLS if tiles[cell] == FOG}
    corner = next((corner for corner, block in FOG_BLOCKS.items() if block == fog), None)
    if corner is None:
        yield Problem("layout_fog_is_no_corner_block", "VO-SETUP-02", details=_where(min(fog), numbers))
    land = {cell for cell in CELLS if tiles[cell] in (COAST, START)}
    opposite = None if corner is None else CELLS[-1] - corner
    if opposite is not None and opposite not in land:
        yield Problem("layout_coast_is_not_opposite", "VO-SETUP-03", details=_where(opposite, numbers))
    elif astray := land - _connected(land, min(land) if opposite is None else opposite):
        yield Problem("layout_coast_is_scattered", "VO-SETUP-03", details=_where(min(astray), numbers))
    start = tiles.index(START)
    if start not in BORDER:
        yield Problem("layout_start_is_not_at_the_border", "VO-SETUP-04", details=_where(start, numbers))


def _check_islands(tiles: tuple[str, ...], numbers: list[int]) -> Iterator[Problem]:
    for cell in CELLS:
        for other in sorted(NEIGHBOURS[cell]):
            if cell < other and tiles[cell] in ISLANDS and tiles[other] in ISLANDS:
                line, column = _where(other, numbers).values()
                details = {**_where(cell, numbers), "other_line": line, "other_column": column}
                yield Problem("layout_islands_touch", "VO-SETUP-06", details=details)


def _where(cell: int, numbers: list[int]) -> dict[str, int]:
    """Return a cell as line and column of the text."""
    row, column = place_of(cell)
    return {"line": numbers[row], "column": column + 1}


def _connected(cells: set[int], first: int) -> set[int]:
    """Return the cells that are connected with the first."""
    reached, edge = {first}, [first]
    while edge:
        new = (NEIGHBOURS[edge.pop()] & cells) - reached
        reached |= new
        edge += new
    return reached


def _block(corner: int) -> frozenset[int]:
    row, column = (0 if at == 0 else at - FOG_SIDE + 1 for at in place_of(corner))
    return frozenset(cell_at(row + down, column + right) for down in range(FOG_SIDE) for right in range(FOG_SIDE))


_CORNERS = (0, COLUMNS - 1, CELLS[-1] - COLUMNS + 1, CELLS[-1])

FOG_BLOCKS: Final = {corner: _block(corner) for corner in _CORNERS}
"""The block of fog in each corner."""
