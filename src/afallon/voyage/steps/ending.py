"""The end: every role is shown, and the points are counted."""

from fractions import Fraction

from afallon.kernel import ALL, Outcome
from afallon.voyage.roles import score, write_log
from afallon.voyage.state import VoyageTable, setup_of


def finish(table: VoyageTable, reason: str) -> None:
    """Show every role and count; the most points win, and equal points share the win (VO-END-04)."""
    state = table.state
    log = write_log(state.explored, state.tiles, state.found)
    points = score(state.roles, log, Fraction(setup_of(table).sailor_points))
    scores = tuple([sum(own.values()) for own in points])
    table.emit("roles_shown", to=ALL, roles=tuple(state.roles))
    table.emit("points_counted", to=ALL, points=points)
    winners = tuple([seat for seat in table.seats if scores[seat] == max(scores)])
    table.end(Outcome(side=None, reason=reason, winners=winners, scores=scores))
