"""Likelihoods of proposals and votes, for each kind of player and each knowledge the actor may have."""

from collections.abc import Callable, Sequence
from math import exp
from operator import add

from afallon.avalon.basic_view import Proposal
from afallon.players.avalon.evidence import mask
from afallon.players.avalon.reading.habits import (
    EVIL,
    KINDS,
    OBERON,
    PERCIVAL,
    SERVANT,
    Habits,
    case_of,
    case_of_percival,
)
from afallon.players.avalon.reading.situation import Situation, team_features, vote_features

Row = list[float]
"""By seat: the log-likelihood of its acts."""

Knowledge = tuple[int, int | None] | int
"""The seats that count as evil, as a mask; for Percival, the seats of Merlin and of the one who seems to be Merlin."""


class Act:
    """A proposed team, or the votes on it."""

    def __init__(self, number: int, proposal: Proposal, by_case: dict[str, list[Row]]) -> None:
        """`number` is the position of the event; `by_case` has a row of all seats for each kind and case."""
        self.number, self.leader = number, proposal.leader
        self.team = mask(proposal.team)
        self._by_case = by_case
        self._members = [bool(self.team >> seat & 1) for seat in range(len(by_case[SERVANT][0]))]
        self._own: dict[tuple[str, int, bool], Row] = {}

    def row(self, kind: str, known: Knowledge) -> Row:
        """Return the log-likelihood of the act for every seat, if it is of this kind and has this knowledge."""
        if not isinstance(known, int):
            return self._by_case[PERCIVAL][case_of_percival(self.team, self.leader, *known)]
        riders, leads = (known & self.team).bit_count(), bool(known >> self.leader & 1)
        if kind in (EVIL, OBERON):
            return self._among_evil(kind, riders, leads)
        return self._by_case[kind][case_of(riders, leads)]

    def _among_evil(self, kind: str, riders: int, leads: bool) -> Row:
        """Return the row of an evil kind: a player does not count itself as another rider or as the leader."""
        if (kind, riders, leads) not in self._own:
            cases = self._by_case[kind]
            self._own[kind, riders, leads] = [
                cases[case_of(max(riders - member, 0), leads and seat != self.leader)][seat]
                for seat, member in enumerate(self._members)
            ]
        return self._own[kind, riders, leads]


def proposal_act(number: int, now: Situation, proposal: Proposal, habits: Habits, reader: int | None) -> Act:
    """Return the act of proposing this team. The reader's own proposal carries no information."""
    by_case = {kind: [[0.0] * now.seats for _ in range(12)] for kind in KINDS}
    leader = proposal.leader
    if leader != reader:
        needed = now.fails_to_sink[proposal.quest - 1]
        features = team_features(now, leader, proposal.attempt, mask(proposal.team), needed)
        for kind, rows in by_case.items():
            for row, logarithm in zip(rows, habits.log_team(kind, *features), strict=False):
                row[leader] = logarithm
    return Act(number, proposal, by_case)


def vote_act(number: int, now: Situation, proposal: Proposal, habits: Habits, reader: int | None) -> Act:
    """Return the votes as an act. The leader's vote carries no information: nearly all approve their own team."""
    features = list(zip(*vote_features(now, proposal), proposal.votes, strict=True))
    nothing = [0.0] * 12
    by_case = {
        kind: [
            list(row)
            for row in zip(
                *(
                    nothing[: len(habits.votes[kind].crossed)]
                    if seat in (proposal.leader, reader)
                    else habits.log_votes(kind, vote == "approve", plain, crossed)
                    for seat, (plain, crossed, vote) in enumerate(features)
                ),
                strict=True,
            )
        ]
        for kind in KINDS
    }
    return Act(number, proposal, by_case)


class Tallies:
    """The sums over all acts. Rows are computed on demand and cached."""

    def __init__(self, seats: int) -> None:
        self._nothing = [0.0] * seats
        self._acts: list[Act] = []
        self._rows: dict[tuple[str, Knowledge], tuple[int, Row]] = {}
        self._likelihoods: dict[tuple[str, Knowledge], Row] = {}

    def append(self, act: Act) -> None:
        self._acts.append(act)
        self._likelihoods.clear()

    @property
    def latest(self) -> Act | None:
        return self._acts[-1] if self._acts else None

    def forget(self, is_undone: Callable[[Act], bool]) -> None:
        """Remove the acts that were undone."""
        self._acts = [act for act in self._acts if not is_undone(act)]
        self._rows.clear()
        self._likelihoods.clear()

    def row(self, kind: str, known: Knowledge) -> Sequence[float]:
        """Return the summed log-likelihood of all acts for every seat, if it is of this kind and has this knowledge."""
        done, row = self._rows.get((kind, known), (0, self._nothing))
        if done < len(self._acts):
            for act in self._acts[done:]:
                row = list(map(add, row, act.row(kind, known)))
            self._rows[kind, known] = len(self._acts), row
        return row

    def likelihoods(self, kind: str, known: Knowledge) -> Row:
        """Return the row as likelihoods. Percival is never the seat that he sees as Merlin."""
        row = self._likelihoods.get((kind, known))
        if row is None:
            row = self._likelihoods[kind, known] = [exp(logarithm) for logarithm in self.row(kind, known)]
            if not isinstance(known, int):
                row[known[0]] = 0.0
        return row
