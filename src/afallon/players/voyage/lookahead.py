"""Looking ahead: what each role may expect of each direction, by sailing on in the mind over what is known of the map.

In an imagined voyage each turn goes by the wish of one role, any of the six. Who really is aboard does not enter, so
that one look serves every player at the table, and every later thought about why somebody wanted what.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from afallon.voyage.grid import BORDER, CELLS, DIRECTIONS, place_of
from afallon.voyage.roles import ROLES, write_log
from afallon.voyage.sailing import LOST, course, legal_directions
from afallon.voyage.steps.sailing import LAST_TURN
from afallon.voyage.tiles import (
    AVALON,
    CROSS_ISLAND,
    FOG,
    FOG_TILES,
    ISLANDS,
    MAP_TILES,
    OPEN_SEA,
    PLAIN_ISLAND,
    UNKNOWN,
)
from afallon.voyage.view import VoyageView

VOYAGES: Final = 48
"""How many voyages are imagined for each direction."""

Prospects = dict[str, dict[str, float]]
"""By direction and role: the points to be expected."""


class Chart(NamedTuple):
    """A position as all at the table know it; in an uncharted sea what was not explored was unknown."""

    tiles: tuple[str, ...]
    explored: tuple[int, ...]
    found: tuple[tuple[int, str], ...]
    sailor_points: str


def chart_of(view: VoyageView, turn: int) -> Chart:
    """The chart at the beginning of a turn, counted from 0."""
    explored = tuple(view.explored[: turn + 1])
    found = tuple((cell, tile) for cell, tile in view.found.items() if cell in explored)
    tiles = tuple(view.tiles)
    if not view.charted:
        water = (OPEN_SEA, *ISLANDS)
        tiles = tuple(UNKNOWN if t in water and cell not in explored else t for cell, t in enumerate(tiles))
    return Chart(tiles, explored, found, view.sailor_points)


@lru_cache(maxsize=8192)
def prospects(chart: Chart) -> Prospects:
    """What every role may expect of every legal direction; the same imagined winds blow for all of them."""
    seed = repr(chart)
    distances = _distances_to_fog(tuple(cell for cell in CELLS if chart.tiles[cell] == FOG))
    return {
        direction: _mean([_imagine(chart, direction, distances, Random(f"{seed}{n}")) for n in range(VOYAGES)])
        for direction in legal_directions(chart.explored[-1], chart.explored, chart.tiles)
    }


def _mean(results: Sequence[dict[str, int]]) -> dict[str, float]:
    return {role: sum(result[role] for result in results) / len(results) for role in ROLES}


def _imagine(chart: Chart, direction: str | None, distances: Sequence[int], rng: Random) -> dict[str, int]:
    """The points of every role after one voyage that begins in this direction."""
    tiles, explored, found = list(chart.tiles), list(chart.explored), dict(chart.found)
    known = set(explored)
    fog = [tile for tile, copies in FOG_TILES.items() for _ in range(copies)]
    for tile in found.values():
        fog.remove(tile)
    rng.shuffle(fog)
    while direction is not None:
        cell = course(explored[-1], direction, known, tiles)
        if not isinstance(cell, int):
            break
        explored.append(cell)
        known.add(cell)
        if tiles[cell] == FOG:
            found[cell] = fog.pop()
            if found[cell] == AVALON:
                break
        elif tiles[cell] == UNKNOWN:
            tiles[cell] = _draw_tile(tiles, rng)
        if len(explored) > LAST_TURN:
            break
        direction = _follow(rng.choice(WISHES), cell, known, tiles, distances, rng=rng)
    log = write_log(explored, tiles, found)
    points = Fraction(chart.sailor_points)
    return {role: sum(count(log, points).values()) for role, count in ROLES.items()}


def _draw_tile(tiles: list[str], rng: Random) -> str:
    """Any of the tiles that are still face down."""
    at = rng.random() * tiles.count(UNKNOWN)
    for island in ISLANDS:
        at -= MAP_TILES[island] - tiles.count(island)
        if at < 0:
            return island
    return OPEN_SEA


class Wish(NamedTuple):
    """What a role looks for in the next tile."""

    tiles: dict[str, float]
    border: float = 0.0
    fog_nearer: float = 0.0
    """What it is worth that the fog comes one step nearer."""

    gives_up: float = 0.0
    """How likely it loses the route, where it can be lost."""


WISHES: Final = (
    Wish({FOG: 2.0, CROSS_ISLAND: -0.5, PLAIN_ISLAND: -0.5}, fog_nearer=1.0),  # the admiral
    Wish({FOG: 0.5, CROSS_ISLAND: 1.5, PLAIN_ISLAND: 1.5}, fog_nearer=0.3),  # the cabin boy
    Wish({FOG: 0.5, CROSS_ISLAND: 1.5}, fog_nearer=0.2),  # the merchant
    Wish({FOG: -2.0, CROSS_ISLAND: 1.0, PLAIN_ISLAND: 1.0}, gives_up=0.2),  # the traitor
    Wish({FOG: 1.5}, border=1.0, fog_nearer=0.4),  # the explorer
    Wish({OPEN_SEA: 1.0}),  # the sailor
)


def _follow(
    wish: Wish, ship: int, known: set[int], tiles: list[str], distances: Sequence[int], *, rng: Random
) -> str | None:
    """Where a crew with this wish sails; nowhere if every way is barred."""
    best, wished, lost = -1000.0, None, None
    for direction in DIRECTIONS:
        cell = course(ship, direction, known, tiles)
        if cell == LOST:
            lost = direction
        elif isinstance(cell, int):
            worth = wish.tiles.get(tiles[cell], 0.0) + wish.fog_nearer * (distances[ship] - distances[cell])
            worth += rng.random() + (wish.border if cell in BORDER else 0.0)
            if worth > best:
                best, wished = worth, direction
    if lost is not None and (wished is None or rng.random() < wish.gives_up):
        return lost
    return wished


@lru_cache(maxsize=64)
def _distances_to_fog(fog: tuple[int, ...]) -> tuple[int, ...]:
    """By cell: how many steps it is to the nearest of these."""
    places = [place_of(cell) for cell in fog]
    return tuple(
        min(abs(row - other_row) + abs(column - other_column) for other_row, other_column in places)
        for row, column in map(place_of, CELLS)
    )
