"""A pack as one SVG picture: its map, and below it the journal of every location as a graph of verses."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from afallon.grail.content import Pack
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.prose import plain as without_marks
from afallon.workshop.journal import Journal, Section, Way
from afallon.workshop.layers import in_layers
from afallon.workshop.map_plan import Plan, around, in_range, lay_out
from afallon.workshop.markup import Markup, plain, tag
from afallon.workshop.signs import SEALS
from afallon.workshop.words import WorkshopWords

_MARGIN: Final = 40
_TILE: Final = 132
_GAP: Final = 14
_NODE: Final = (128, 40)
_STEP: Final = (190, 58)
"""Distance from one verse to the next: between layers, and within one."""

_SIGNS: Final = {"complete": "■", "dead-end": "✕", "unreached": "?", "on": "", "elsewhere": "↗"}
"""The sign of each sort of verse, so that colour is never the only mark."""

_SWING: Final = 34
"""Horizontal reach of an edge within one layer."""

_ABBREVIATED: Final = 17
_TOLD: Final = 240
"""Maximum length of a verse's tooltip, in letters."""


Corner = tuple[float, float]
Places = dict[str, Corner]
"""The upper left corner of each verse, by full name."""


def make_graph(pack: Pack, folder: str, language: str) -> str:
    """Return the picture, with names in one language."""
    words = WorkshopWords(pack, folder, language)
    drawing = _Drawing(words)
    drawing.heading(words.title(), "title")
    drawing.legend()
    drawing.map(lay_out(pack))
    journal = Journal(pack)
    for section in journal.sections:
        if section.verses:
            drawing.section(journal, section)
    return drawing.whole()


class _Drawing:
    """The elements drawn so far, from the top down."""

    def __init__(self, words: WorkshopWords) -> None:
        self._words, self._pack = words, words.pack
        self._parts: list[Markup] = []
        self._y, self._width = float(_MARGIN), 900.0

    def whole(self) -> str:
        width, height = self._width + _MARGIN, self._y + _MARGIN
        arrow = tag("path", d="M0 0 8 4 0 8z", class_="arrow")
        head = tag("marker", arrow, id="arrow", viewBox="0 0 8 8", refX=8, refY=4, markerWidth=9, markerHeight=9,
                   markerUnits="userSpaceOnUse",
                   orient="auto-start-reverse")  # fmt: skip
        style = Markup((Path(__file__).parent / "graph.css").read_text("utf-8"))
        drawn = tag(
            "svg",
            tag("title", plain(self._words.title())),
            tag("style", style),
            tag("defs", head),
            tag("rect", width=width, height=height, class_="paper"),
            *self._parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width:g} {height:g}",
            width=width,
            height=height,
        )
        return f"{drawn}\n"

    def heading(self, text: str, class_: str) -> None:
        self._y += 30
        self._parts.append(_text(_MARGIN, self._y, text, class_))
        self._y += 22

    def legend(self) -> None:
        """Draw the meaning of signs and colours."""
        x = float(_MARGIN)
        entries = [(f"verse {sort}", _SIGNS[sort], sort) for sort in ("on", "complete", "dead-end", "unreached")]
        entries += [("seal", sign, f"seal-{seal}") for seal, sign in SEALS.items()]
        for class_, sign, key in entries:
            said = self._words.term(key) if key.startswith("seal") else self._words.say(f"graph-{key}")
            box = tag("rect", x=x, y=self._y - 14, width=22, height=18, rx=4)
            label = _text(x + 11, self._y, sign, "sign middle")
            self._parts.append(tag("g", box, label, _text(x + 30, self._y, said, "label"), class_=class_))
            x += 62 + 7.2 * len(said)
        self._width = max(self._width, x)
        self._y += 34

    # The map

    def map(self, plan: Plan) -> None:
        if not plan.cells:
            return
        menhirs = [number for number in plan.cells if "menhir" in self._pack.locations[number].seals]
        (top, left), (bottom, right) = around(
            [*plan.cells.values(), *(cell for one in menhirs for cell in in_range(plan.cells[one]))]
        )
        step = _TILE + _GAP
        corners = {
            number: (_MARGIN + (column - left) * step, self._y + (row - top) * step)
            for number, (row, column) in plan.cells.items()
        }
        span = 3 * step - _GAP + 12
        for x, y in map(corners.__getitem__, menhirs):
            drawn = tag("rect", x=x - step - 6, y=y - step - 6, width=span, height=span, rx=22, class_="range")
            self._parts.append(drawn)
        for number, (x, y) in corners.items():
            self._parts.append(self._tile(number, x, y, plan.forms[number]))
        self._width = max(self._width, _MARGIN + (right - left + 1) * step)
        self._y += (bottom - top + 1) * step + 16

    def _tile(self, number: int, x: float, y: float, forms: tuple[int, ...]) -> Markup:
        location, middle = self._pack.locations[number], _TILE / 2
        name = plain(self._words.name("location", number))
        seals = " ".join(SEALS[seal] for seal in location.seals)
        start = " start" if number == self._pack.card.start else ""
        at = {
            "north": (middle, 13),
            "east": (_TILE - 5, middle + 4),
            "south": (middle, _TILE - 5),
            "west": (5, middle + 4),
        }
        align = {"east": "end", "west": ""}
        keys = [
            _text(x + at[side][0], y + at[side][1], str(key), f"key {align.get(side, 'middle')}")
            for side in SIDES
            if (key := getattr(location.keys, side)) is not None
        ]
        lines = [
            _text(x + middle, y + 90 + 15 * place, line, "name middle") for place, line in enumerate(_folded(name))
        ]
        changed = _text(x + middle, y + 72, "⟳ " + ", ".join(map(str, forms)), "forms middle") if forms else None
        return tag(
            "g",
            tag("rect", x=x, y=y, width=_TILE, height=_TILE, rx=10),
            _text(x + middle, y + 46, str(number), "number middle"),
            *lines,
            _text(x + _TILE - 8, y + 20, seals, "seals end"),
            *keys,
            changed,
            class_=f"tile{start}",
        )

    # The journal

    def section(self, journal: Journal, section: Section) -> None:
        name = (
            self._words.say("book-of-secrets")
            if section.location is None
            else f"{section.name} · {plain(self._words.name('location', section.location.number))}"
        )
        self.heading(name, "heading")
        layered = in_layers(journal, section)
        at: Places = {
            verse: (_MARGIN + column * _STEP[0], self._y + row * _STEP[1])
            for column, layer in enumerate(layered.layers)
            for row, verse in enumerate(layer)
        }
        rows = max(map(len, layered.layers))
        stubs = self._stubs(journal, section, at, column=len(layered.layers))
        places = {**at, **stubs}
        for verse in section.verses:
            self._parts += self._edges(journal.ways[verse], verse, places)
        for verse, (x, y) in at.items():
            self._parts.append(self._node(journal, verse, x, y, _sort(journal.ways[verse], verse in layered.unreached)))
        for verse, (x, y) in stubs.items():
            self._parts.append(self._node(journal, verse, x, y, "elsewhere"))
        for opening, verse in section.openings():
            if verse in at:
                x, y = at[verse]
                self._parts.append(_text(x, y - 5, self._words.say(opening), "opening"))
        columns = len(layered.layers) + bool(stubs)
        self._width = max(self._width, _MARGIN + columns * _STEP[0])
        self._y += max(rows, len(stubs)) * _STEP[1] + 18

    def _stubs(self, journal: Journal, section: Section, at: Places, *, column: int) -> Places:
        """Return the places of verses in other sections that this one leads to, in a layer of their own."""
        leads = (way.to for verse in section.verses for way in journal.ways[verse] if way.to is not None)
        others = [to for to in dict.fromkeys(leads) if to not in at]
        return {to: (_MARGIN + column * _STEP[0], self._y + row * _STEP[1]) for row, to in enumerate(others)}

    def _node(self, journal: Journal, verse: str, x: float, y: float, sort: str) -> Markup:
        width, height = _NODE
        told = without_marks(plain(self._words.name("verse", verse)))
        short = verse.partition(":")[2]
        sign = _SIGNS[sort]
        return tag(
            "g",
            tag("title", told if len(told) <= _TOLD else f"{told[: _TOLD - 1]}…"),
            tag("rect", x=x, y=y, width=width, height=height, rx=8),
            _text(x + 9, y + 16, journal.numbers.get(verse, verse), "verse-number"),
            _text(x + width - 8, y + 16, sign, "sign end") if sign else None,
            _text(x + 9, y + 31, short if len(short) <= _ABBREVIATED else f"{short[: _ABBREVIATED - 1]}…", "id"),
            class_=f"verse {sort}",
        )

    def _edges(self, ways: tuple[Way, ...], verse: str, at: Places) -> Iterator[Markup]:
        for way in ways:
            if way.to in at:
                words = self._words.at_verse(verse)
                said = words.name("choice", way.choice) if way.choice else words.say(f"graph-{way.by}")
                d, head = _curve(at[verse], at[way.to]), "url(#arrow)"
                yield tag("path", tag("title", plain(said)), d=d, class_=f"way {way.by}", marker_end=head)


def _curve(here: Corner, there: Corner) -> str:
    """Return the path of an edge: between facing sides, or around the right side within a layer."""
    (x, y), (to_x, to_y), (width, height) = here, there, _NODE
    start = x if to_x < x else x + width
    end = to_x if to_x > x else to_x + width
    swing = _SWING if to_x == x else (end - start) / 2
    middle, to_middle = y + height / 2, to_y + height / 2
    last = end + swing if to_x == x else end - swing
    return f"M{start:g} {middle:g}C{start + swing:g} {middle:g} {last:g} {to_middle:g} {end:g} {to_middle:g}"


def _sort(ways: tuple[Way, ...], unreached: bool) -> str:
    if unreached:
        return "unreached"
    if not ways:
        return "dead-end"
    return "complete" if any(way.to is None for way in ways) else "on"


def _text(x: float, y: float, text: str, class_: str) -> Markup:
    return tag("text", plain(text), x=round(x, 1), y=round(y, 1), class_=class_)


def _folded(name: str, width: int = 14, most: int = 2) -> list[str]:
    """Return the name folded into at most this number of lines."""
    lines = [""]
    for word in name.split():
        if lines[-1] and len(lines[-1]) + len(word) >= width and len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return [line if len(line) <= width + 3 else f"{line[: width + 2]}…" for line in lines]
