"""Law 1: a seat knows exactly the events addressed to it. `-s` shows the figures."""

import os

import pytest

from tests.properties.leaks import HARMLESS, LEAKS, Plant
from tests.properties.two_worlds import compare_worlds

THOROUGHNESS = int(os.environ.get("AFALLON_THOROUGHNESS", "1"))
GAMES = 240 * THOROUGHNESS


def test_what_a_seat_cannot_know_makes_no_difference_to_it() -> None:
    report = compare_worlds(range(GAMES), readers=5)
    print(f"\ntwo worlds: {report}")
    assert not report.leaks, "\n".join(report.leaks[:3])
    assert report.pairs == GAMES * 5
    assert report.share >= 0.7
    assert {"evil_shown", "asked assassinate", "characters_shown", "nothing yet"} == set(report.revealed_by)


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(compare_worlds(range(seed, seed + 1)).leaks for seed in range(60))


@pytest.mark.parametrize("plant", HARMLESS, ids=lambda plant: plant.__name__)
def test_what_is_no_leak_is_not_taken_for_one(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    report = compare_worlds(range(1000, 1040), readers=4)
    assert not report.leaks, "\n".join(report.leaks[:3])
    assert report.share >= 0.7
