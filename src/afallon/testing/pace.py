"""Speed: how many games and decisions a second a game plays. For benchmarks; no test depends on the clock."""

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from afallon.kernel import Answer, Player, SeededChance, find_game
from afallon.testing.play import answer_to, begin

Play = Callable[[Random], int]
"""Plays one game and returns how many decisions it took."""


class Pace(NamedTuple):
    """So much a second."""

    games: float
    decisions: float


def games_of(
    game: str, setup: Mapping[str, Any], *, player: Player | None = None, read: bool = False, answers: int | None = None
) -> Play:
    """Whole games, or so many answers of each, every one with a chance of its own.

    By default everybody answers anything. With `read`, every seat also receives its stream.
    """
    rules, seeds = find_game(game), iter(range(10**9))

    def play(rng: Random) -> int:
        table = begin(rules, setup, chance=SeededChance(next(seeds)))
        submit = table.submit
        while table.outcome is None and (answers is None or table.answers < answers):
            group = tuple(table.open.values())
            if player is None:
                submit(*[Answer(decision.id, decision.seat, decision.options.sample(rng)) for decision in group])
            else:
                submit(*[answer_to(decision, table, player, rng) for decision in group])
        if read:
            for seat in table.seats:
                table.events_for(seat)
        return table.answers

    return play


def pace(play: Play, *, seconds: float, rng: Random) -> Pace:
    """What is played over about so many seconds."""
    games, decisions, start = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(rng)
        games += 1
    return Pace(games / spent, decisions / spent)
