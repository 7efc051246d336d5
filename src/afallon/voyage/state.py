"""The state of a voyage: what is true, whoever knows it."""

import msgspec

from afallon.kernel import Deck, Table
from afallon.voyage.setup import Setup


class State(msgspec.Struct):
    """Plain facts. Seats and cells count from 0, turns from 1."""

    roles: list[str]
    """By seat, as far as dealt."""

    undealt: Deck
    tiles: list[str]
    """By cell; fog stays fog."""

    fog: Deck
    """What the fog still hides; which tile hides what, nobody knows before it is turned up."""

    explored: list[int]
    """The cells in the order of their discovery, the start first. The ship stands on the last."""

    found: dict[int, str] = {}
    """By cell: what lay in the fog."""

    islands: list[int] = []
    """The cells on which chance has laid islands."""

    captain: int = -1
    turn: int = 0
    directions: tuple[str, ...] = ()
    """What the captain may choose in this turn."""

    preferred: str | None = None
    alternative: str | None = None
    votes: tuple[str, ...] = ()
    direction: str | None = None
    """Where the ship sails in this turn; `None` is nowhere."""

    captain_stays: bool = False

    @property
    def ship(self) -> int:
        return self.explored[-1]

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
            directions=self.directions,
            preferred=self.preferred,
            alternative=self.alternative,
            votes=self.votes,
            direction=self.direction,
            captain_stays=self.captain_stays,
        )


VoyageTable = Table[State]


def setup_of(table: VoyageTable) -> Setup:
    """The table's set-up, with its type."""
    setup: Setup = table.setup
    return setup
