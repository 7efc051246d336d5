"""Where the locations of a pack lie on the grid, as far as their keys say it."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content.glossary import SIDES
from afallon.grail.rules.map.grid import STEPS, Cell


class Plan(NamedTuple):
    """Where each location lies; what no key leads to lies below the rest."""

    cells: Mapping[int, Cell]
    forms: Mapping[int, tuple[int, ...]]
    """By location: its changed forms, which have no cell of their own."""


def lay_out(pack: Pack) -> Plan:
    """Lay every location beside those whose keys name it, from the starting location on."""
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
    """The first location, and all that can be reached from it by keys."""
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
    """The cells that a menhir lights: its own and those around it (GR-MENHIR-01)."""
    row, column = cell
    return [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def around(cells: Iterable[Cell]) -> tuple[Cell, Cell]:
    """The first and the last cell of the smallest rectangle that holds these."""
    rows, columns = zip(*cells, strict=True)
    return (min(rows), min(columns)), (max(rows), max(columns))
