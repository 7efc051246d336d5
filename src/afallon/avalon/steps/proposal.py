"""Building a team: the leader proposes, everybody votes, and the team stands or the leader passes."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.character import EVIL
from afallon.avalon.sizes import LAST_ATTEMPT, SIDES, TEAMS
from afallon.avalon.state import AvalonTable, State, setup_of
from afallon.avalon.steps.ending import finish
from afallon.kernel import ALL, Ask, OneOf, Step, Subset, all_of

BALLOTS = {seats: dict.fromkeys(range(seats), OneOf(("approve", "reject"))) for seats in SIDES}
"""By the number of seats: what everybody may vote."""


class ChooseTeam(Step[State]):
    """The leader chooses as many players as the quest needs, himself or not (AV-TEAM-01, 02)."""

    name = "choose_team"

    def ask(self, table: AvalonTable) -> Ask:
        state = table.state
        size = table.fold("team_size", TEAMS[len(table.seats)][state.quest - 1])
        return all_of("choose_team", {state.leader: Subset(tuple(table.seats), size)}, rule="AV-TEAM-01")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        state.team = answers[state.leader]
        table.emit(
            "team_proposed",
            to=ALL,
            leader=state.leader,
            quest=state.quest,
            attempt=state.attempt,
            team=state.team,
        )


class Vote(Step[State]):
    """Everybody votes in secret, and all votes are shown at once (AV-VOTE-01)."""

    name = "vote"

    def ask(self, table: AvalonTable) -> Ask | None:
        if goes_without_vote(table):
            return None
        return all_of("vote", table.fold("ballots", BALLOTS[len(table.seats)]), rule="AV-VOTE-01")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if goes_without_vote(table):  # AV-VOTE-07
            state.votes, state.approved = (), True
            return
        given = table.fold("votes", answers)
        state.votes = tuple([given[seat] for seat in table.seats])
        state.approved = is_majority(state.votes)
        table.emit("votes_shown", to=ALL, votes=state.votes)


class Verdict(Step[State]):
    """The team goes, or the leader passes and the vote track moves on (AV-VOTE-02, 03)."""

    name = "verdict"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if state.approved:
            table.emit("team_approved", to=ALL, team=state.team)
            table.go("quest")
            return
        table.emit("team_rejected", to=ALL, team=state.team, rejections=state.attempt)
        if state.attempt == LAST_ATTEMPT:  # AV-VOTE-04
            finish(table, EVIL, "five_rejections")
            return
        state.attempt += 1
        pass_leadership(table)
        table.go("after_rejection")


def is_majority(votes: tuple[str, ...]) -> bool:
    """Whether more than half approve; a tie rejects (AV-VOTE-02)."""
    return votes.count("approve") * 2 > len(votes)


def goes_without_vote(table: AvalonTable) -> bool:
    """Whether this is a fifth team that the house lets go (AV-VOTE-06)."""
    return setup_of(table).variants.fifth_team == "goes" and table.state.attempt == LAST_ATTEMPT


def pass_leadership(table: AvalonTable) -> None:
    """The next player clockwise leads."""
    lead(table, (table.state.leader + 1) % len(table.seats))


def lead(table: AvalonTable, seat: int) -> None:
    """This player leads from now on."""
    table.state.leader = seat
    table.emit("leader_passed", to=ALL, seat=seat)
