"""Tables for the tests of players: random set-ups, games between bots, and games that are played to a plan."""

from random import Random
from typing import Any

import afallon
from afallon.avalon.sizes import SIDES
from afallon.avalon.view import AvalonView
from afallon.kernel import Fold
from afallon.players import PLAYERS

OPTIONAL_EVIL = ("morgana", "mordred", "oberon")


def random_table(rng: Random) -> Any:
    """A table with any number of players and any classic characters that go together."""
    seats = rng.randint(5, 10)
    evil = [name for name in OPTIONAL_EVIL if rng.random() < 0.5][: SIDES[seats][1] - 1]
    modules = ["lady_of_the_lake"] if rng.random() < 0.5 else []
    options: dict[str, Any] = {"modules": modules, "fifth_team": rng.choice(["vote", "goes"])}
    without_merlin, named = rng.random() < 0.15, rng.random() < 0.25
    if without_merlin:
        options["characters"] = ["oberon"] if "oberon" in evil else []
    elif named and evil:
        options |= {"characters": ["merlin", *evil], "assassin": evil[0]}
    else:
        percival = ["percival"] if {"morgana", "mordred"} & set(evil) else []
        options["characters"] = ["merlin", "assassin", *percival, *evil]
    return afallon.new("avalon", seats=seats, seed=rng.getrandbits(32), **options)


def fold_alone(table: Any, seat: int) -> AvalonView:
    """The view of a seat, folded anew from the events addressed to it and from nothing else."""
    view = Fold(lambda: AvalonView(reader=seat)).extend(table.events_for(seat))
    assert isinstance(view, AvalonView)
    return view


def play_out(table: Any, good: str, evil: str, rng: Random) -> Any:
    """Let bots play a table to its end; every answer must be one of the options. Returns the table."""
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
    """The leader proposes, and these approve; `None` stops before the vote."""
    (leader,) = table.open
    submit(table, leader, team)
    if approve is not None:
        for seat in table.seats:
            submit(table, seat, "approve" if seat in approve else "reject")


def go(table: Any, *team: int, fails: tuple[int, ...] = ()) -> None:
    """A team that everybody approves plays its quest; these play fail."""
    propose(table, *team, approve=tuple(table.seats))
    for seat in team:
        submit(table, seat, "fail" if seat in fails else "success")


def ask(table: Any, seat: int, seed: int = 0, player: str = "careful") -> Any:
    """What this player would answer now, in this seat."""
    return PLAYERS[player]().answer(table.open[seat], fold_alone(table, seat), Random(seed))
