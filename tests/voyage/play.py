"""Random play that looks ahead a little, so that voyages last and reach every ending."""

from random import Random
from typing import Any

from afallon import Answer, Decision, Table


class Mood:
    """How a whole table plays: how seldom its captains choose to lose the route, and how it votes."""

    def __init__(self, rng: Random) -> None:
        self.caution = rng.choice((0.0, 0.8, 1.0, 1.0))
        self.white = rng.choice((0.2, 0.5, 0.8))

    def value(self, table: Table[Any], decision: Decision, rng: Random) -> Any:
        if decision.kind == "vote":
            return "white" if rng.random() < self.white else "black"
        if decision.kind in ("choose_preferred", "choose_alternative") and rng.random() < self.caution:
            view = table.view(None)
            sound = [way for way in decision.options.enumerate() if view.course(way) != "lost"]
            if sound:
                return rng.choice(sound)
        return decision.options.sample(rng)


def next_answer(table: Table[Any], mood: Mood, rng: Random) -> Answer:
    """An answer to any one of the open questions: within a group everybody answers in any order."""
    decision = rng.choice(list(table.open.values()))
    return Answer(decision.id, decision.seat, mood.value(table, decision, rng))


def play(table: Table[Any], rng: Random, *, answers: int | None = None) -> Table[Any]:
    """Play on to the end, or for so many answers."""
    mood = Mood(rng)
    while table.outcome is None and (answers is None or answers > 0):
        table.submit(next_answer(table, mood, rng))
        answers = None if answers is None else answers - 1
    return table
