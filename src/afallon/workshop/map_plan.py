"""The positions of a pack's locations on the grid, as given by their keys."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content.glossary import SIDES
from afallon.grail.rules.map.grid import STEPS, Cell


class Plan(NamedTuple):
    """The cell of each location; those that no key leads to are placed below the rest."""

    cells: Mapping[int, Cell]
    forms: Mapping[int, tuple[int, ...]]
    """The changed forms of each location, which have no cell of their own."""


def lay_out(pack: Pack) -> Plan:
    """Place every location next to those whose keys name it, beginning with the starting location."""
    originals = sorted(number for number, location in pack.locations.items() if location.original is None)
    cells: dict[int, Cell] = {}
    for first in sorted(originals, key=lambda number: (number != pack.card.start, number)):
        if first not in cells:
            cells |= _island(pack, first, cells)
    forms = {
        number: tuple(sorted(form for form, location in pack.locations.items() if location.original == number))
        for number in originals
    }
    return Plan(cells, forms)


def _island(pack: Pack, first: int, laid: Mapping[int, Cell]) -> dict[int, Cell]:
    """Return the cells of the first location and all that its keys reach."""
    row = max((cell[0] for cell in laid.values()), default=-2) + 2
    column = min((cell[1] for cell in laid.values()), default=0)
    island: dict[int, Cell] = {first: (0, 0)}
    waiting = [first]
    for number in waiting:
        for side in SIDES:
            key = getattr(pack.locations[number].keys, side)
            if key in pack.locations and key not in island and key not in laid:
                beside = _beside(island[number], side)
                if beside not in island.values():
                    island[key] = beside
                    waiting.append(key)
    if not laid:
        return island
    top, left = (min(cell[axis] for cell in island.values()) for axis in (0, 1))
    return {number: (cell[0] - top + row, cell[1] - left + column) for number, cell in island.items()}


def _beside(cell: Cell, side: str) -> Cell:
    rows, columns = STEPS[side]
    return cell[0] + rows, cell[1] + columns


def in_range(cell: Cell) -> list[Cell]:
    """Return the cells that a menhir lights: its own and those around it (GR-MENHIR-01)."""
    row, column = cell
    return [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def around(cells: Iterable[Cell]) -> tuple[Cell, Cell]:
    """Return the first and the last cell of the smallest rectangle around these cells."""
    rows, columns = zip(*cells, strict=True)
    return (min(rows), min(columns)), (max(rows), max(columns))
