"""A turn: the captain shows one direction and hides another, and all players vote."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.kernel import ALL, Ask, OneOf, Step, all_of
from afallon.voyage import questions
from afallon.voyage.events import CourseSet, PreferredShown, TurnStarted, VotesShown
from afallon.voyage.fields import ALTERNATIVE, BLACK, CAPTAIN, MAJORITY, NECESSITY, PREFERRED, WHITE
from afallon.voyage.grid import place_of
from afallon.voyage.sailing import courses
from afallon.voyage.setup import SEATS
from afallon.voyage.state import State, VoyagePosition, VoyageTurn
from afallon.voyage.steps.directions import directions_to_choose

BALLOTS: Final = {seats: dict.fromkeys(range(seats), OneOf((WHITE, BLACK))) for seats in SEATS}
"""The options of a vote by seat, for each number of seats (VO-SETUP-09)."""


class StartTurn(Step[State]):
    """Announce the legal directions. With fewer than two there is no vote (VO-MOVE-05)."""

    name = "start_turn"

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        state.turn += 1
        state.courses = courses(state.ship, state.explored, state.tiles)
        state.preferred = state.alternative = None
        state.votes = ()
        directions = state.directions
        turn.emit(TurnStarted(state.turn, state.captain, directions), to=ALL)
        if len(directions) < 2:
            state.captain_stays = True  # VO-MOVE-07
            set_course(turn, next(iter(directions), None), card=None, by=NECESSITY)


class ChoosePreferred(Step[State]):
    """The captain shows the preferred direction (VO-TURN-01)."""

    name = "choose_preferred"

    def ask(self, position: VoyagePosition) -> Ask:
        state = position.state
        row, column = place_of(state.ship)
        about = questions.ChoosePreferred(state.turn, state.captain, row, column)
        return all_of(about, {state.captain: directions_to_choose(position)})

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        state.preferred = direction = answers[state.captain]
        turn.emit(PreferredShown(state.captain, direction), to=ALL)


class ChooseAlternative(Step[State]):
    """The captain puts another direction face down; the others learn it only if it wins (VO-TURN-01, 05)."""

    name = "choose_alternative"

    def ask(self, position: VoyagePosition) -> Ask:
        state = position.state
        assert state.preferred is not None
        about = questions.ChooseAlternative(state.turn, state.captain, state.preferred)
        return all_of(about, {state.captain: directions_to_choose(position)})

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        turn.state.alternative = answers[turn.state.captain]


class Vote(Step[State]):
    """All players vote in secret, all votes are shown at once, and the majority decides (VO-TURN-02, 03)."""

    name = "vote"

    def ask(self, position: VoyagePosition) -> Ask:
        state = position.state
        assert state.preferred is not None
        about = questions.Vote(state.turn, state.captain, state.preferred)
        return all_of(about, BALLOTS[len(position.seats)])

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        state.votes = tuple([answers[seat] for seat in turn.seats])
        turn.emit(VotesShown(state.votes), to=ALL)
        white, black = state.votes.count(WHITE), state.votes.count(BLACK)
        is_tie = white == black
        prefers = state.votes[state.captain] == WHITE if is_tie else white > black  # VO-TURN-04
        state.captain_stays = is_tie or prefers  # VO-TURN-07
        set_course(
            turn,
            state.preferred if prefers else state.alternative,
            card=PREFERRED if prefers else ALTERNATIVE,
            by=CAPTAIN if is_tie else MAJORITY,
        )


def set_course(turn: VoyageTurn, direction: str | None, *, card: str | None, by: str) -> None:
    """Set and announce the course, with the winning card and the reason; a winning alternative becomes public."""
    turn.state.direction = direction
    turn.emit(CourseSet(direction, card, by), to=ALL)
    turn.go("sailing")
