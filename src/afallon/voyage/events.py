"""The events of Voyage."""

from afallon.kernel import Event, Seat, secret, unsaid
from afallon.voyage.fields import (
    Ballots,
    Card,
    Column,
    Decider,
    Direction,
    Directions,
    MapRows,
    PointsBySeat,
    PointsPerTile,
    Role,
    Roles,
    Row,
    Tile,
    TurnNumber,
)


class GameStarted(Event):
    """A voyage begins under these rules (VO-SETUP-14)."""

    seats: int
    charted: bool
    lasting_captain: bool
    sailor_points: PointsPerTile


class MapLaid(Event):
    """The map is on the table, as far as all may know it (VO-SETUP-07, 13)."""

    rows: MapRows


@unsaid
class TilesHidden(Event):
    """The face-down tiles of a map that is not charted; no player is told (VO-SETUP-07)."""

    rows: MapRows


@secret
class Dealt(Event):
    """A player has received a role, and sees it alone (VO-SETUP-10)."""

    seat: Seat
    role: Role


class CaptainChosen(Event):
    """The first captain was named, or drawn (VO-SETUP-08)."""

    seat: Seat


@unsaid  # the start of the next turn names the captain
class CaptainPassed(Event):
    """The captaincy has passed to the left (VO-TURN-06)."""

    seat: Seat


class TurnStarted(Event):
    """A turn begins; these directions may be chosen (VO-MOVE-03)."""

    turn: TurnNumber
    captain: Seat
    directions: Directions


class PreferredShown(Event):
    """The captain has shown the preferred direction (VO-TURN-01)."""

    captain: Seat
    direction: Direction


class VotesShown(Event):
    """All votes by seat, shown at once (VO-TURN-02)."""

    votes: Ballots


class CourseSet(Event):
    """The course of this turn, or none, with the winning card and the reason (VO-TURN-03, 04, VO-MOVE-05)."""

    direction: Direction | None
    card: Card | None
    by: Decider


class TileTurned(Event):
    """The ship has reached a tile and turned it up; `fog` is true in the fog (VO-MOVE-01)."""

    row: Row
    column: Column
    tile: Tile
    fog: bool


class RouteLost(Event):
    """The ship lost the route: no unexplored tile in this direction, or no legal direction (VO-MOVE-02, 05)."""

    direction: Direction | None


class RolesShown(Event):
    """All roles by seat (VO-END-04)."""

    roles: Roles


class PointsCounted(Event):
    """The points of each seat by reason (VO-END-04)."""

    points: PointsBySeat
