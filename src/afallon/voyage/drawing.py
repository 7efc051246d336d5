"""Maps drawn as plain text: a pure function for all clients."""

from collections.abc import Sequence
from typing import Final

from afallon.voyage.grid import COLUMNS
from afallon.voyage.layout import rows_of

_MARGIN: Final = "    "


def draw(tiles: Sequence[str], explored: Sequence[int] = ()) -> str:
    """Return the map with rows and columns numbered from 1, dots on explored tiles, and brackets on the ship's tile."""
    rule = "┼".join(["───"] * COLUMNS)
    numbers = " ".join(f" {column} " for column in range(1, COLUMNS + 1))
    lines = [f"{_MARGIN} {numbers}".rstrip(), f"{_MARGIN}┌{rule.replace('┼', '┬')}┐"]
    for row, signs in enumerate(rows_of(tuple(tiles))):
        if row:
            lines.append(f"{_MARGIN}├{rule}┤")
        cells = (_cell(sign, row * COLUMNS + column, explored) for column, sign in enumerate(signs))
        lines.append(f"{row + 1:>3} │{'│'.join(cells)}│")
    return "\n".join([*lines, f"{_MARGIN}└{rule.replace('┼', '┴')}┘"])


def _cell(sign: str, cell: int, explored: Sequence[int]) -> str:
    if cell not in explored:
        return f" {sign} "
    return f"[{sign}]" if cell == explored[-1] else f"·{sign}·"
