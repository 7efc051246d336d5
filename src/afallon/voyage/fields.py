"""What the fields of events and questions mean: each type with its name, and its values where there are few."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from afallon.kernel.wording import Held, Named, Number, Said, Scores, Tally, Text, meaning
from afallon.voyage.grid import DIRECTIONS
from afallon.voyage.roles import ROLES, Points
from afallon.voyage.sailing import BARRED, CELL, LOST
from afallon.voyage.tiles import SIGNS

WHITE, BLACK = "white", "black"
"""For the preferred direction, and for the alternative."""

PREFERRED, ALTERNATIVE = "preferred", "alternative"
"""The card that the captain shows, and the one that he hides (VO-TURN-01)."""

MAJORITY, CAPTAIN, NECESSITY = "majority", "captain", "necessity"
"""What decides a course: the votes, the captain's own on a tie, or that fewer than two directions are legal."""


def _one_of(title: str, what: str, values: Iterable[str], said: Said | None = None) -> Meta:
    values = list(values)
    description, allowed = f"{what}: {', '.join(values)}.", {"enum": values}
    return Meta(title=title, description=description, extra_json_schema=allowed, extra={"said": said or Text()})


Row = Annotated[int, meaning("Row", "A row of the map, counted from 0 in the north.", Number(counted_from=0))]
Column = Annotated[int, meaning("Column", "A column of the map, counted from 0 in the west.", Number(counted_from=0))]
Cell = Annotated[int, Meta(title="Cell", description="A place on the map, counted from 0 row by row.")]
TurnNumber = Annotated[int, Meta(title="TurnNumber", description="A turn of the voyage, counted from 1.")]
Direction = Annotated[str, _one_of("Direction", "A direction card", DIRECTIONS, Named(("direction",), none="none"))]
Directions = Annotated[tuple[Direction, ...], Meta(title="Directions", description="Direction cards.")]
Leads = Annotated[str, _one_of("Leads", "What a direction leads to", (CELL, LOST, BARRED))]
Tile = Annotated[str, _one_of("Tile", "What lies on a cell, as far as one knows", SIGNS, Named(("tile",)))]
MapRows = Annotated[
    tuple[str, ...], Meta(title="MapRows", description="The map from north to south, a sign for each tile.")
]
Role = Annotated[str, _one_of("Role", "A secret role", ROLES, Named(("role",)))]
Roles = Annotated[tuple[Role, ...], meaning("Roles", "By seat: the role it holds.", Held("role"))]
Ballot = Annotated[
    str, _one_of("Ballot", "For the preferred direction, or for the alternative", (WHITE, BLACK), Named(("vote",)))
]
Ballots = Annotated[tuple[Ballot, ...], meaning("Ballots", "By seat: its vote.", Tally((WHITE, BLACK)))]
Card = Annotated[
    str,
    _one_of(
        "Card",
        "The card that the captain shows, or the one that he hides",
        (PREFERRED, ALTERNATIVE),
        Named(("won",), none="nothing"),
    ),
]
Decider = Annotated[
    str, _one_of("Decider", "What has decided a course", (MAJORITY, CAPTAIN, NECESSITY), Named(("by",)))
]
PointsPerTile = Annotated[
    str, Meta(title="PointsPerTile", description="What a tile of open sea is worth to the sailor: 2, or 1/2.")
]
PointsBySeat = Annotated[
    tuple[Points, ...], meaning("PointsBySeat", "By seat: the points, by what they are for.", Scores())
]
