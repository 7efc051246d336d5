"""Proposals: the leader proposes a team and all vote; it is approved, or the leadership passes."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from afallon.avalon import questions
from afallon.avalon.character import EVIL
from afallon.avalon.events import LeaderPassed, TeamApproved, TeamProposed, TeamRejected, VotesShown
from afallon.avalon.option import Option
from afallon.avalon.queries import BALLOTS, TEAM_SIZE, VOTES
from afallon.avalon.sizes import LAST_ATTEMPT, SIDES, TEAMS, fails_to_sink
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.avalon.steps.ending import finish
from afallon.kernel import ALL, Ask, OneOf, Options, Step, Subset, all_of

FIFTH_TEAM: Final = Option(name="fifth_team", values=("vote", "goes"), number=0)
"""Whether the fifth team needs a vote like all others or goes without one (AV-VOTE-06)."""

EVERYBODY: Final[Mapping[int, Mapping[int, Options]]] = {
    seats: dict.fromkeys(range(seats), OneOf(("approve", "reject"))) for seats in SIDES
}
"""By number of seats: the ballot of each seat."""


class ChooseTeam(Step[State]):
    """The leader chooses as many players as the quest needs; he may choose himself (AV-TEAM-01, 02)."""

    name = "choose_team"

    def ask(self, position: AvalonPosition) -> Ask:
        state, seats = position.state, len(position.seats)
        size = position.fold(TEAM_SIZE, TEAMS[seats][state.quest - 1])
        return _ask_team(seats, state.leader, state.quest, state.attempt, size)

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        state.team = answers[state.leader]
        turn.emit(TeamProposed(state.leader, state.quest, state.attempt, state.team), to=ALL)


@cache
def _ask_team(seats: int, leader: int, quest: int, attempt: int, size: int) -> Ask:
    about = questions.ChooseTeam(quest=quest, attempt=attempt, size=size, fails_to_sink=fails_to_sink(seats)[quest - 1])
    return all_of(about, {leader: Subset(tuple(range(seats)), size)})


class Vote(Step[State]):
    """All players vote in secret, and all votes are shown at once (AV-VOTE-01)."""

    name = "vote"

    def ask(self, position: AvalonPosition) -> Ask | None:
        if goes_without_vote(position):
            return None
        return all_of(about_team(position), position.fold(BALLOTS, EVERYBODY[len(position.seats)]))

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if goes_without_vote(turn):  # AV-VOTE-07
            state.votes, state.approved = (), True
            return
        given = turn.fold(VOTES, answers)
        state.votes = tuple([given[seat] for seat in turn.seats])
        state.approved = is_majority(state.votes)
        turn.emit(VotesShown(state.votes), to=ALL)


def about_team(position: AvalonPosition, *, openly: bool = False) -> questions.Vote:
    """Return the question whether the proposed team is approved."""
    state = position.state
    needed = fails_to_sink(len(position.seats))[state.quest - 1]
    return questions.Vote(state.leader, state.team, state.quest, state.attempt, needed, openly)


class Verdict(Step[State]):
    """The team goes, or the leader passes and the vote track moves on (AV-VOTE-02, 03)."""

    name = "verdict"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if state.approved:
            turn.emit(TeamApproved(state.team), to=ALL)
            turn.go("quest")
            return
        turn.emit(TeamRejected(state.team, state.attempt), to=ALL)
        if state.attempt == LAST_ATTEMPT:  # AV-VOTE-04
            finish(turn, EVIL, "five_rejections")
            return
        state.attempt += 1
        pass_leadership(turn)
        turn.go("after_rejection")


def is_majority(votes: tuple[str, ...]) -> bool:
    """Whether more than half approve; a tie rejects (AV-VOTE-02)."""
    return votes.count("approve") * 2 > len(votes)


def goes_without_vote(position: AvalonPosition) -> bool:
    """Whether this is a fifth team that goes without a vote by the house rule (AV-VOTE-06)."""
    return position.state.attempt == LAST_ATTEMPT and FIFTH_TEAM.of(setup_of(position)) == "goes"


def pass_leadership(turn: AvalonTurn) -> None:
    """Make the next player clockwise the leader."""
    lead(turn, (turn.state.leader + 1) % len(turn.seats))


def lead(turn: AvalonTurn, seat: int) -> None:
    """Make this player the leader."""
    turn.state.leader = seat
    turn.emit(LeaderPassed(seat), to=ALL)
