"""Named layouts, each a file in `layouts/`, and the shape of random layouts."""

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
"""The names of all layouts."""


@lru_cache(maxsize=32)
def find_layout(name: str) -> Layout:
    """Return the layout with this name."""
    return Layout.parse((_FOLDER / (name + _ENDING)).read_text("utf-8"))


@lru_cache(maxsize=256)
def shape_of(layout: Layout) -> tuple[str, ...]:
    """Return the public part of a layout: the places of fog, coast and start (VO-SETUP-07)."""
    return tuple(UNKNOWN if tile in WATER else tile for tile in layout.tiles)


@lru_cache(maxsize=1)
def default_shape() -> tuple[str, ...]:
    """Return the shape of the book's map, which random layouts fill (VO-SETUP-04)."""
    return shape_of(find_layout(DEFAULT))


def hidden_cells(shape: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cells of a shape that islands and open sea go on."""
    return tuple(cell for cell in CELLS if shape[cell] == UNKNOWN)
