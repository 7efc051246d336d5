"""Guessing roles: who wanted what, and whom that would have served.

For every past turn the looks ahead say what each role could expect of each direction. A captain shows and hides what
serves him; a voter compares what is shown with what may be hidden. A role that would have done what a seat did gains
weight, and one that would not loses it. People err and lie, so no single act decides.
"""

from collections.abc import Iterable, Mapping
from math import exp
from typing import Final

from afallon.players.voyage.lookahead import Prospects, chart_of, prospects
from afallon.voyage.roles import COPIES, ROLES
from afallon.voyage.view import Turn, VoyageView

CHANCE_ACTS: Final = 0.25
"""The share of acts that follow no aim."""

Belief = dict[int, dict[str, float]]
"""By seat: how likely it holds each role."""


def believe(view: VoyageView, reader: int) -> Belief:
    """What this seat believes of every seat, its own included."""
    own = view.roles[reader]
    weights = {seat: {role: float(COPIES - (role == own)) for role in ROLES} for seat in range(view.seats)}
    for place, turn in enumerate(view.turns):
        if turn.preferred is not None:
            _weigh_turn(weights, turn, prospects(chart_of(view, place)), reader)
    belief = {seat: _normal(weight) for seat, weight in weights.items()}
    return belief | {reader: {role: float(role == own) for role in ROLES}}


def _weigh_turn(weights: Belief, turn: Turn, ahead: Prospects, reader: int) -> None:
    assert turn.preferred is not None
    for role in ROLES:
        liking = likings(ahead, role, turn.directions)
        white = prefers_shown(liking, turn.preferred)
        for seat, vote in enumerate(turn.votes):
            if seat not in (reader, turn.captain):
                weights[seat][role] *= _softened(white if vote == "white" else 1 - white, 2)
        if turn.captain != reader:
            weights[turn.captain][role] *= _softened(liking[turn.preferred], len(liking))
            if turn.alternative is not None:
                others = _without(liking, turn.preferred)
                weights[turn.captain][role] *= _softened(others[turn.alternative], len(others))


def likings(ahead: Prospects, role: str, directions: Iterable[str]) -> dict[str, float]:
    """How likely somebody of this role is to want each direction most."""
    worth = {direction: ahead[direction][role] for direction in directions}
    middle = sum(worth.values()) / len(worth)
    spread = (sum((value - middle) ** 2 for value in worth.values()) / len(worth)) ** 0.5
    return _normal({direction: exp(1.5 * (value - middle) / (spread + 0.25)) for direction, value in worth.items()})


def prefers_shown(liking: Mapping[str, float], shown: str) -> float:
    """How likely it is that the shown direction is better than a hidden one that could be any other."""
    hidden = (1 - liking[shown]) / (len(liking) - 1)
    return liking[shown] / (liking[shown] + hidden)


def hidden_likings(belief: Mapping[str, float], ahead: Prospects, turn: Turn) -> dict[str, float]:
    """How likely a captain whose role is believed so has hidden each direction."""
    assert turn.preferred is not None
    likely = dict.fromkeys((way for way in turn.directions if way != turn.preferred), 0.0)
    for role, weight in belief.items():
        others = _without(likings(ahead, role, turn.directions), turn.preferred)
        for direction, liking in others.items():
            likely[direction] += weight * liking
    return likely


def _without(liking: dict[str, float], direction: str) -> dict[str, float]:
    return _normal({other: weight for other, weight in liking.items() if other != direction})


def _softened(likelihood: float, choices: int) -> float:
    return CHANCE_ACTS / choices + (1 - CHANCE_ACTS) * likelihood


def _normal(weights: Mapping[str, float]) -> dict[str, float]:
    total = sum(weights.values())
    return {key: weight / total for key, weight in weights.items()}
