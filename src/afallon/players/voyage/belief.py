"""Guessing roles: who wanted what, and whom that would have served.

For every past turn the looks ahead say what each role could expect of each direction. A captain shows and hides what
serves him; a voter compares what is shown with what may be hidden. A role that would have done what a seat did gains
weight, and one that would not loses it. People err and lie, so no single act decides; and whoever never does what would
serve anybody is taken for one who follows no aim at all.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Final

from afallon.players.voyage.lookahead import Chart, chart_of, prospects
from afallon.voyage.fields import ALTERNATIVE, WHITE
from afallon.voyage.roles import COPIES, ROLES
from afallon.voyage.view import KnownTurn, VoyageView

CHANCE_ACTS: Final = 0.25
"""The share of acts that follow no aim, even of those who have one."""

AIMLESS: Final = "aimless"
"""Beside the roles: a seat whose acts follow no aim, whatever its role."""

AIMLESS_WEIGHT: Final = 2.0
"""How likely that is before anybody has acted, where a role weighs as many as it has cards."""

KINDS: Final = (*ROLES, AIMLESS)

Likings = Mapping[str, Mapping[str, float]]
"""By kind and direction: how likely somebody of this kind wants that direction most."""

Belief = dict[int, dict[str, float]]
"""By seat: how likely it is of each kind."""


def believe(view: VoyageView, reader: int) -> Belief:
    """What this seat believes of every seat, its own included."""
    own = view.roles[reader]
    cards = {role: float(COPIES - (role == own)) for role in ROLES} | {AIMLESS: AIMLESS_WEIGHT}
    weights = {seat: dict(cards) for seat in range(view.seats)}
    for place, turn in enumerate(view.turns):
        if turn.preferred is not None:
            evidence = _evidence(
                chart_of(view, place), turn.captain, turn.preferred, _told_alternative(turn), turn.votes
            )
            for seat, likelihoods in evidence.items():
                weight = weights[seat]
                for kind, likelihood in likelihoods.items():
                    weight[kind] *= likelihood
    belief = {seat: _normal(weight) for seat, weight in weights.items()}
    return belief | {reader: {kind: float(kind == own) for kind in KINDS}}


def aimlessness(belief: Belief) -> float:
    """The share of those aboard who follow no aim."""
    return sum(kinds[AIMLESS] for kinds in belief.values()) / len(belief)


def _told_alternative(turn: KnownTurn) -> str | None:
    """The alternative if all know it (VO-TURN-05)."""
    return turn.alternative if turn.card == ALTERNATIVE else None


@lru_cache(maxsize=8192)
def _evidence(
    chart: Chart, captain: int, preferred: str, alternative: str | None, votes: tuple[str, ...]
) -> dict[int, dict[str, float]]:
    """By seat and kind: how likely one of this kind does what the seat did in a turn."""
    evidence: dict[int, dict[str, float]] = {seat: {} for seat in {captain, *range(len(votes))}}
    for kind, liking in likings(chart).items():
        white = prefers_shown(liking, preferred)
        for seat, vote in enumerate(votes):
            evidence[seat][kind] = _softened(white if vote == WHITE else 1 - white, 2)
        chosen = _softened(liking[preferred], len(liking))
        if alternative is not None:
            others = _without(liking, preferred)
            chosen *= _softened(others[alternative], len(others))
        evidence[captain][kind] = chosen
    return evidence


@lru_cache(maxsize=8192)
def likings(chart: Chart) -> Likings:
    """What every kind of navigator wants in this position."""
    ahead = {role: prospects(chart, role) for role in ROLES}
    wanted = {role: _liking({way: one.points for way, one in prospect.items()}) for role, prospect in ahead.items()}
    directions = next(iter(wanted.values()))
    return wanted | {AIMLESS: dict.fromkeys(directions, 1 / len(directions))}


def _liking(worth: Mapping[str, float]) -> dict[str, float]:
    middle = sum(worth.values()) / len(worth)
    spread = (sum((value - middle) ** 2 for value in worth.values()) / len(worth)) ** 0.5
    return _normal({direction: exp(1.5 * (value - middle) / (spread + 0.25)) for direction, value in worth.items()})


def prefers_shown(liking: Mapping[str, float], shown: str) -> float:
    """How likely it is that the shown direction is better than a hidden one that could be any other."""
    hidden = (1 - liking[shown]) / (len(liking) - 1)
    return liking[shown] / (liking[shown] + hidden)


def hidden_likings(belief: Mapping[str, float], liking: Likings, shown: str) -> dict[str, float]:
    """How likely a captain who is believed to be so has hidden each direction beside the one he shows."""
    likely: dict[str, float] = {}
    for kind, weight in belief.items():
        for direction, wanted in _without(liking[kind], shown).items():
            likely[direction] = likely.get(direction, 0.0) + weight * wanted
    return likely


def _without(liking: Mapping[str, float], direction: str) -> dict[str, float]:
    return _normal({other: weight for other, weight in liking.items() if other != direction})


def _softened(likelihood: float, choices: int) -> float:
    return CHANCE_ACTS / choices + (1 - CHANCE_ACTS) * likelihood


def _normal(weights: Mapping[str, float]) -> dict[str, float]:
    total = sum(weights.values())
    return {key: weight / total for key, weight in weights.items()}
