"""Fitting of habits to logs of people's games. Needs the `lab` extra."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any, Final

import numpy as np

from afallon.avalon import events
from afallon.avalon.character import EVIL as EVIL_SIDE
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.tags import APART_FROM_EVIL, HIDDEN_FROM_MERLIN, HUNTED, SEEMS_MERLIN
from afallon.avalon.view import AvalonView
from afallon.kernel import Event
from afallon.lab.avalon.logs import BadLogs
from afallon.players.avalon.evidence import history, mask
from afallon.players.avalon.reading.habits import (
    ALTERNATIVES,
    CASES,
    EVIL,
    KINDS,
    MERLIN,
    OBERON,
    PERCIVAL,
    SERVANT,
    Habits,
    Weights,
    case_of,
    case_of_percival,
    situation,
)
from afallon.players.avalon.reading.situation import Situation, team_features, vote_features

CAUTION: Final = 0.7
"""Chosen by hand. In five-player games, the cross-validated log loss was .601 with 1, .596 with .8, .595 with .6."""

RIDGE: Final = 10.0
"""Strength of the ridge penalty on every weight, in observations."""

DIGITS: Final = 3

Array = Any


class Truth:
    """The kind and the knowledge of every player of a game."""

    def __init__(self, deal: Sequence[str]) -> None:
        tags = [CHARACTERS[name].tags for name in deal]
        self.evil = mask(seat for seat, has in enumerate(tags) if EVIL_SIDE in has)
        hidden = mask(seat for seat, has in enumerate(tags) if HIDDEN_FROM_MERLIN in has)
        apart = mask(seat for seat, has in enumerate(tags) if APART_FROM_EVIL in has)
        self.known = {MERLIN: self.evil & ~hidden, EVIL: self.evil & ~apart}
        self.kinds = [
            OBERON
            if apart >> seat & 1
            else EVIL
            if EVIL_SIDE in has
            else MERLIN
            if HUNTED in has
            else PERCIVAL
            if deal[seat] == PERCIVAL
            else SERVANT
            for seat, has in enumerate(tags)
        ]
        self.merlin = next((seat for seat, has in enumerate(tags) if HUNTED in has), None)
        self.morgana = next((s for s, has in enumerate(tags) if SEEMS_MERLIN in has and EVIL_SIDE in has), None)

    def case(self, seat: int, team: int, leader: int) -> int:
        """Return the case of this seat's act."""
        kind = self.kinds[seat]
        if kind == PERCIVAL:
            assert self.merlin is not None, "Percival comes with Merlin"
            return case_of_percival(team, leader, self.merlin, self.morgana)
        known = self.known.get(kind, self.evil) & ~(1 << seat)
        return case_of((known & team).bit_count(), bool(known >> leader & 1))


class Observed:
    """Observations of one kind of act, one row each: features, features by case, the case, and whether it was done."""

    def __init__(self) -> None:
        self.plain, self.crossed, self.cases, self.done = array("f"), array("f"), array("b"), array("b")

    def add(self, features: tuple[list[float], list[float]], case: int, done: bool) -> None:
        self.plain.extend(features[0])
        self.crossed.extend(features[1])
        self.cases.append(case)
        self.done.append(done)

    def arrays(self) -> tuple[Array, ...]:
        number = len(self.done)
        plain, crossed = (np.array(all_rows).reshape(number, -1) for all_rows in (self.plain, self.crossed))
        return plain, crossed, np.array(self.cases), np.array(self.done, np.float32)


class Observations:
    """All observations of some games that habits are fitted to."""

    def __init__(self) -> None:
        self.votes = {kind: Observed() for kind in KINDS}
        self.teams = {kind: Observed() for kind in KINDS}
        self.fails: dict[str, dict[int, dict[int, int]]] = {}
        self.games = 0

    def watch(self, stream: Iterable[Event], deal: Sequence[str], rng: Random) -> None:
        """Observe one game by its public stream."""
        truth, view = Truth(deal), AvalonView(reader=None)
        self.games += 1
        for event in stream:
            view.apply(event)
            match event:
                case events.TeamProposed():
                    self._watch_team(view, truth, event, rng)
                case events.VotesShown():
                    self._watch_votes(view, truth)
                case events.QuestSucceeded() | events.QuestFailed():
                    self._watch_cards(view, truth)

    def _watch_team(self, view: AvalonView, truth: Truth, event: events.TeamProposed, rng: Random) -> None:
        now, leader = Situation(view, len(view.proposals) - 1), event.leader
        teams = list(combinations(range(view.seats), len(event.team)))
        kind = self.teams[truth.kinds[leader]]
        for number, team in enumerate([event.team, *rng.choices(teams, k=ALTERNATIVES)]):
            riders = mask(team)
            features = team_features(now, leader, event.attempt, riders, now.fails_to_sink[event.quest - 1])
            kind.add(features, truth.case(leader, riders, leader), number == 0)

    def _watch_votes(self, view: AvalonView, truth: Truth) -> None:
        proposal = view.proposals[-1]
        team, leader = mask(proposal.team), proposal.leader
        features = zip(*vote_features(Situation(view, len(view.proposals) - 1), proposal), strict=True)
        for seat, (plain, crossed) in enumerate(features):
            if seat != leader:
                approves = proposal.votes[seat] == "approve"
                self.votes[truth.kinds[seat]].add((plain, crossed), truth.case(seat, team, leader), approves)

    def _watch_cards(self, view: AvalonView, truth: Truth) -> None:
        played = history(view).quests[-1]
        able = (truth.evil & mask(played.team)).bit_count()
        by_able = self.fails.setdefault(situation(played.quest, played.brink, played.needed), {})
        counts = by_able.setdefault(able, {})
        counts[played.fails] = counts.get(played.fails, 0) + 1


def fit(observed: Sequence[Observations], made_by: str) -> Habits:
    """Return the habits that explain these observations best. Raises `BadLogs` if a kind of player is missing."""
    for kind in KINDS:
        if not any(len(part.votes[kind].done) and len(part.teams[kind].done) for part in observed):
            raise BadLogs(f"nobody in these games is a leader or voter of the kind {kind!r}: take more games")
    return Habits(
        made_by=made_by,
        caution=CAUTION,
        votes={kind: _fit([part.votes[kind] for part in observed], CASES[kind]) for kind in KINDS},
        teams={kind: _fit([part.teams[kind] for part in observed], CASES[kind]) for kind in KINDS},
        fails=_counts([part.fails for part in observed]),
    )


def _fit(observed: Sequence[Observed], cases: int) -> Weights:
    parts = [one.arrays() for one in observed if len(one.done)]
    plain, crossed, case, done = (np.concatenate([part[place] for part in parts]) for place in range(4))
    width, each = plain.shape[1], crossed.shape[1]
    rows = np.zeros((len(done), width + cases * each), np.float32)
    rows[:, :width] = plain
    for number in range(cases):
        chosen = case == number
        rows[chosen, width + number * each : width + (number + 1) * each] = crossed[chosen]
    weights = logistic_regression(rows, done, RIDGE)
    return Weights(_rounded(weights[:width]), tuple(map(_rounded, weights[width:].reshape(cases, each))))


def logistic_regression(rows: Array, done: Array, ridge: float, steps: int = 12) -> Array:
    """Fit weights by Newton's method with a ridge penalty. The first weight, the constant, is almost free."""
    weights, held = np.zeros(rows.shape[1], np.float32), np.full(rows.shape[1], ridge, np.float32)
    held[0] = ridge / 1000
    for _ in range(steps):
        chance = 1 / (1 + np.exp(-(rows @ weights)))
        slope = rows.T @ (chance - done) + held * weights
        curve = rows.T @ (rows * (chance * (1 - chance))[:, None]) + np.diag(held)
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < 10.0**-DIGITS:
            break
    return weights


def _rounded(weights: Array) -> tuple[float, ...]:
    return tuple(round(float(weight), DIGITS) for weight in weights)


def _counts(tables: Sequence[dict[str, dict[int, dict[int, int]]]]) -> dict[str, tuple[tuple[int, ...], ...]]:
    """Return counts of fails from 0 upwards, by situation and by the number of evil members from 1 upwards."""

    def number(name: str, able: int, fails: int) -> int:
        return sum(table.get(name, {}).get(able, {}).get(fails, 0) for table in tables)

    most = {name: max(max(other.get(name, [0])) for other in tables) for table in tables for name in table}
    return {
        name: tuple(tuple(number(name, able, fails) for fails in range(able + 1)) for able in range(1, most[name] + 1))
        for name in sorted(most)
    }
