"""The view of Voyage: the knowledge of a seat, folded from its events."""

from fractions import Fraction

import msgspec

from afallon.kernel import Answered, Seat, View
from afallon.voyage.events import (
    CaptainChosen,
    CaptainPassed,
    CourseSet,
    Dealt,
    GameStarted,
    MapLaid,
    PointsCounted,
    PreferredShown,
    RolesShown,
    RouteLost,
    TilesHidden,
    TileTurned,
    TurnStarted,
    VotesShown,
)
from afallon.voyage.fields import (
    ALTERNATIVE,
    Ballot,
    Card,
    Cell,
    Decider,
    Direction,
    Directions,
    PointsPerTile,
    Role,
    Tile,
    TurnNumber,
)
from afallon.voyage.grid import CELLS, cell_at
from afallon.voyage.layout import tiles_of
from afallon.voyage.questions import ChooseAlternative
from afallon.voyage.roles import Log, Points, points_per_tile, write_log
from afallon.voyage.sailing import Course, course
from afallon.voyage.tiles import START, UNKNOWN


class KnownTurn(msgspec.Struct):
    """A turn as the reader knows it: the captain's offer, the votes, and the ship's course."""

    turn: TurnNumber
    captain: Seat
    directions: Directions
    """The legal directions."""

    preferred: Direction | None = None
    alternative: Direction | None = None
    """Known to the captain; to others only if it won."""

    votes: tuple[Ballot, ...] = ()
    """By seat; empty before the vote, and in a turn without one."""

    direction: Direction | None = None
    card: Card | None = None
    """The card that won."""

    by: Decider | None = None
    """The reason for the course."""

    cell: Cell | None = None
    """The cell that the ship reached; `None` before that, and if it lost the route."""


class VoyageView(View):
    """The knowledge of the reader. `roles` has only seats whose role the reader knows for certain."""

    seats: int = 0
    charted: bool = False
    lasting_captain: bool = False
    sailor_points: PointsPerTile = ""
    tiles: list[Tile] = msgspec.field(default_factory=lambda: [UNKNOWN] * len(CELLS))
    """The tile of each cell, as far as the reader knows; explored fog is still `fog` here."""

    found: dict[Cell, Tile] = {}
    """By cell, the tiles that were found in the fog."""

    explored: list[Cell] = []
    """The explored cells in order, the start first. The ship is on the last."""

    lost: bool = False
    """Whether the ship has lost the route."""

    roles: dict[Seat, Role] = {}
    shown_roles: tuple[Role, ...] = ()
    """By seat, after all roles are shown."""

    first_captain: int = -1
    captain: int = -1
    turn: TurnNumber = 0
    turns: list[KnownTurn] = []
    points: tuple[Points, ...] = ()
    """The points of each seat by reason, after the end."""

    @property
    def ship(self) -> int:
        """The cell of the ship."""
        return self.explored[-1]

    @property
    def log(self) -> Log:
        """The visited tiles so far, as roles count them."""
        return write_log(self.explored, self.tiles, self.found)

    @property
    def points_per_sea_tile(self) -> Fraction:
        return points_per_tile(self.sailor_points)

    def course(self, direction: str) -> Course:
        """Return the course in this direction now."""
        return course(self.ship, direction, self.explored, self.tiles)

    def tile(self, cell: int) -> str:
        """Return the tile of this cell, as far as the reader knows; in explored fog, the tile that was found."""
        return self.found.get(cell, self.tiles[cell])

    def on_game_started(self, event: GameStarted) -> None:
        self.seats = event.seats
        self.charted = event.charted
        self.lasting_captain = event.lasting_captain
        self.sailor_points = event.sailor_points

    def on_map_laid(self, event: MapLaid) -> None:
        self.tiles = tiles_of(event.rows)
        self.explored = [self.tiles.index(START)]

    def on_tiles_hidden(self, event: TilesHidden) -> None:
        self.tiles = tiles_of(event.rows)

    def on_dealt(self, event: Dealt) -> None:
        self.roles[event.seat] = event.role

    def on_captain_chosen(self, event: CaptainChosen) -> None:
        self.first_captain = self.captain = event.seat

    def on_captain_passed(self, event: CaptainPassed) -> None:
        self.captain = event.seat

    def on_turn_started(self, event: TurnStarted) -> None:
        self.turn = event.turn
        self.turns.append(KnownTurn(event.turn, event.captain, event.directions))

    def on_preferred_shown(self, event: PreferredShown) -> None:
        self.turns[-1].preferred = event.direction

    def on_answered(self, event: Answered) -> None:
        super().on_answered(event)
        if isinstance(event.about, ChooseAlternative) and event.given:
            self.turns[-1].alternative = event.value

    def on_votes_shown(self, event: VotesShown) -> None:
        self.turns[-1].votes = event.votes

    def on_course_set(self, event: CourseSet) -> None:
        turn = self.turns[-1]
        turn.direction, turn.card, turn.by = event.direction, event.card, event.by
        if event.card == ALTERNATIVE:
            turn.alternative = event.direction

    def on_tile_turned(self, event: TileTurned) -> None:
        cell = cell_at(event.row, event.column)
        self.turns[-1].cell = cell
        self.explored.append(cell)
        if event.fog:
            self.found[cell] = event.tile
        else:
            self.tiles[cell] = event.tile

    def on_route_lost(self, event: RouteLost) -> None:
        self.lost = True

    def on_roles_shown(self, event: RolesShown) -> None:
        self.shown_roles = event.roles
        self.roles = dict(enumerate(event.roles))

    def on_points_counted(self, event: PointsCounted) -> None:
        self.points = event.points
