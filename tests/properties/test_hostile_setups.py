"""Hostile set-ups are refused with every reason, and the reasons name existing rules."""

from typing import Any

import pytest

import afallon
from afallon import SetupError
from afallon.testing.hostile import HUGE, Explosive, nested
from tests.properties.setups import RULES

HOSTILE_SETUPS: list[dict[str, Any]] = [
    *({"seats": seats} for seats in ("7", 7.0, True, None, 4, 11, 0, -7, HUGE, [7], "seven", float("nan"))),
    *({"characters": value} for value in (7, "merlin", {"merlin": 1}, [1], [None], [["merlin"]], ["Merlin"], [HUGE])),
    *({"characters": value} for value in (nested(100_000), ["\ud800"], [b"merlin"], True, 1.5)),
    {"characters": ["merlin", "merlin", "assassin"]},
    {"characters": ["merlin", "assassin", "morgana", "mordred", "oberon"]},
    *({"modules": value} for value in ("lady_of_the_lake", [1], ["lady"], 5, {"lady_of_the_lake": True}, [[]])),
    {"modules": ["lady_of_the_lake"] * 2},
    *({"deal": value} for value in (7, "merlin", [], ["merlin"], ["servant"] * 7, [None] * 7, ["merlin"] * 7)),
    *({"first_leader": value} for value in ("0", 0.0, True, -1, 7, HUGE, [0], float("nan"), float("inf"))),
    *({"edition": value} for value in (None, 1, "", "xx", ["ru"], "RU", "\ud800")),
    *({"fifth_team": value} for value in (None, True, 5, "never", ["vote"])),
    *({"assassin": value} for value in (5, "", "merlin", "nobody", ["assassin"], "servant", "mordred", True)),
    *({name: 1} for name in ("colour", "Seats", "version", "seed_", "pack")),
    {"characters": object()},
    {"characters": Explosive()},
    {"modules": {1, "lady_of_the_lake"}},
]


@pytest.mark.parametrize("wrong", HOSTILE_SETUPS, ids="-".join)
def test_a_hostile_setup_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        afallon.new("avalon", **{"seats": 7, "seed": 1, **wrong})
    assert caught.value.problems
    assert all(f"**{problem.rule}**" in RULES for problem in caught.value.problems)
    assert 0 < len(str(caught.value)) < 2000


def test_unknown_games_and_kinds_of_chance_are_refused() -> None:
    with pytest.raises(LookupError, match="backgammon"):
        afallon.new("backgammon", seats=2)
    with pytest.raises(ValueError, match="maybe"):
        afallon.new("avalon", seats=5, chance="maybe")
