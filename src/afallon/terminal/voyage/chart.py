"""The drawn map: small for a small window, or with a frame around every tile."""

from collections.abc import Mapping

from rich.text import Text

from afallon.terminal import parts
from afallon.terminal.signs import Signs
from afallon.terminal.voyage.seen import Seen
from afallon.terminal.voyage.words import VoyageWords
from afallon.voyage.grid import CELLS, COLUMNS, ROWS, cell_at
from afallon.voyage.tiles import AVALON, COAST, CROSS_ISLAND, FOG, OPEN_SEA, PLAIN_ISLAND, START, UNKNOWN

WIDTH = 3 + COLUMNS * 3 + 2
"""Width of the small map, with the row numbers before it."""

LARGE_WIDTH, LARGE_HEIGHT = 3 + COLUMNS * 6 + 1, ROWS * 2 + 2

_STYLES = {
    OPEN_SEA: "blue",
    CROSS_ISLAND: "bold green",
    PLAIN_ISLAND: "green",
    FOG: "white",
    COAST: "yellow",
    START: "bold",
    AVALON: "bold magenta",
    UNKNOWN: "dim",
}


def small(seen: Seen, signs: Signs) -> Text:
    """Draw three columns for each tile: brackets around the ship, an arrow before a tile in a legal direction."""
    above, _, below = (Text(f"   {line[0]}{line[1] * COLUMNS * 3}{line[3]}", "dim") for line in signs.frame)
    numbers = Text("   " + "".join(f"  {column}" for column in range(1, COLUMNS + 1)))
    rows = [_numbered(row).append_text(_fenced(Text().join(tiles), signs)) for row, tiles in _rows(seen, signs)]
    return Text("\n").join([numbers, above, *rows, below])


def large(seen: Seen, signs: Signs) -> Text:
    """Draw the map with a frame around every tile."""
    above, between, below = (
        Text("   " + line[0] + line[2].join([line[1] * 5] * COLUMNS) + line[3], "dim") for line in signs.frame
    )
    lines = [Text("   " + "".join(f"   {column}  " for column in range(1, COLUMNS + 1)))]
    for row, tiles in _rows(seen, signs):
        lines.append(between if row else above)
        spaced = [Text(" ").append_text(tile).append(" ") for tile in tiles]
        lines.append(_numbered(row).append_text(_fenced(Text(signs.side, "dim").join(spaced), signs)))
    return Text("\n").join([*lines, below])


def _rows(seen: Seen, signs: Signs) -> list[tuple[int, list[Text]]]:
    goals = {way.cell: direction for direction, way in seen.table.ways.items() if way.cell is not None}
    return [
        (row, [_tile(seen, cell_at(row, column), goals, signs) for column in range(COLUMNS)]) for row in range(ROWS)
    ]


def _numbered(row: int) -> Text:
    return Text(f"{row + 1:>2} ")


def _fenced(row: Text, signs: Signs) -> Text:
    return Text().append(signs.side, "dim").append_text(row).append(signs.side, "dim")


def _tile(seen: Seen, cell: int, goals: Mapping[int, str], signs: Signs) -> Text:
    tile = seen.tile(cell)
    sign, style = signs.tiles[tile], _STYLES[tile]
    if cell == seen.table.ship:
        return Text(f"[{sign}]", "bold reverse")
    if cell in seen.table.explored:
        before, after = signs.visited
        return Text.assemble((before, "dim"), (sign, style), (after, "dim"))
    if cell in goals:
        return Text.assemble((signs.ways[goals[cell]], "bold"), (sign, style), " ")
    return Text(f" {sign} " if tile != FOG else sign * 3, style)


def legend(seen: Seen, words: VoyageWords, signs: Signs, width: int) -> Text:
    """Draw the meaning of the signs on this map, and of the ship."""
    there = {seen.tile(cell) for cell in CELLS}
    named = [f"{sign} {words.tile(tile)}" for tile, sign in signs.tiles.items() if tile in there]
    ship, explored = words.say("terminal-voyage-ship"), words.say("terminal-voyage-explored")
    return Text("\n".join(parts.packed([*named, f"[ ] {ship}", f"{' '.join(signs.visited)} {explored}"], width)), "dim")
