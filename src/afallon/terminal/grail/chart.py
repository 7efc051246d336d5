"""The map to look at: a cell of two rows for each location, ways between them, and ways not yet seen."""

from typing import NamedTuple

from rich.text import Text

from afallon.grail.content import Pack
from afallon.grail.content.glossary import SIDES
from afallon.grail.rules.map.grid import Cell, connected, is_in_range, neighbour_cell, place_at
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.state import Place, State
from afallon.grail.view import GrailView
from afallon.terminal.grail.words import GrailWords
from afallon.terminal.signs import Signs

CELL = 8
"""The width of a location; a way of two columns or one row lies between two of them."""

_STEP, _ROWS = CELL + 2, 3


class _Canvas:
    """Text by row and column, with a style for each sign."""

    def __init__(self, height: int, width: int) -> None:
        self._rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        for place, sign in enumerate(text, start=column):
            if 0 <= row < len(self._rows) and 0 <= place < len(self._rows[row]):
                self._rows[row][place] = (sign, style)

    def text(self) -> Text:
        rows = [Text.assemble(*row) for row in self._rows]
        for row in rows:
            row.rstrip()
        return Text("\n").join(rows)


def draw(view: GrailView, words: GrailWords, signs: Signs, width: int, height: int) -> Text:
    """The map, or as much of it as there is room for around the reader."""
    if words.pack is None or not view.state.places:
        return Text("")
    top, left, rows, columns = _window(view, width, height)
    canvas = _Canvas(rows * _ROWS + 1, columns * _STEP + 2)
    for place in view.state.places.values():
        if 0 <= place.row - top < rows and 0 <= place.column - left < columns:
            corner = ((place.row - top) * _ROWS + 1, (place.column - left) * _STEP + 2)
            _draw_place(canvas, corner, place, view, signs)
            for side in SIDES:
                _draw_way(canvas, corner, _way(view.state, words.pack, place, side), signs)
    return canvas.text()


def legend(words: GrailWords, signs: Signs) -> str:
    """What the signs mean."""
    stub = f"{signs.ways['north']}12 {words.say('grail-map-legend.stub')}"
    return "  ".join([
        f"{_light(signs)}5 {words.say('grail-map-legend')}",
        stub,
        f"{signs.two_fails} {words.say('grail-map-legend.guardian')}",
        f"{signs.empty} {words.say('grail-map-legend.token')}",
        f"~ {words.say('grail-map-legend.unlit')}",
    ])  # fmt: skip


def _light(signs: Signs) -> str:
    return "*" if signs.full.isascii() else "☼"


def _window(view: GrailView, width: int, height: int) -> tuple[int, int, int, int]:
    """First row and column, and how many of them, so that the reader is in the middle of what fits."""
    state = view.state
    rows = [place.row for place in state.places.values()]
    columns = [place.column for place in state.places.values()]
    fit_rows, fit_columns = max((height - 1) // _ROWS, 1), max((width - 2) // _STEP, 1)
    seat = view.reader if isinstance(view.reader, int) else 0
    here = state.places.get(state.characters[seat].location)
    middle = (here.row, here.column) if here is not None else (min(rows), min(columns))
    top, count_rows = _slice(min(rows), max(rows), middle[0], fit_rows)
    left, count_columns = _slice(min(columns), max(columns), middle[1], fit_columns)
    return top, left, count_rows, count_columns


def _slice(first: int, last: int, middle: int, fit: int) -> tuple[int, int]:
    if last - first < fit:
        return first, last - first + 1
    start = min(max(middle - fit // 2, first), last - fit + 1)
    return start, fit


def _draw_place(canvas: _Canvas, corner: Cell, place: Place, view: GrailView, signs: Signs) -> None:
    """Its number and its light; below, who and what is there."""
    state, (row, column) = view.state, corner
    lit = is_in_range(state, (place.row, place.column))
    here = [seat for seat, character in enumerate(state.characters) if character.location == place.number]
    style = "bold reverse" if view.reader in here else "bold" if here else "" if lit else "dim"
    light = f"{_light(signs)}{place.dial or 0}" if place.menhir else ""
    before, after = "[]" if lit else "~~"
    canvas.write(row, column, before + f"{place.number}{light}".center(CELL - 2) + after, style)
    people = "".join(str(seat + 1) for seat in here)
    things = signs.two_fails * bool(guardians_at(state, place.number)) + signs.empty * min(
        place.time_tokens + place.quest_tokens, 3
    )
    canvas.write(row + 1, column + 1, f"{people} {things}".strip().center(CELL - 2), style)


class _Way(NamedTuple):
    """What leads out of a location on one side: to a neighbour, or by a key to what is not yet seen."""

    side: str
    is_open: bool
    key: int | None


def _way(state: State, pack: Pack, place: Place, side: str) -> _Way | None:
    there = place_at(state, neighbour_cell(place, side))
    if there is None:
        key = getattr(pack.locations[place.number].keys, side)
        return None if key is None else _Way(side, False, key)
    return _Way(side, True, None) if there.number in connected(pack, state, place.number) else None


def _draw_way(canvas: _Canvas, corner: Cell, way: _Way | None, signs: Signs) -> None:
    """A line to a neighbour; an arrow with a number where a key leads to nothing yet."""
    if way is None:
        return
    row, column = corner
    upright = way.side in ("north", "south")
    along, down = ("-", "|") if signs.full.isascii() else ("─", "│")
    if way.is_open:
        text, style = down if upright else along * 2, ""
    else:
        text, style = f"{signs.ways[way.side]}{way.key}" if upright else signs.ways[way.side], "dim"
    if upright:
        canvas.write(row - 1 if way.side == "north" else row + 2, column + (CELL - len(text)) // 2, text, style)
    else:
        canvas.write(row, column - len(text) if way.side == "west" else column + CELL, text, style)
