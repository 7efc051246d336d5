"""What there is to see and to do in a voyage: the chart, the offers, the points. Whoever draws it needs no rule."""

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
    """Where a direction leads from where the ship stands."""

    leads: Leads
    cell: Cell | None = None
    """Where the ship would stop."""

    tile: Tile | None = None
    """What all know of that cell."""


class ShownTurn(msgspec.Struct):
    """One turn as everybody knows it: the captain's offer, who voted how, and where the ship sailed."""

    turn: TurnNumber
    captain: Seat
    preferred: Direction | None
    alternative: Direction | None
    """Only if it won: the captain alone knows another."""

    votes: tuple[Ballot, ...]
    """By seat; empty before the vote, and where there was nothing to vote on."""

    direction: Direction | None
    card: Card | None
    """The card that won."""

    by: Decider | None
    """What decided."""

    cell: Cell | None
    """Where the ship came to."""

    tile: Tile | None
    """What it found there."""

    fog: bool
    """Whether that lay in the fog."""

    lost: bool
    """Whether the ship lost the route in this turn."""


class Score(msgspec.Struct):
    """Points, all together and by what they are for; noughts are left out."""

    total: int
    reasons: Points


class VoyageTable(TableScene):
    """What everybody sees of a voyage."""

    seats: int
    charted: bool
    """Whether everybody knows the sea outside the fog."""

    lasting_captain: bool
    """Whether a captain stays for as long as the vote goes the captain's way."""

    sailor_points: PointsPerTile
    last_turn: TurnNumber
    turn: TurnNumber
    """The present one; 0 before the first."""

    captain: Seat | None
    tiles: list[Tile]
    """By cell: what lies there, as far as all know; where the fog has lifted, what it hid."""

    explored: list[Cell]
    """The cells in the order of their discovery, the start first."""

    ship: Cell | None
    """Where the ship stands, or stood when it lost the route."""

    lost: bool
    """Whether the ship has lost the route."""

    ways: dict[Direction, Way]
    """Where each direction leads now; none when the ship sails no farther."""

    heading: Direction | None
    """The direction that is put to the vote, or that has won it, until the ship has come there."""

    voted: list[Seat]
    """Who has voted while others still may."""

    turns: list[ShownTurn]
    prospects: dict[Role, Score]
    """By role: what it would have if the voyage ended now, and nobody shared it."""

    roles: tuple[Role, ...]
    """By seat, when all are shown."""

    scores: list[Score]
    """By seat, when the points are counted."""

    ranking: list[Seat]
    """The seats by their points, the most first, when they are counted."""


class VoyageOwn(OwnScene):
    """What one reader knows of a voyage beside what everybody sees."""

    role: Role | None
    """The reader's own."""

    dealt: dict[Seat, Role]
    """Every role that was dealt; only of a reader who sees everything."""

    hidden: dict[TurnNumber, Direction]
    """By turn: the alternative that the reader hid as its captain, whether it won or not; of a reader who sees
    everything, each captain's."""

    face_down: dict[Cell, Tile]
    """By cell: the tiles that lie face down; only of a reader who sees everything."""


def table_scene(view: VoyageView) -> VoyageTable:
    """What everybody sees, from the view of any reader."""
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
    """What the reader knows beside what everybody sees."""
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
    """What all know of every cell (VO-SETUP-07, 13)."""
    tiles = view.tiles.copy()
    for cell in _face_down(view):
        tiles[cell] = UNKNOWN
    for cell, tile in view.found.items():
        tiles[cell] = tile
    return tiles


def _face_down(view: VoyageView) -> dict[Cell, Tile]:
    """What only a reader who sees everything knows of tiles where nobody has been."""
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
