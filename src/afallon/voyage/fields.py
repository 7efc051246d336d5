"""Field types of events and questions, each with a name, a meaning, and its values where they are few."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from afallon.kernel.wording import Held, Named, Number, Said, Scores, Tally, Text, meaning
from afallon.voyage.grid import DIRECTIONS
from afallon.voyage.roles import ROLES, Points
from afallon.voyage.sailing import BARRED, CELL, LOST
from afallon.voyage.tiles import SIGNS

WHITE, BLACK = "white", "black"
"""Votes for the preferred direction and for the alternative."""

PREFERRED, ALTERNATIVE = "preferred", "alternative"
"""The card that the captain shows, and the card that the captain hides (VO-TURN-01)."""

MAJORITY, CAPTAIN, NECESSITY = "majority", "captain", "necessity"
"""Reasons for a course: the majority, the captain's own vote in a tie, or fewer than two legal directions."""


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
Leads = Annotated[str, _one_of("Leads", "The end of a course in a direction", (CELL, LOST, BARRED))]
Tile = Annotated[str, _one_of("Tile", "The tile of a cell, as far as it is known", SIGNS, Named(("tile",)))]
MapRows = Annotated[
    tuple[str, ...], Meta(title="MapRows", description="The map from north to south, a sign for each tile.")
]
Role = Annotated[str, _one_of("Role", "A secret role", ROLES, Named(("role",)))]
Roles = Annotated[tuple[Role, ...], meaning("Roles", "The role of each seat.", Held("role"))]
Ballot = Annotated[
    str,
    _one_of("Ballot", "A vote for the preferred direction, or for the alternative", (WHITE, BLACK), Named(("vote",))),
]
Ballots = Annotated[tuple[Ballot, ...], meaning("Ballots", "The vote of each seat.", Tally((WHITE, BLACK)))]
Card = Annotated[
    str,
    _one_of(
        "Card",
        "The card that the captain shows, or the one that the captain hides",
        (PREFERRED, ALTERNATIVE),
        Named(("won",), none="nothing"),
    ),
]
Decider = Annotated[str, _one_of("Decider", "The reason for a course", (MAJORITY, CAPTAIN, NECESSITY), Named(("by",)))]
PointsPerTile = Annotated[
    str, Meta(title="PointsPerTile", description="The sailor's points for a tile of open sea: 2, or 1/2.")
]
PointsBySeat = Annotated[tuple[Points, ...], meaning("PointsBySeat", "The points of each seat by reason.", Scores())]
