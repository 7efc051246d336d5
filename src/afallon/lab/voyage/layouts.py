"""The search for a map on which the six roles are as fair to each other as may be.

Random maps of many kinds are sailed by careful players, in rounds with fewer maps and more games each. At the end the
map that is left sails anew, with chance it has not been chosen by, beside random maps. A map is judged by the spread of
the roles' fortunes by the proposed `sailor_points`: by the rules as written the sailor wins so much on every map that
there is nothing to choose by. What was found is measured by both.
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
"""How many maps sail in a round, and how many games each of them has sailed by its end."""

STEEPEST: Final = 0.8
"""How strongly a random map may prefer one side of the sea, by cell."""

FRESH: Final = 1_000_000
"""Seeds from here on measure the map; those below chose it."""


class Measured(msgspec.Struct, frozen=True):
    """What careful players made of a map by one rule."""

    map: str
    sailor_points: str
    games: int
    spread: float
    fortune: Mapping[str, Estimate]


class Found(msgspec.Struct, frozen=True):
    """What the search found, and how."""

    layout: tuple[str, ...]
    rounds: tuple[tuple[int, int], ...]
    spreads: tuple[tuple[float, ...], ...]
    """By round: those of its maps, the fairest first."""

    measured: tuple[Measured, ...]


def study(runner: Runner, docs: Path, *, games: int, sailor_points: str) -> None:
    """Search, measure what was found, and write it down."""
    found = search(runner, games=games, sailor_points=sailor_points, rounds=ROUNDS)
    command = f"voyage-layout --games {games} --sailor-points {sailor_points}"
    write_json(docs / "figures" / "voyage-layout.json", found)
    (docs / "figures" / "voyage-layout.md").write_text("\n".join(_page(found, command)), "utf-8")
    _draw(found, docs / "figures" / "voyage-layout.svg")


def search(runner: Runner, *, games: int, sailor_points: str, rounds: Sequence[tuple[int, int]]) -> Found:
    """The map that is left after all rounds, and what it measures in so many games by each rule."""
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
    """A legal layout of the default shape whose islands, and crosses among them, prefer any side of the sea a little.

    Where all layouts are equally likely, nearly all of them are even: a search needs more kinds of maps than that.
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
    """The cells in a random order, in which those of one side are likely to come first."""
    down, right = (rng.uniform(-STEEPEST, STEEPEST) for _ in range(2))
    keys = {}
    for cell in cells:
        row, column = place_of(cell)
        keys[cell] = down * row + right * column - log(-log(rng.random()))  # the largest is drawn by its weight
    return sorted(cells, key=keys.__getitem__, reverse=True)


def _spreads(runner: Runner, layouts: Sequence[str], rule: str, games: int) -> list[float]:
    """By map."""
    voyages = iter(sail_crews(runner, [match for layout in layouts for match in _matches(layout, rule, 0, games)]))
    return [spread(fortunes(islice(voyages, games))) for _ in layouts]


def _measure(name: str, rule: str, voyages: Sequence[Voyage]) -> Measured:
    fortune = fortunes(voyages)
    return Measured(name, rule, len(voyages), spread(fortune), fortune)


def _matches(layout: str, rule: str, first_seed: int, games: int) -> list[Match]:
    """So many games, with every number of players in turn."""
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
    yield "The fairest of all sailed anew, with other chance, which gave the table; beside it are random maps, another"
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
