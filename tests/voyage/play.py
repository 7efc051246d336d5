"""Random play with some foresight, so that voyages last and reach every ending."""

from random import Random
from typing import Any

from afallon import Decision, Table
from afallon.testing import play as testing


class Mood:
    """The bias of all players at a table: how rarely captains lose the route on purpose, and how they vote."""

    def __init__(self, rng: Random) -> None:
        self.caution = rng.choice((0.0, 0.8, 1.0, 1.0))
        self.white = rng.choice((0.2, 0.5, 0.8))

    def answer(self, decision: Decision, view: Any, rng: Random) -> Any:
        if decision.kind == "vote":
            return "white" if rng.random() < self.white else "black"
        if rng.random() < self.caution:
            sound = [way for way in decision.options.enumerate() if view.course(way) != "lost"]
            if sound:
                return rng.choice(sound)
        return decision.options.sample(rng)


def play(table: Table[Any], rng: Random, *, answers: int | None = None) -> Table[Any]:
    """Play to the end, or for this number of answers."""
    testing.play(table, Mood(rng), rng, answers=answers)
    return table
