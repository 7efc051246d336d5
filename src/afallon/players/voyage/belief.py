"""Role inference: the probability of each role, by whom past decisions would have served.

For every past turn, lookahead gives the expected points of each direction for each role. A captain shows and hides
directions that serve him; a voter compares the shown direction with the possible hidden ones. A role gains weight if it
would have acted as the seat did, and loses weight otherwise. People err and lie, so no single act decides. A seat whose
acts never serve any role counts as aimless.
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
"""Share of acts that follow no aim, even among players who have one."""

AIMLESS: Final = "aimless"
"""An additional kind beside the roles: a seat whose acts follow no aim, whichever its role."""

AIMLESS_WEIGHT: Final = 2.0
"""Prior weight of the aimless kind; a role's prior weight is its number of cards."""

KINDS: Final = (*ROLES, AIMLESS)

Likings = Mapping[str, Mapping[str, float]]
"""By kind and direction: the probability that a player of this kind wants that direction most."""

Belief = dict[int, dict[str, float]]
"""By seat: the probability of each kind."""


def believe(view: VoyageView, reader: int) -> Belief:
    """Return the belief of this seat about every seat, its own included."""
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
    """Return the expected share of aimless players."""
    return sum(kinds[AIMLESS] for kinds in belief.values()) / len(belief)


def _told_alternative(turn: KnownTurn) -> str | None:
    """Return the alternative if it is public (VO-TURN-05)."""
    return turn.alternative if turn.card == ALTERNATIVE else None


@lru_cache(maxsize=8192)
def _evidence(
    chart: Chart, captain: int, preferred: str, alternative: str | None, votes: tuple[str, ...]
) -> dict[int, dict[str, float]]:
    """Return by seat and kind the likelihood of the seat's acts in a turn."""
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
    """Return the likings of every kind of navigator in this position."""
    ahead = {role: prospects(chart, role) for role in ROLES}
    wanted = {role: _liking({way: one.points for way, one in prospect.items()}) for role, prospect in ahead.items()}
    directions = next(iter(wanted.values()))
    return wanted | {AIMLESS: dict.fromkeys(directions, 1 / len(directions))}


def _liking(worth: Mapping[str, float]) -> dict[str, float]:
    middle = sum(worth.values()) / len(worth)
    spread = (sum((value - middle) ** 2 for value in worth.values()) / len(worth)) ** 0.5
    return _normal({direction: exp(1.5 * (value - middle) / (spread + 0.25)) for direction, value in worth.items()})


def prefers_shown(liking: Mapping[str, float], shown: str) -> float:
    """Return the probability that the shown direction is better for this kind than a hidden, unknown one."""
    hidden = (1 - liking[shown]) / (len(liking) - 1)
    return liking[shown] / (liking[shown] + hidden)


def hidden_likings(belief: Mapping[str, float], liking: Likings, shown: str) -> dict[str, float]:
    """Return the probability of each hidden direction, given the belief about the captain's kind."""
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
