"""The end of the game: all roles are shown, and the points are counted."""

from afallon.kernel import ALL, Outcome
from afallon.voyage.events import PointsCounted, RolesShown
from afallon.voyage.roles import points_per_tile, score, write_log
from afallon.voyage.state import VoyageTurn, setup_of


def finish(turn: VoyageTurn, reason: str) -> None:
    """Show every role and count the points; the highest score wins, and equal scores share the win (VO-END-04)."""
    state = turn.state
    log = write_log(state.explored, state.tiles, state.found)
    points = score(state.roles, log, points_per_tile(setup_of(turn).sailor_points))
    scores = tuple([sum(own.values()) for own in points])
    turn.emit(RolesShown(tuple(state.roles)), to=ALL)
    turn.emit(PointsCounted(points), to=ALL)
    winners = tuple([seat for seat in turn.seats if scores[seat] == max(scores)])
    turn.end(Outcome(side=None, reason=reason, winners=winners, scores=scores))
