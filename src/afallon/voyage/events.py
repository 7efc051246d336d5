"""Everything that happens in a voyage."""

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
    """A voyage begins, by these rules (VO-SETUP-14)."""

    seats: int
    charted: bool
    lasting_captain: bool
    sailor_points: PointsPerTile


class MapLaid(Event):
    """The map lies on the table, as far as all may know it (VO-SETUP-07, 13)."""

    rows: MapRows


@unsaid
class TilesHidden(Event):
    """What lies face down on a map that is not charted: told to nobody (VO-SETUP-07)."""

    rows: MapRows


@secret
class Dealt(Event):
    """A player has received a role, and sees it alone (VO-SETUP-10)."""

    seat: Seat
    role: Role


class CaptainChosen(Event):
    """The first captain was named, or drawn (VO-SETUP-08)."""

    seat: Seat


@unsaid  # the turn that begins names the captain
class CaptainPassed(Event):
    """The captaincy has passed to the left (VO-TURN-06)."""

    seat: Seat


class TurnStarted(Event):
    """A turn begins; these directions may be chosen (VO-MOVE-03)."""

    turn: TurnNumber
    captain: Seat
    directions: Directions


class PreferredShown(Event):
    """The captain has shown the direction that he prefers (VO-TURN-01)."""

    captain: Seat
    direction: Direction


class VotesShown(Event):
    """All votes, by seat, shown at once (VO-TURN-02)."""

    votes: Ballots


class CourseSet(Event):
    """The ship will sail this way, or nowhere: by which card, and what has decided (VO-TURN-03, 04, VO-MOVE-05)."""

    direction: Direction | None
    card: Card | None
    by: Decider


class TileTurned(Event):
    """The ship has come to a tile and turned it up; `fog` if it lay in the fog (VO-MOVE-01)."""

    row: Row
    column: Column
    tile: Tile
    fog: bool


class RouteLost(Event):
    """Nothing unexplored lies in this direction, or no direction is legal (VO-MOVE-02, 05)."""

    direction: Direction | None


class RolesShown(Event):
    """Every role, by seat (VO-END-04)."""

    roles: Roles


class PointsCounted(Event):
    """By seat: the points, and what they are for (VO-END-04)."""

    points: PointsBySeat
