"""Lookahead: the expected points of each role by direction, simulated on the known part of the map.

In a simulated voyage each turn follows the wish of a random role, or no wish at all. The real roles aboard are ignored,
except for the share of aimless players. So one cached simulation serves every player at the table, and all later
inference about earlier turns.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from afallon.players.voyage.wishes import AIMLESS_WISH, WISHES, Worth, worths
from afallon.voyage.grid import BORDER, CELLS, DIRECTIONS, RAYS
from afallon.voyage.roles import ROLES, Log, points_per_tile, write_log
from afallon.voyage.sailing import course, legal_directions
from afallon.voyage.steps.sailing import LAST_TURN
from afallon.voyage.tiles import (
    AVALON,
    COAST,
    CROSS_ISLAND,
    FOG,
    FOG_TILES,
    MAP_TILES,
    OPEN_SEA,
    UNKNOWN,
    WATER,
)
from afallon.voyage.view import VoyageView

VOYAGES: Final = 48
"""Number of simulated voyages per direction."""

SHARES: Final = 4
"""The share of aimless turns is rounded to this fraction, so that more simulations are shared."""

Standing = tuple[float, ...]
"""By role: 1 if this role's points exceed it, 0 if they are below it, 0.5 for a tie."""


class Ending(NamedTuple):
    """The end of a voyage: the points of every role, and the standing of each against the others."""

    points: Mapping[str, int]
    standings: Mapping[str, Standing]


class Prospect(NamedTuple):
    """The expectation of one role: its mean points, and the probability of each standing."""

    points: float
    standings: tuple[tuple[Standing, float], ...]


class Chart(NamedTuple):
    """A position as all players know it; on an uncharted sea, unexplored water is unknown."""

    tiles: tuple[str, ...]
    explored: tuple[int, ...]
    found: tuple[tuple[int, str], ...]
    sailor_points: str


def chart_of(view: VoyageView, turn: int) -> Chart:
    """Return the chart at the beginning of a turn, counted from 0."""
    explored = tuple(view.explored[: turn + 1])
    found = tuple((cell, tile) for cell, tile in view.found.items() if cell in explored)
    tiles = tuple(view.tiles)
    if not view.charted:
        tiles = tuple(UNKNOWN if t in WATER and cell not in explored else t for cell, t in enumerate(tiles))
    return Chart(tiles, explored, found, view.sailor_points)


def prospects(chart: Chart, role: str, aimless: float = 0.0) -> Mapping[str, Prospect]:
    """Return a role's prospect for every legal direction, if about this share of future turns is aimless."""
    return _prospects(chart, role, round(aimless * SHARES) / SHARES)


@lru_cache(maxsize=8192)
def _prospects(chart: Chart, role: str, aimless: float) -> Mapping[str, Prospect]:
    return {direction: _prospect(role, endings) for direction, endings in _voyages_ahead(chart, aimless).items()}


def _prospect(role: str, endings: Sequence[Ending]) -> Prospect:
    standings = Counter([ending.standings[role] for ending in endings])
    number = len(endings)
    return Prospect(
        points=sum([ending.points[role] for ending in endings]) / number,
        standings=tuple([(standing, count / number) for standing, count in standings.items()]),
    )


@lru_cache(maxsize=4096)
def _voyages_ahead(chart: Chart, aimless: float) -> Mapping[str, Sequence[Ending]]:
    rng = Random(repr(chart))
    ship = chart.explored[-1]
    ahead = {}
    for direction in legal_directions(ship, chart.explored, chart.tiles):
        cell = course(ship, direction, chart.explored, chart.tiles)
        first = cell if isinstance(cell, int) else None
        ahead[direction] = imagine(chart, first, 1 if first is None else VOYAGES, aimless, rng)
    return ahead


def imagine(chart: Chart, first: int | None, voyages: int, aimless: float, rng: Random) -> list[Ending]:
    """Simulate voyages that sail to this cell first and return their endings; `None` loses the route."""
    log = write_log(chart.explored, chart.tiles, dict(chart.found))
    fog = [tile for tile, copies in FOG_TILES.items() for _ in range(copies)]
    for _, tile in chart.found:
        fog.remove(tile)
    sea = _Sea(
        tiles=chart.tiles,
        seen=bytes([_seen(tile) if cell in chart.explored else 0 for cell, tile in enumerate(chart.tiles)]),
        wishes=tuple(worths(wish, chart.tiles) for wish in WISHES),
        no_wish=worths(AIMLESS_WISH, chart.tiles),
        water=_hidden_water(chart.tiles),
        fog=fog,
        turns=LAST_TURN - len(chart.explored) + 1,
        log=log,
    )
    logs = [log if first is None else _sail(sea, first, aimless, rng) for _ in range(voyages)]
    return [_ending(end, chart.sailor_points) for end in logs]


@lru_cache(maxsize=8192)
def _ending(log: Log, sailor_points: str) -> Ending:
    per_tile = points_per_tile(sailor_points)
    points = {role: sum(count(log, per_tile).values()) for role, count in ROLES.items()}
    standings = {
        role: tuple([(own > other) + 0.5 * (own == other) for other in points.values()]) for role, own in points.items()
    }
    return Ending(points, standings)


class _Sea(NamedTuple):
    """A position prepared for many voyages."""

    tiles: tuple[str, ...]
    seen: bytes
    """By cell: 0 unexplored, 1 explored, 2 explored coast, which blocks the way."""

    wishes: tuple[Worth, ...]
    no_wish: Worth
    water: list[str]
    """The hidden tiles under the unknown cells, in any order."""

    fog: list[str]
    """The tiles in the fog, in any order."""

    turns: int
    log: Log


def _seen(tile: str) -> int:
    return 2 if tile == COAST else 1


def _hidden_water(tiles: Sequence[str]) -> list[str]:
    return [tile for tile in WATER for _ in range(MAP_TILES[tile] - tiles.count(tile))] if UNKNOWN in tiles else []


_RAYS_FROM: Final = tuple(tuple(RAYS[direction][cell] for direction in DIRECTIONS) for cell in CELLS)


def _sail(sea: _Sea, cell: int, aimless: float, rng: Random) -> Log:
    """Simulate one voyage that sails to this cell first. This is the hot loop, so it is written plainly."""
    chance, tiles, seen, log = rng.random, sea.tiles, bytearray(sea.seen), sea.log
    wishes, fog, water = sea.wishes, list(sea.fog), list(sea.water)
    islands, crosses, fogs, border, open_sea = log.islands, log.cross_islands, log.fog, log.border, log.open_sea
    avalon = False
    for _ in range(sea.turns):
        tile = tiles[cell]
        seen[cell] = 1
        if tile == FOG:
            tile = fog.pop(int(chance() * len(fog)))
            if tile == AVALON:
                avalon = True
                break
            fogs += 1
        elif tile == UNKNOWN:
            tile = water.pop(int(chance() * len(water)))
        if tile == OPEN_SEA:
            open_sea += 1
        elif tile == COAST:
            seen[cell] = 2
        else:
            islands += 1
            crosses += tile == CROSS_ISLAND
        if cell in BORDER:
            border += 1
        worth = sea.no_wish if chance() < aimless else wishes[int(chance() * len(wishes))]
        following = _next_cell(cell, seen, worth, chance)
        if following is None:
            break
        cell = following
    return Log(avalon, islands, crosses, fogs, border, open_sea)


def _next_cell(ship: int, seen: bytearray, worth: Worth, chance: Callable[[], float]) -> int | None:
    """Return the next cell for this wish; `None` if the ship loses the route or every way is blocked."""
    best, wanted = float("-inf"), None
    for ray in _RAYS_FROM[ship]:
        for cell in ray:
            if not seen[cell]:
                if (value := worth[cell] + chance()) > best:
                    best, wanted = value, cell
                break
            if seen[cell] == 2:
                break
        else:
            if (value := worth[-1] + chance()) > best:
                best, wanted = value, None
    return wanted
