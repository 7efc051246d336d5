"""Speed of a game in games and decisions per second. For benchmarks; no test depends on the clock."""

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from afallon.kernel import Player, SeededChance, find_game
from afallon.testing.play import answer_to, begin

Play = Callable[[Random], int]
"""A function that plays one game and returns the number of its decisions."""


class Pace(NamedTuple):
    """Throughput per second."""

    games: float
    decisions: float


def games_of(
    game: str, setup: Mapping[str, Any], *, player: Player | None = None, read: bool = False, answers: int | None = None
) -> Play:
    """Return a function that plays whole games, or the first `answers` answers of each, with new chance every time.

    By default all seats answer at random. With `read`, every seat also reads its stream.
    """
    rules, seeds = find_game(game), iter(range(10**9))

    def play(rng: Random) -> int:
        table = begin(rules, setup, chance=SeededChance(next(seeds)))
        while table.outcome is None and (answers is None or table.answers < answers):
            if player is None:
                table.submit_all({seat: options.sample(rng) for seat, options in table.options.items()})
            else:
                table.submit(*[answer_to(decision, table, player, rng) for decision in table.open.values()])
        if read:
            for seat in table.seats:
                table.events_for(seat)
        return table.answers

    return play


def pace(play: Play, *, seconds: float, rng: Random) -> Pace:
    """Measure the pace of `play` over about this number of seconds."""
    games, decisions, start = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(rng)
        games += 1
    return Pace(games / spent, decisions / spent)
