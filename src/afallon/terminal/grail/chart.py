"""The drawn map: a cell of two rows for each location, ways between them, and unexplored ways."""

from rich.text import Text

from afallon.grail.scene import GrailPlace, GrailTable, GrailWay
from afallon.kernel import Seat
from afallon.terminal.grail.words import GrailWords
from afallon.terminal.signs import Signs

CELL = 8
"""The width of a location; ways take two columns or one row between locations."""

_STEP, _ROWS = CELL + 2, 3


class _Canvas:
    """Text by row and column, with a style for each character."""

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


def draw(table: GrailTable, words: GrailWords, signs: Signs, width: int, height: int, *, seat: Seat | None) -> Text:
    """Draw the map, or the part around this seat that fits."""
    if words.pack is None or not table.places:
        return Text("")
    top, left, rows, columns = _window(table, seat or 0, width, height)
    canvas = _Canvas(rows * _ROWS + 1, columns * _STEP + 2)
    for place in table.places:
        if 0 <= place.row - top < rows and 0 <= place.column - left < columns:
            corner = ((place.row - top) * _ROWS + 1, (place.column - left) * _STEP + 2)
            _draw_place(canvas, corner, place, seat, signs)
            for side, way in place.ways.items():
                _draw_way(canvas, corner, side, way, signs)
    return canvas.text()


def legend(words: GrailWords, signs: Signs) -> str:
    """Return the meaning of the signs."""
    stub = f"{signs.ways['north']}12 {words.say('grail-map-legend.stub')}"
    return "  ".join([
        f"{_light(signs)}5 {words.say('grail-map-legend')}",
        stub,
        f"1,2 {words.say('grail-map-legend.people')}",
        f"{signs.two_fails} {words.say('grail-map-legend.guardian')}",
        f"{signs.empty} {words.say('grail-map-legend.token')}",
        f"~ {words.say('grail-map-legend.unlit')}",
    ])  # fmt: skip


def _light(signs: Signs) -> str:
    return "*" if signs.full.isascii() else "☼"


def _window(table: GrailTable, seat: int, width: int, height: int) -> tuple[int, int, int, int]:
    """Return first row, first column and the counts of both, with this seat in the middle of the part that fits."""
    rows = [place.row for place in table.places]
    columns = [place.column for place in table.places]
    fit_rows, fit_columns = max((height - 1) // _ROWS, 1), max((width - 2) // _STEP, 1)
    here = table.characters[seat].location
    around = ((place.row, place.column) for place in table.places if place.number == here)
    middle = next(around, (min(rows), min(columns)))
    top, count_rows = _slice(min(rows), max(rows), middle[0], fit_rows)
    left, count_columns = _slice(min(columns), max(columns), middle[1], fit_columns)
    return top, left, count_rows, count_columns


def _slice(first: int, last: int, middle: int, fit: int) -> tuple[int, int]:
    if last - first < fit:
        return first, last - first + 1
    start = min(max(middle - fit // 2, first), last - fit + 1)
    return start, fit


def _draw_place(canvas: _Canvas, corner: tuple[int, int], place: GrailPlace, seat: int | None, signs: Signs) -> None:
    """Draw the number and light of a location; below them the characters and things there."""
    row, column = corner
    style = "bold reverse" if seat in place.people else "bold" if place.people else "" if place.lit else "dim"
    light = f"{_light(signs)}{place.dial or 0}" if place.menhir else ""
    before, after = "[]" if place.lit else "~~"
    canvas.write(row, column, before + f"{place.number}{light}".center(CELL - 2) + after, style)
    people = ",".join(str(one + 1) for one in place.people)
    things = signs.two_fails * bool(place.guardians) + signs.empty * min(place.time_tokens + place.quest_tokens, 3)
    canvas.write(row + 1, column + 1, f"{people} {things}".strip().center(CELL - 2), style)


def _draw_way(canvas: _Canvas, corner: tuple[int, int], side: str, way: GrailWay, signs: Signs) -> None:
    """Draw a line to a neighbour, or an arrow with the key's number where no location is placed yet."""
    row, column = corner
    upright = side in ("north", "south")
    along, down = ("-", "|") if signs.full.isascii() else ("─", "│")
    if way.to is not None:
        text, style = down if upright else along * 2, ""
    else:
        text, style = f"{signs.ways[side]}{way.key}" if upright else signs.ways[side], "dim"
    if upright:
        canvas.write(row - 1 if side == "north" else row + 2, column + (CELL - len(text)) // 2, text, style)
    else:
        canvas.write(row, column - len(text) if side == "west" else column + CELL, text, style)
