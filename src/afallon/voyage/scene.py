"""Scenes of Voyage: the chart, the offers and the points, for clients that know no rule."""

import msgspec

from afallon.kernel import OwnScene, Seat, TableScene
from afallon.kernel.stream import Stream
from afallon.voyage.fields import (
    ALTERNATIVE,
    Ballot,
    Card,
    Cell,
    Decider,
    Direction,
    Leads,
    PointsPerTile,
    Role,
    Tile,
    TurnNumber,
)
from afallon.voyage.grid import DIRECTIONS
from afallon.voyage.questions import Vote
from afallon.voyage.roles import ROLES, Points, earned
from afallon.voyage.sailing import CELL
from afallon.voyage.steps.sailing import LAST_TURN
from afallon.voyage.tiles import UNKNOWN, WATER
from afallon.voyage.view import KnownTurn, VoyageView


class Way(msgspec.Struct):
    """The course in a direction from the ship's present place."""

    leads: Leads
    cell: Cell | None = None
    """The cell where the ship would stop."""

    tile: Tile | None = None
    """The tile of that cell, as far as it is public."""


class ShownTurn(msgspec.Struct):
    """The public part of a turn: the captain's offer, the votes, and the ship's course."""

    turn: TurnNumber
    captain: Seat
    preferred: Direction | None
    alternative: Direction | None
    """Only if it won; otherwise only the captain knows it."""

    votes: tuple[Ballot, ...]
    """By seat; empty before the vote, and in a turn without one."""

    direction: Direction | None
    card: Card | None
    """The card that won."""

    by: Decider | None
    """The reason for the course."""

    cell: Cell | None
    """The cell that the ship reached."""

    tile: Tile | None
    """The tile that the ship found there."""

    fog: bool
    """Whether that tile was in the fog."""

    lost: bool
    """Whether the ship lost the route in this turn."""


class Score(msgspec.Struct):
    """Points in total and by reason, without zeros."""

    total: int
    reasons: Points


class VoyageTable(TableScene):
    """The shared part of the scene."""

    seats: int
    charted: bool
    """Whether the sea outside the fog is public."""

    lasting_captain: bool
    """Whether captains stay as long as the vote agrees with them."""

    sailor_points: PointsPerTile
    last_turn: TurnNumber
    turn: TurnNumber
    """The present turn; 0 before the first."""

    captain: Seat | None
    tiles: list[Tile]
    """The tile of each cell, as far as it is public; in explored fog, the tile that was found."""

    explored: list[Cell]
    """The explored cells in order, the start first."""

    ship: Cell | None
    """The ship's cell, or its last one if it lost the route."""

    lost: bool
    """Whether the ship has lost the route."""

    ways: dict[Direction, Way]
    """The course in each direction; empty when the ship sails no farther."""

    heading: Direction | None
    """The direction that is put to the vote or has won it, until the ship has arrived."""

    voted: list[Seat]
    """Seats that have voted while the vote is open."""

    turns: list[ShownTurn]
    prospects: dict[Role, Score]
    """The points of each role if the voyage ended now and no player shared it."""

    roles: tuple[Role, ...]
    """By seat, after all roles are shown."""

    scores: list[Score]
    """By seat, after the points are counted."""

    ranking: list[Seat]
    """Seats by their points, the highest first, after the points are counted."""


class VoyageOwn(OwnScene):
    """The part of the scene for one reader."""

    role: Role | None
    """The reader's own role."""

    dealt: dict[Seat, Role]
    """Every role that was dealt; only for the stream of the truth."""

    hidden: dict[TurnNumber, Direction]
    """By turn, the alternative that the reader hid as captain, even if it lost. The stream of the truth has all."""

    face_down: dict[Cell, Tile]
    """The tiles that are face down, by cell; only for the stream of the truth."""


def table_scene(view: VoyageView) -> VoyageTable:
    """Return the shared part of the scene, from the view of any reader."""
    tiles = _tiles(view)
    is_over = view.lost or view.outcome is not None
    scores = [_score(points) for points in view.points]
    return VoyageTable(
        asked=view.asked,
        outcome=view.outcome,
        seats=view.seats,
        charted=view.charted,
        lasting_captain=view.lasting_captain,
        sailor_points=view.sailor_points,
        last_turn=LAST_TURN,
        turn=view.turn,
        captain=view.captain if view.captain >= 0 else None,
        tiles=tiles,
        explored=view.explored,
        ship=view.explored[-1] if view.explored else None,
        lost=view.lost,
        ways=_ways(view, tiles) if view.explored and not is_over else {},
        heading=_heading(view),
        voted=_voted(view),
        turns=[_shown(turn, view, tiles) for turn in view.turns],
        prospects=_prospects(view),
        roles=view.shown_roles,
        scores=scores,
        ranking=sorted(range(len(scores)), key=lambda seat: -scores[seat].total),
    )


def own_scene(view: VoyageView) -> VoyageOwn:
    """Return the reader's own part of the scene."""
    reader = view.reader
    sees_everything = reader == Stream.TRUTH
    return VoyageOwn(
        reader=reader,
        question=view.open_question,
        role=view.roles.get(reader) if isinstance(reader, int) else None,
        dealt=view.roles if sees_everything else {},
        hidden={
            turn.turn: turn.alternative
            for turn in view.turns
            if turn.alternative is not None and (sees_everything or turn.captain == reader)
        },
        face_down=_face_down(view),
    )


def _tiles(view: VoyageView) -> list[Tile]:
    """Return the public tile of every cell (VO-SETUP-07, 13)."""
    tiles = view.tiles.copy()
    for cell in _face_down(view):
        tiles[cell] = UNKNOWN
    for cell, tile in view.found.items():
        tiles[cell] = tile
    return tiles


def _face_down(view: VoyageView) -> dict[Cell, Tile]:
    """Return the unexplored face-down tiles, which only the stream of the truth reveals."""
    if view.charted or view.reader != Stream.TRUTH:
        return {}
    return {cell: tile for cell, tile in enumerate(view.tiles) if tile in WATER and cell not in view.explored}


def _ways(view: VoyageView, tiles: list[Tile]) -> dict[Direction, Way]:
    courses = {direction: view.course(direction) for direction in DIRECTIONS}
    return {
        direction: Way(course) if isinstance(course, str) else Way(CELL, course, tiles[course])
        for direction, course in courses.items()
    }


def _heading(view: VoyageView) -> Direction | None:
    turn = view.turns[-1] if view.turns else None
    return (turn.direction or turn.preferred) if turn is not None and turn.cell is None else None


def _voted(view: VoyageView) -> list[Seat]:
    return [seat for seat in range(view.seats) if seat not in view.asked] if Vote.kind in view.asked.values() else []


def _shown(turn: KnownTurn, view: VoyageView, tiles: list[Tile]) -> ShownTurn:
    cell = turn.cell
    return ShownTurn(
        turn.turn,
        turn.captain,
        turn.preferred,
        turn.alternative if turn.card == ALTERNATIVE else None,  # VO-TURN-05
        turn.votes,
        turn.direction,
        turn.card,
        turn.by,
        cell,
        None if cell is None else tiles[cell],
        cell in view.found,
        view.lost and turn.turn == view.turn,
    )


def _prospects(view: VoyageView) -> dict[Role, Score]:
    if not view.explored:
        return {}
    log, sailor_points = view.log, view.points_per_sea_tile
    return {role: _score(earned(role, log, sailor_points)) for role in ROLES}


def _score(points: Points) -> Score:
    return Score(sum(points.values()), points)
