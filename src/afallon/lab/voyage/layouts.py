"""The search for a map of Voyage with the best balance of the six roles.

Careful players sail random maps of many kinds, in rounds with fewer maps and more games each. At the end, the remaining
map is measured with fresh seeds, next to random maps. A map is judged by the spread of the roles' fortunes with the
proposed `sailor_points`: by the rules as written, the sailor wins too much on every map to compare them. The result is
measured with both values.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import log
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from afallon.lab.estimate import Estimate, estimate
from afallon.lab.match import Match
from afallon.lab.report import header, row, write_json
from afallon.lab.runs import Runner
from afallon.lab.voyage.balance import AS_WRITTEN
from afallon.lab.voyage.voyages import SEATS, Voyage, crew, fortunes, sail_crews, spread
from afallon.voyage.grid import NEIGHBOURS, place_of
from afallon.voyage.islands import NUMBER
from afallon.voyage.layout import Layout
from afallon.voyage.library import default_shape, hidden_cells
from afallon.voyage.roles import ROLES
from afallon.voyage.setup import RANDOM
from afallon.voyage.tiles import CROSS_ISLAND, MAP_TILES, OPEN_SEA, PLAIN_ISLAND

ROUNDS: Final = ((60, 60), (10, 250), (3, 600))
"""By round: the number of maps, and the games that each of them has sailed by its end."""

STEEPEST: Final = 0.8
"""The strongest preference of a random map for one side of the sea, by cell."""

FRESH: Final = 1_000_000
"""Seeds from here on measure the map; lower ones choose it."""


class Measured(msgspec.Struct, frozen=True):
    """The results of careful players on a map with one value of `sailor_points`."""

    map: str
    sailor_points: str
    games: int
    spread: float
    fortune: Mapping[str, Estimate]


class Found(msgspec.Struct, frozen=True):
    """The result of the search."""

    layout: tuple[str, ...]
    rounds: tuple[tuple[int, int], ...]
    spreads: tuple[tuple[float, ...], ...]
    """By round: the spreads of its maps, the fairest first."""

    measured: tuple[Measured, ...]


def study(runner: Runner, docs: Path, *, games: int, sailor_points: str) -> None:
    """Search, measure the result, and write it."""
    found = search(runner, games=games, sailor_points=sailor_points, rounds=ROUNDS)
    command = f"voyage-layout --games {games} --sailor-points {sailor_points}"
    write_json(docs / "figures" / "voyage-layout.json", found)
    (docs / "figures" / "voyage-layout.md").write_text("\n".join(_page(found, command)), "utf-8")
    _draw(found, docs / "figures" / "voyage-layout.svg")


def search(runner: Runner, *, games: int, sailor_points: str, rounds: Sequence[tuple[int, int]]) -> Found:
    """Return the map that is left after all rounds, measured in this number of games with each value."""
    left = [leaning_layout(seed) for seed in range(rounds[0][0])]
    spreads = []
    for maps, sailings in rounds:
        sailed = dict(zip(left[:maps], _spreads(runner, left[:maps], sailor_points, sailings), strict=True))
        left = sorted(sailed, key=sailed.__getitem__)
        spreads.append(tuple(sorted(sailed.values())))
    rules = (AS_WRITTEN, sailor_points)
    found = [_measure("found", rule, sail_crews(runner, _matches(left[0], rule, FRESH, games))) for rule in rules]
    random = [_measure(RANDOM, rule, sail_crews(runner, _matches(RANDOM, rule, 0, games))) for rule in rules]
    return Found(tuple(left[0].splitlines()), tuple(rounds), tuple(spreads), (*found, *random))


def leaning_layout(seed: int) -> str:
    """Return a legal layout of the default shape, with islands and crosses leaning to random sides of the sea.

    Nearly all layouts of a uniform distribution are even; the search needs more variety.
    """
    rng = Random(f"layout {seed}")
    tiles = list(default_shape())
    room = hidden_cells(tuple(tiles))
    islands: list[int] = []
    while len(islands) < NUMBER:
        leaning = _leaning(room, rng)
        islands = []
        for cell in leaning:
            if not NEIGHBOURS[cell].intersection(islands) and len(islands) < NUMBER:
                islands.append(cell)
    crosses = _leaning(islands, rng)[: MAP_TILES[CROSS_ISLAND]]
    for cell in room:
        tiles[cell] = OPEN_SEA if cell not in islands else CROSS_ISLAND if cell in crosses else PLAIN_ISLAND
    return str(Layout(tuple(tiles)))


def _leaning(cells: Sequence[int], rng: Random) -> list[int]:
    """Return the cells in a random order that tends to begin at a random side."""
    down, right = (rng.uniform(-STEEPEST, STEEPEST) for _ in range(2))
    keys = {}
    for cell in cells:
        row, column = place_of(cell)
        keys[cell] = down * row + right * column - log(-log(rng.random()))  # the largest is drawn by its weight
    return sorted(cells, key=keys.__getitem__, reverse=True)


def _spreads(runner: Runner, layouts: Sequence[str], rule: str, games: int) -> list[float]:
    """Return the spread of each map."""
    voyages = iter(sail_crews(runner, [match for layout in layouts for match in _matches(layout, rule, 0, games)]))
    return [spread(fortunes(islice(voyages, games))) for _ in layouts]


def _measure(name: str, rule: str, voyages: Sequence[Voyage]) -> Measured:
    fortune = fortunes(voyages)
    return Measured(name, rule, len(voyages), spread(fortune), fortune)


def _matches(layout: str, rule: str, first_seed: int, games: int) -> list[Match]:
    """Return this number of games, with every number of players in turn."""
    return [
        crew(SEATS[n % len(SEATS)], first_seed + n // len(SEATS), layout=layout, charted=True, sailor_points=rule)
        for n in range(games)
    ]


def _page(found: Found, command: str) -> Iterator[str]:
    yield "# Figures: the fixed map of Voyage"
    yield ""
    first, *others = found.rounds
    yield f"`careful` players, three to seven in turn, sailed {first[0]} random maps, {first[1]} games each."
    for maps, sailings in others:
        yield f"The fairest {maps} went on to {sailings} games each."
    yield "The fairest of all was measured with fresh seeds, which gave the table; next to it are random maps, another"
    yield "in every game. The intervals are 95%. A fortune of 1 is fair, and so is a spread of 0. Made by"
    yield ""
    yield f"    .venv/bin/python -m afallon.lab {command}"
    yield ""
    yield from ("```", *found.layout, "```")
    yield ""
    yield from header("games of each map", "maps", "smallest spread", "largest", "mean")
    for (maps, sailings), spreads in zip(found.rounds, found.spreads, strict=True):
        yield row(str(sailings), str(maps), f"{spreads[0]:.2f}", f"{spreads[-1]:.2f}", str(estimate(spreads)))
    yield ""
    yield from header("map", "sailor_points", "games", *ROLES, "spread")
    for measured in found.measured:
        cells = [str(measured.fortune[role]) for role in ROLES]
        yield row(measured.map, measured.sailor_points, str(measured.games), *cells, f"{measured.spread:.2f}")
    yield ""


def _draw(found: Found, path: Path) -> None:
    from afallon.lab.plots import interval_row, point_plot, save

    rows = [
        interval_row(role.replace("_", " "), f"{measured.map} map, {measured.sailor_points}", measured.fortune[role])
        for measured in found.measured
        for role in ROLES
    ]
    plot = point_plot(
        rows,
        x="role",
        y="fortune (1 is fair)",
        by="map, sailor_points",
        title="How often each role wins on the fixed map and on random ones",
        fair=1,
    )
    save(plot, path)
