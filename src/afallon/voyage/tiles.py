"""The tiles of the sea: kinds, numbers, and the sign of each kind in the text of a layout."""

from typing import Final

OPEN_SEA: Final = "open_sea"
CROSS_ISLAND: Final = "cross_island"
PLAIN_ISLAND: Final = "plain_island"
FOG: Final = "fog"
COAST: Final = "coast"
START: Final = "start"
AVALON: Final = "avalon"
UNKNOWN: Final = "unknown"
"""The kind of a tile for readers who cannot know it."""

ISLANDS: Final = (CROSS_ISLAND, PLAIN_ISLAND)
WATER: Final = (OPEN_SEA, *ISLANDS)
"""The tiles that are face down, unless the sea is charted (VO-SETUP-07, 13)."""

MAP_TILES: Final = {OPEN_SEA: 37, CROSS_ISLAND: 5, PLAIN_ISLAND: 5, FOG: 9, COAST: 6, START: 1}
"""The tiles of the map (VO-COMP-01)."""

FOG_TILES: Final = {AVALON: 3, CROSS_ISLAND: 1, PLAIN_ISLAND: 1, OPEN_SEA: 4}
"""The tiles in the fog (VO-COMP-02)."""

SIGNS: Final = {
    OPEN_SEA: "~",
    CROSS_ISLAND: "+",
    PLAIN_ISLAND: "o",
    FOG: "?",
    COAST: "^",
    START: "S",
    AVALON: "A",
    UNKNOWN: ".",
}
"""The sign of each tile. A layout has only signs of `MAP_TILES`."""

BY_SIGN: Final = {sign: tile for tile, sign in SIGNS.items()}
