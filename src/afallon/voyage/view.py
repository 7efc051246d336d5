"""What a seat knows of a voyage, folded from its events."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from afallon.kernel import Answered, View
from afallon.voyage.grid import CELLS, cell_at
from afallon.voyage.layout import tiles_of
from afallon.voyage.roles import Log, Points, write_log
from afallon.voyage.sailing import course
from afallon.voyage.tiles import START, UNKNOWN


class Turn(msgspec.Struct):
    """One turn: what the captain offered, as far as the reader knows, who voted how, and where the ship sailed."""

    turn: int
    captain: int
    directions: tuple[str, ...]
    """What the captain might choose."""

    preferred: str | None = None
    alternative: str | None = None
    """Known to the captain; to all only if it won."""

    votes: tuple[str, ...] = ()
    """By seat; empty before the vote, and where there was nothing to vote on."""

    direction: str | None = None
    card: str | None = None
    """The card that won, `preferred` or `alternative`."""

    by: str | None = None
    """What decided: `majority`, `captain` (a tie), or `necessity`."""

    cell: int | None = None
    """Where the ship came to; `None` if it has not, or has lost the route."""


class VoyageView(View):
    """What the reader knows. Roles hold those seats whose role the reader knows for certain."""

    seats: int = 0
    charted: bool = False
    lasting_captain: bool = False
    sailor_points: str = ""
    tiles: list[str] = msgspec.field(default_factory=lambda: [UNKNOWN] * len(CELLS))
    """By cell: what lies there, as far as the reader knows; fog stays fog."""

    found: dict[int, str] = {}
    """By cell: what lay in the fog."""

    explored: list[int] = []
    """The cells in the order of their discovery, the start first. The ship stands on the last."""

    roles: dict[int, str] = {}
    first_captain: int = -1
    captain: int = -1
    turn: int = 0
    turns: list[Turn] = []
    points: tuple[Points, ...] = ()
    """By seat: the points and what they are for, when all is over."""

    @property
    def ship(self) -> int:
        """The cell on which the ship stands."""
        return self.explored[-1]

    @property
    def log(self) -> Log:
        """What has been visited so far, as the roles count it."""
        return write_log(self.explored, self.tiles, self.found)

    @property
    def points_per_sea_tile(self) -> Fraction:
        return Fraction(self.sailor_points)

    def course(self, direction: str) -> int | str:
        """The cell at which the ship would stop, or `lost`, or `barred`."""
        return course(self.ship, direction, self.explored, self.tiles)

    def tile(self, cell: int) -> str:
        """What lies on this cell, as far as the reader knows; of fog that has been turned up, what was found there."""
        return self.found.get(cell, self.tiles[cell])

    def on_game_started(self, **facts: Any) -> None:
        for name, value in facts.items():
            setattr(self, name, value)

    def on_map_laid(self, *, rows: Sequence[str]) -> None:
        self.tiles = tiles_of(rows)
        self.explored = [self.tiles.index(START)]

    def on_tiles_hidden(self, *, rows: Sequence[str]) -> None:
        self.tiles = tiles_of(rows)

    def on_dealt(self, *, seat: int, role: str) -> None:
        self.roles[seat] = role

    def on_captain_chosen(self, *, seat: int) -> None:
        self.first_captain = self.captain = seat

    def on_captain_passed(self, *, seat: int) -> None:
        self.captain = seat

    def on_turn_started(self, *, turn: int, captain: int, directions: Sequence[str]) -> None:
        self.turn = turn
        self.turns.append(Turn(turn, captain, tuple(directions)))

    def on_preferred_shown(self, *, captain: int, direction: str) -> None:
        self.turns[-1].preferred = direction

    def on_answered(self, event: Answered) -> None:
        super().on_answered(event)
        if event.about.kind == "choose_alternative" and event.given:
            self.turns[-1].alternative = event.value

    def on_votes_shown(self, *, votes: Sequence[str]) -> None:
        self.turns[-1].votes = tuple(votes)

    def on_course_set(self, *, direction: str | None, card: str | None, by: str) -> None:
        turn = self.turns[-1]
        turn.direction, turn.card, turn.by = direction, card, by
        if card == "alternative":
            turn.alternative = direction

    def on_tile_turned(self, *, row: int, column: int, tile: str, fog: bool) -> None:
        cell = cell_at(row, column)
        self.turns[-1].cell = cell
        self.explored.append(cell)
        if fog:
            self.found[cell] = tile
        else:
            self.tiles[cell] = tile

    def on_roles_shown(self, *, roles: Sequence[str]) -> None:
        self.roles = dict(enumerate(roles))

    def on_points_counted(self, *, points: Sequence[Points]) -> None:
        self.points = tuple(points)
