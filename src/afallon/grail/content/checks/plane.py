"""The plane of the map: keys lead to consistent cells, and each can be in range of a menhir (GR-LOC-12, 19)."""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content.effects import LightMenhir
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.locations import Location
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of

Cell = tuple[int, int]

_STEPS: Final[dict[str, Cell]] = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def check_plane(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Lay out the map from the start by its keys, then light menhirs one after another; report what does not fit."""
    versions: dict[int, list[Location]] = {}
    for location in sections.locations:
        versions.setdefault(location.original or location.number, []).append(location)
    originals = {one.number: number for number, ones in versions.items() for one in ones}
    start = sections.pack[0].start
    cells: dict[int, Cell] = {start: (0, 0)}
    taken: dict[Cell, int] = {(0, 0): start}
    waiting = [start]
    for number in waiting:  # the list grows during the loop
        for location in versions.get(number, ()):
            for side, neighbour in _neighbours(location, originals):
                cell = (cells[number][0] + _STEPS[side][0], cells[number][1] + _STEPS[side][1])
                details = {"number": location.number, "neighbour": neighbour}
                if cells.get(neighbour, cell) != cell:
                    yield origins.problem("locations", location, ("keys", side), "keys_disagree", **details)
                elif (other := taken.get(cell, neighbour)) != neighbour:
                    details["other"] = other
                    yield origins.problem("locations", location, ("keys", side), "two_on_one_cell", **details)
                elif neighbour not in cells:
                    cells[neighbour], taken[cell] = cell, neighbour
                    waiting.append(neighbour)
    shining = {number for number, ones in versions.items() if any(map(_may_shine, ones))}
    lit = _lit(cells, start, shining | _named(sections))
    for number, cell in cells.items():
        if number in versions and not _is_near(cell, lit):
            yield origins.problem("locations", versions[number][0], (), "place_never_lit", number=number)


def _neighbours(location: Location, originals: dict[int, int]) -> Iterator[tuple[str, int]]:
    """Yield each side with the original number of the location that its key names."""
    for side in SIDES:
        neighbour = originals.get(getattr(location.keys, side))
        if neighbour is not None and neighbour != (location.original or location.number):
            yield side, neighbour


def _may_shine(location: Location) -> bool:
    """Return whether the location has a menhir record or an effect that lights a menhir here."""
    here = (isinstance(part, LightMenhir) and part.location is None for _, part in parts_of(location))
    return location.menhir is not None or any(here)


def _named(sections: Sections) -> set[int]:
    """Return the locations whose menhirs an effect lights by number."""
    return {
        part.location
        for section in sections.__struct_fields__
        for entry in getattr(sections, section)
        for _, part in parts_of(entry)
        if isinstance(part, LightMenhir) and part.location is not None
    }


def _lit(cells: dict[int, Cell], start: int, shining: set[int]) -> list[Cell]:
    """Return the cells where a menhir can be lit: the start, and those in range of another one (GR-MENHIR-01)."""
    lit = [cells[start]]
    dark = [cells[number] for number in shining if number in cells]
    for _ in shining:
        lit += [cell for cell in dark if _is_near(cell, lit)]
        dark = [cell for cell in dark if cell not in lit]
    return lit


def _is_near(cell: Cell, lit: list[Cell]) -> bool:
    return any(abs(cell[0] - row) <= 1 and abs(cell[1] - column) <= 1 for row, column in lit)
