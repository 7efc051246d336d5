"""The state of a voyage, including all secrets."""

import msgspec

from afallon.kernel import Deck, Position, Table, Turn
from afallon.voyage.fields import Ballot, Cell, Direction, Role, Tile, TurnNumber
from afallon.voyage.sailing import BARRED, Course
from afallon.voyage.setup import Setup


class State(msgspec.Struct):
    """Plain facts. Seats and cells are counted from 0, turns from 1."""

    roles: list[Role]
    """By seat, as far as dealt."""

    undealt: Deck
    tiles: list[Tile]
    """By cell; explored fog is still `fog` here."""

    fog: Deck
    """The tiles still in the fog. Their places are undetermined until they are turned up."""

    explored: list[Cell]
    """The explored cells in order, the start first. The ship is on the last."""

    found: dict[Cell, Tile] = {}
    """By cell, the tiles that were found in the fog."""

    islands: list[Cell] = []
    """The cells where chance has placed islands."""

    captain: int = -1
    turn: TurnNumber = 0
    courses: dict[Direction, Course] = {}
    """The course in each direction in this turn."""

    preferred: Direction | None = None
    alternative: Direction | None = None
    votes: tuple[Ballot, ...] = ()
    direction: Direction | None = None
    """The direction of the ship in this turn; `None` if there is none."""

    captain_stays: bool = False

    @property
    def ship(self) -> int:
        return self.explored[-1]

    @property
    def directions(self) -> tuple[str, ...]:
        """The directions that the captain may choose in this turn (VO-MOVE-03, 04)."""
        return tuple([direction for direction, course in self.courses.items() if course != BARRED])

    def copy(self) -> "State":
        return State(
            roles=list(self.roles),
            undealt=self.undealt.copy(),
            tiles=list(self.tiles),
            fog=self.fog.copy(),
            explored=list(self.explored),
            found=dict(self.found),
            islands=list(self.islands),
            captain=self.captain,
            turn=self.turn,
            courses=dict(self.courses),
            preferred=self.preferred,
            alternative=self.alternative,
            votes=self.votes,
            direction=self.direction,
            captain_stays=self.captain_stays,
        )


VoyageTable = Table[State]
VoyageTurn = Turn[State]
VoyagePosition = Position[State]


def setup_of(position: VoyagePosition) -> Setup:
    """Return the set-up, with its type."""
    setup: Setup = position.setup
    return setup
