"""The game in docs/a-fourth-game.md works as it stands there."""

import re
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import afallon
from afallon.kernel import game

GUIDE = (Path(__file__).parents[2] / "docs" / "a-fourth-game.md").read_text("utf-8")


@pytest.fixture(autouse=True)
def nerve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "_games", dict(game._games))
    (source,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    module = ModuleType("nerve")
    monkeypatch.setitem(sys.modules, "nerve", module)
    exec(source, vars(module))


def play(seats: int, seed: int) -> Any:
    rng = Random(seed)
    table = afallon.new("nerve", seats=seats, seed=seed)
    while table.outcome is None:
        for decision in tuple(table.open.values()):
            table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
    return table


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_it_is_played_replayed_copied_and_restored(seats):
    for seed in range(20):
        table = play(seats, seed)
        (winner,) = table.outcome.winners
        shown = table.view(None).shown
        assert shown[winner] == max(shown.values())
        assert list(shown.values()).count(shown[winner]) == 1
        assert afallon.Table.replay(table.record()).all_events() == table.all_events()
        assert afallon.Table.restore(table.snapshot()).view(0) == table.view(0)
        assert table.copy().state == table.state


def test_nobody_learns_anothers_die():
    table = afallon.new("nerve", seats=3, seed=4)
    for seat in table.seats:
        rolled = [event.data for event in table.events_for(seat) if event.kind == "rolled"]
        assert rolled == [{"seat": seat, "die": table.state.dice[seat]}]
        assert table.view(seat).die == table.state.dice[seat]
    assert [event.kind for event in table.events_for(None)] == ["asked"] * 3


def test_it_says_what_is_wrong_with_a_set_up():
    with pytest.raises(afallon.SetupError, match="two to eight"):
        afallon.new("nerve", seats=9)


def test_the_example_stays_small():
    (source,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len([line for line in source.splitlines() if line.strip()]) <= 100
