"""A turn: the captain shows one direction and hides another, and everybody votes."""

from collections.abc import Mapping
from typing import Any

from afallon.kernel import ALL, Ask, OneOf, Step, all_of
from afallon.voyage.sailing import legal_directions
from afallon.voyage.setup import SEATS
from afallon.voyage.state import State, VoyageTable

WHITE, BLACK = "white", "black"
"""For the preferred direction, and for the alternative."""

BALLOTS = {seats: dict.fromkeys(range(seats), OneOf((WHITE, BLACK))) for seats in SEATS}
"""By the number of seats: what everybody may vote (VO-SETUP-09)."""


class StartTurn(Step[State]):
    """Which directions are open is public. With fewer than two there is nothing to vote on (VO-MOVE-05)."""

    name = "start_turn"

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        state.turn += 1
        state.directions = legal_directions(state.ship, state.explored, state.tiles)
        state.preferred = state.alternative = None
        state.votes = ()
        table.emit("turn_started", to=ALL, turn=state.turn, captain=state.captain, directions=state.directions)
        if len(state.directions) < 2:
            state.captain_stays = True  # VO-MOVE-07
            set_course(table, next(iter(state.directions), None), card=None, by="necessity")


class ChoosePreferred(Step[State]):
    """The captain shows the direction that he prefers (VO-TURN-01)."""

    name = "choose_preferred"

    def ask(self, table: VoyageTable) -> Ask:
        state = table.state
        return all_of("choose_preferred", {state.captain: OneOf(state.directions)}, rule="VO-MOVE-03")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        state.preferred = answers[state.captain]
        table.emit("preferred_shown", to=ALL, captain=state.captain, direction=state.preferred)


class ChooseAlternative(Step[State]):
    """The captain lays another direction face down; nobody else learns it unless it wins (VO-TURN-01, 05)."""

    name = "choose_alternative"

    def ask(self, table: VoyageTable) -> Ask:
        state = table.state
        others = tuple([direction for direction in state.directions if direction != state.preferred])
        return all_of("choose_alternative", {state.captain: OneOf(others)}, rule="VO-TURN-01")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        table.state.alternative = answers[table.state.captain]


class Vote(Step[State]):
    """Everybody votes in secret, all votes are shown at once, and the majority decides (VO-TURN-02, 03)."""

    name = "vote"

    def ask(self, table: VoyageTable) -> Ask:
        return all_of("vote", BALLOTS[len(table.seats)], rule="VO-TURN-02")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        state.votes = tuple([answers[seat] for seat in table.seats])
        table.emit("votes_shown", to=ALL, votes=state.votes)
        white, black = state.votes.count(WHITE), state.votes.count(BLACK)
        is_tie = white == black
        prefers = state.votes[state.captain] == WHITE if is_tie else white > black  # VO-TURN-04
        state.captain_stays = is_tie or prefers  # VO-TURN-07
        set_course(
            table,
            state.preferred if prefers else state.alternative,
            card="preferred" if prefers else "alternative",
            by="captain" if is_tie else "majority",
        )


def set_course(table: VoyageTable, direction: str | None, *, card: str | None, by: str) -> None:
    """Sail this way, by which card and by whose will; an alternative that has won is now known to all."""
    table.state.direction = direction
    table.emit("course_set", to=ALL, direction=direction, card=card, by=by)
    table.go("sailing")
