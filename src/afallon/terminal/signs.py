"""The signs of drawn tables: each differs from the others by shape, not only by colour."""

import msgspec

from afallon.voyage import tiles


class Signs(msgspec.Struct, frozen=True, kw_only=True):
    yes: str
    no: str
    leader: str
    member: str
    now: str
    two_fails: str
    full: str
    empty: str
    nothing: str
    fresh: str
    white: str
    black: str
    ways: dict[str, str]
    """By direction."""

    tiles: dict[str, str]
    """By tile."""

    visited: tuple[str, str]
    """The signs before and after an explored tile."""

    frame: tuple[str, str, str]
    """The frame of a map above, between and below its rows: first, along, crossing, last."""

    side: str


DRAWN = Signs(
    yes="✔",
    no="✘",
    leader="♛",
    member="●",
    now="▶",
    two_fails="‼",
    full="■",
    empty="□",
    nothing="–",
    fresh="›",
    white="○",
    black="●",
    ways={"north": "↑", "east": "→", "south": "↓", "west": "←"},
    tiles={
        tiles.OPEN_SEA: "~",
        tiles.CROSS_ISLAND: "✚",
        tiles.PLAIN_ISLAND: "◯",
        tiles.FOG: "░",
        tiles.COAST: "▲",
        tiles.START: "⌂",
        tiles.AVALON: "★",
        tiles.UNKNOWN: "□",
    },
    visited=("·", "·"),
    frame=("┌─┬┐", "├─┼┤", "└─┴┘"),
    side="│",
)
TYPED = Signs(
    yes="+",
    no="x",
    leader="L",
    member="o",
    now=">",
    two_fails="!!",
    full="#",
    empty=".",
    nothing="-",
    fresh=">",
    white="w",
    black="b",
    ways={"north": "^", "east": ">", "south": "v", "west": "<"},
    tiles=tiles.SIGNS,
    visited=("(", ")"),
    frame=("+-++", "+-++", "+-++"),
    side="|",
)
"""For terminals that support only ASCII."""
