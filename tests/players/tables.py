"""Tables for player tests: random set-ups, games between bots, and scripted games."""

from random import Random
from typing import Any

import afallon
from afallon.avalon.view import AvalonView
from afallon.kernel import Fold
from afallon.players import PLAYERS
from tests.properties.setups import legal_setup


def random_table(rng: Random) -> Any:
    """Return a table with a random legal set-up."""
    return afallon.new("avalon", seed=rng.getrandbits(32), **legal_setup(rng))


def fold_alone(table: Any, seat: int) -> AvalonView:
    """Return a seat's view, folded from the events addressed to it and from nothing else."""
    view = Fold(lambda: AvalonView(reader=seat)).extend(table.events_for(seat))
    assert isinstance(view, AvalonView)
    return view


def play_out(table: Any, good: str, evil: str, rng: Random) -> Any:
    """Let bots play a table to its end and return it; every answer must be one of the options."""
    sides = [table.view(seat).sides[seat] for seat in table.seats]
    bots = [PLAYERS[evil if side == "evil" else good]() for side in sides]
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        value = bots[decision.seat].answer(decision, table.view(decision.seat), rng)
        assert value in decision.options, (decision, value)
        table.submit(afallon.Answer(decision.id, decision.seat, value))
    return table


def submit(table: Any, seat: int, value: Any) -> None:
    decision = table.open[seat]
    table.submit(afallon.Answer(decision.id, seat, value))


def propose(table: Any, *team: int, approve: tuple[int, ...] | None = None) -> None:
    """Let the leader propose a team and these seats approve; `None` stops before the vote."""
    (leader,) = table.open
    submit(table, leader, team)
    if approve is not None:
        for seat in table.seats:
            submit(table, seat, "approve" if seat in approve else "reject")


def go(table: Any, *team: int, fails: tuple[int, ...] = ()) -> None:
    """Let all approve a team and play its quest; the seats in `fails` play fail."""
    propose(table, *team, approve=tuple(table.seats))
    for seat in team:
        submit(table, seat, "fail" if seat in fails else "success")


def ask(table: Any, seat: int, seed: int = 0, player: str = "careful") -> Any:
    """Return this player's answer to the seat's open question."""
    return PLAYERS[player]().answer(table.open[seat], fold_alone(table, seat), Random(seed))
