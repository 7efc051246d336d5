"""The layouts that have a name, each a file in `layouts/`, and the shape that every random layout has."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from afallon.voyage.grid import CELLS
from afallon.voyage.layout import Layout
from afallon.voyage.tiles import UNKNOWN, WATER

DEFAULT: Final = "balanced"
_FOLDER: Final = files("afallon.voyage") / "layouts"
_ENDING: Final = ".txt"

LAYOUTS: Final = tuple(sorted(file.name.removesuffix(_ENDING) for file in _FOLDER.iterdir()))
"""The names there are."""


@lru_cache(maxsize=32)
def find_layout(name: str) -> Layout:
    """The layout of that name."""
    return Layout.parse((_FOLDER / (name + _ENDING)).read_text("utf-8"))


@lru_cache(maxsize=256)
def shape_of(layout: Layout) -> tuple[str, ...]:
    """What all may know of a layout from the beginning: where fog, coast and start are (VO-SETUP-07)."""
    return tuple(UNKNOWN if tile in WATER else tile for tile in layout.tiles)


@lru_cache(maxsize=1)
def default_shape() -> tuple[str, ...]:
    """The shape of the book's map, which random layouts fill (VO-SETUP-04)."""
    return shape_of(find_layout(DEFAULT))


def hidden_cells(shape: tuple[str, ...]) -> tuple[int, ...]:
    """The cells of a shape under which islands and open sea are laid."""
    return tuple(cell for cell in CELLS if shape[cell] == UNKNOWN)
