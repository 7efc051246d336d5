"""What the fields of events and questions mean: each type with its name, and its values where there are few."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from afallon.voyage.grid import DIRECTIONS
from afallon.voyage.roles import ROLES
from afallon.voyage.sailing import BARRED, CELL, LOST
from afallon.voyage.tiles import SIGNS

WHITE, BLACK = "white", "black"
"""For the preferred direction, and for the alternative."""

PREFERRED, ALTERNATIVE = "preferred", "alternative"
"""The card that the captain shows, and the one that he hides (VO-TURN-01)."""

MAJORITY, CAPTAIN, NECESSITY = "majority", "captain", "necessity"
"""What decides a course: the votes, the captain's own on a tie, or that fewer than two directions are legal."""


def _one_of(title: str, meaning: str, values: Iterable[str]) -> Meta:
    values = list(values)
    return Meta(title=title, description=f"{meaning}: {', '.join(values)}.", extra_json_schema={"enum": values})


Row = Annotated[int, Meta(title="Row", description="A row of the map, counted from 0 in the north.")]
Column = Annotated[int, Meta(title="Column", description="A column of the map, counted from 0 in the west.")]
Cell = Annotated[int, Meta(title="Cell", description="A place on the map, counted from 0 row by row.")]
TurnNumber = Annotated[int, Meta(title="TurnNumber", description="A turn of the voyage, counted from 1.")]
Direction = Annotated[str, _one_of("Direction", "A direction card", DIRECTIONS)]
Directions = Annotated[tuple[Direction, ...], Meta(title="Directions", description="Direction cards.")]
Leads = Annotated[str, _one_of("Leads", "What a direction leads to", (CELL, LOST, BARRED))]
Tile = Annotated[str, _one_of("Tile", "What lies on a cell, as far as one knows", SIGNS)]
MapRows = Annotated[
    tuple[str, ...], Meta(title="MapRows", description="The map from north to south, a sign for each tile.")
]
Role = Annotated[str, _one_of("Role", "A secret role", ROLES)]
Ballot = Annotated[str, _one_of("Ballot", "For the preferred direction, or for the alternative", (WHITE, BLACK))]
Card = Annotated[
    str, _one_of("Card", "The card that the captain shows, or the one that he hides", (PREFERRED, ALTERNATIVE))
]
Decider = Annotated[str, _one_of("Decider", "What has decided a course", (MAJORITY, CAPTAIN, NECESSITY))]
PointsPerTile = Annotated[
    str, Meta(title="PointsPerTile", description="What a tile of open sea is worth to the sailor: 2, or 1/2.")
]
