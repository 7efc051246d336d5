"""A match: all parameters of one game between bots, so that it can be played again."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

import afallon
from afallon.players import PLAYERS


class Match(msgspec.Struct, frozen=True):
    """A game to play. `players` has a name for every seat; equal matches play the same game."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = {}


def play(match: Match) -> afallon.Table[Any]:
    """Play a match to its end.

    Every seat has its own random generator. So matches that differ in one seat stay equal as long as possible, which
    makes them comparable in pairs.
    """
    table = afallon.new(match.game, seats=len(match.players), seed=match.seed, **match.options)
    players = [PLAYERS[name]() for name in match.players]
    generators = [Random(f"{match.seed} {seat}") for seat in table.seats]
    while table.outcome is None:
        seat, decision = next(iter(table.open.items()))
        value = players[seat].answer(decision, table.view(seat), generators[seat])
        table.submit(afallon.Answer(decision.id, seat, value))
    return table
