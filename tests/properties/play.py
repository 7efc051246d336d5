"""Random play with a bias, so that games take every turn and reach every ending."""

from random import Random
from typing import Any

from afallon import Decision, Table
from afallon.testing import play as testing

REFRAINING = ("success", "pass", None)
"""Answers that decline an optional action."""


class Mood:
    """The bias of all players at a table: how often they approve teams, and how often they use optional actions."""

    def __init__(self, rng: Random) -> None:
        self.approval = rng.choice((0.3, 0.55, 0.7, 0.9))
        self.mischief = rng.choice((0.1, 0.4, 0.8, 1.0))

    def answer(self, decision: Decision, view: Any, rng: Random) -> Any:
        if decision.kind == "vote":
            return "approve" if rng.random() < self.approval else "reject"
        refraining = next((value for value in REFRAINING if value in decision.options), ...)
        if refraining is not ... and rng.random() >= self.mischief:
            return refraining
        return decision.options.sample(rng)


def play(table: Table[Any], rng: Random, *, answers: int | None = None) -> Table[Any]:
    """Play to the end, or for this number of answers."""
    testing.play(table, Mood(rng), rng, answers=answers)
    return table
