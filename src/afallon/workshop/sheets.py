"""The cards of a pack as A4 sheets to print and cut: nine cards a page, larger tiles for locations and characters."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content.characters import CharacterTile
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.locations import Location
from afallon.workshop.faces import Face, Part, all_faces
from afallon.workshop.markup import Markup, page, tag
from afallon.workshop.signs import SEALS
from afallon.workshop.words import WorkshopWords, lines

PAGE: Final = (210.0, 297.0)
"""A4, in millimetres."""

_LONG: Final = ((200, " short"), (400, ""), (580, " long"), (800, " longer"))
"""Font sizes by the maximum number of letters on a card; beyond the last, the smallest is used."""


class Grid(NamedTuple):
    """The layout of cards on a page."""

    columns: int
    rows: int
    width: float
    height: float

    @property
    def corner(self) -> tuple[float, float]:
        """The corner of the first card, so that the grid is centred on the page."""
        return (PAGE[0] - self.columns * self.width) / 2, (PAGE[1] - self.rows * self.height) / 2


CARDS: Final = Grid(3, 3, 63, 88)
TILES: Final = Grid(2, 3, 90, 90)


def make_sheets(pack: Pack, folder: str, language: str) -> str:
    """Return all sheets, in one language."""
    words = WorkshopWords(pack, folder, language)
    cards = [drawn for face in all_faces(words) for drawn in [_drawn(face)] * face.copies]
    tiles = [_character(words, tile) for tile in pack.characters.values()]
    tiles += [_location(words, location) for _, location in sorted(pack.locations.items())]
    title = f"{words.title()} · {words.say('sheets')}"
    return page(language, title, "sheets.css", *_pages(CARDS, cards, "cards"), *_pages(TILES, tiles, "tiles"))


def _pages(grid: Grid, pieces: Sequence[Markup], class_: str) -> Iterator[Markup]:
    size = grid.columns * grid.rows
    for first in range(0, len(pieces), size):
        yield tag("section", _cut_marks(grid), tag("div", *pieces[first : first + size]), class_=f"sheet {class_}")


def _cut_marks(grid: Grid) -> Markup:
    """Return short lines in the margins to align a ruler with."""
    left, top = grid.corner
    right, bottom = PAGE[0] - left, PAGE[1] - top
    marks = []
    for column in range(grid.columns + 1):
        x = left + column * grid.width
        marks += [(x, top - 7, x, top - 2), (x, bottom + 2, x, bottom + 7)]
    for row in range(grid.rows + 1):
        y = top + row * grid.height
        marks += [(left - 7, y, left - 2, y), (right + 2, y, right + 7, y)]
    drawn = [tag("line", x1=x1, y1=y1, x2=x2, y2=y2) for x1, y1, x2, y2 in marks]
    return tag("svg", *drawn, viewBox=f"0 0 {PAGE[0]:g} {PAGE[1]:g}", class_="cut")


def _drawn(face: Face) -> Markup:
    size = next((size for most, size in _LONG if face.length <= most), " longest")
    return tag(
        "article",
        tag("header", tag("h2", face.name), tag("b", face.badge) if face.badge else None),
        tag("div", *map(_part, face.parts), tag("div", *face.story, class_="story"), class_=f"text{size}"),
        tag("div", *face.left, class_="edge left") if face.left else None,
        tag("div", *face.right, class_="edge right") if face.right else None,
        tag("footer", face.foot),
        class_=f"card {face.sort}{' keyed' if face.left else ''}",
    )


def _part(part: Part) -> list[Markup | None]:
    return [tag("h3", part.heading) if part.heading else None, lines(part.lines, "lines")]


def _location(words: WorkshopWords, location: Location) -> Markup:
    words = words.at("locations", location.number)
    parts = [Part(words.say("on-arrival"), words.effects(location.immediate))]
    if location.action is not None:
        parts.append(Part(words.say("action"), words.deed(location.action)))
    if location.menhir is not None:
        dial = words.say("menhir-dial", dial=" / ".join(map(str, location.menhir.dial)))
        parts.append(Part(words.say("menhir"), [*words.deed(location.menhir), dial]))
    keys = [tag("span", str(key), class_=f"key {side}") for side in SIDES if (key := getattr(location.keys, side))]
    seals = " ".join(f"{SEALS[seal]} {words.term(f'seal-{seal}')}" for seal in location.seals)
    return tag(
        "article",
        *keys,
        tag("header", tag("b", str(location.number)), tag("h2", words.name("location", location.number))),
        tag("p", seals, class_="seals") if seals else None,
        tag("div", *(_part(part) for part in parts if part.lines), class_="text"),
        class_="tile",
    )


def _character(words: WorkshopWords, tile: CharacterTile) -> Markup:
    words = words.at("characters", tile.id)
    numbers = [*tile.attributes.items(), *tile.resources.items()]
    amounts = [f"{words.term(f'quantity-{what}')} {number}" for what, number in numbers]
    parts = [
        Part(words.say("begins-with"), [words.listed(amounts)] if amounts else []),
        Part(words.say("action"), [] if tile.action is None else words.deed(tile.action)),
        Part(words.say("told-flaw"), words.abilities(tile.flaw)),
    ]
    return tag(
        "article",
        tag("header", tag("b", str(tile.number)), tag("h2", words.name("character", tile.id))),
        tag("p", words.name("board", tile.colour), class_="seals") if not tile.any_board else None,
        tag("div", *(_part(part) for part in parts if part.lines), class_="text"),
        tag("div", *words.flavour("character", tile.id, "story"), class_="story"),
        class_="tile character",
    )
