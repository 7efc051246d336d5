"""The game in docs/adding-a-game.md runs exactly as printed, and passes the contract suite."""

from random import Random
from typing import Any

import pytest

import afallon
from tests.kernel import nerve

exec(nerve.CONTRACT)  # `TestNerve`


def play(seats: int, seed: int) -> Any:
    rng = Random(seed)
    table = afallon.new("nerve", seats=seats, seed=seed)
    while table.outcome is None:
        for decision in tuple(table.open.values()):
            table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
    return table


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_highest_die_wins_if_it_is_alone(seats):
    for seed in range(20):
        table = play(seats, seed)
        (winner,) = table.outcome.winners
        shown = table.view(None).shown
        assert shown[winner] == max(shown.values())
        assert list(shown.values()).count(shown[winner]) == 1


def test_a_die_is_secret():
    table = afallon.new("nerve", seats=3, seed=4)
    for seat in table.seats:
        rolled = [event.data for event in table.events_for(seat) if event.kind == "rolled"]
        assert rolled == [{"seat": seat, "die": table.state.dice[seat]}]
        assert table.view(seat).dice == {seat: table.state.dice[seat]}
    assert [event.kind for event in table.events_for(None)] == ["asked"] * 3


def test_a_wrong_set_up_is_explained():
    with pytest.raises(afallon.SetupError, match="two to eight"):
        afallon.new("nerve", seats=9)


def test_the_example_stays_small():
    assert len([line for line in nerve.SOURCE.splitlines() if line.strip()]) <= 125
    assert len([line for line in nerve.CONTRACT.splitlines() if line.strip()]) == 6
