"""No seat of Voyage learns more than the rules tell it, and the test finds planted leaks."""

import os

import pytest

from afallon.voyage.game import GAME as VOYAGE
from tests.declaring import declare
from tests.voyage import leaks
from tests.voyage.leaks import HARMLESS, LEAKS, Plant
from tests.voyage.two_worlds import compare_worlds

THOROUGHNESS = int(os.environ.get("AFALLON_THOROUGHNESS", "1"))
GAMES = 120 * THOROUGHNESS


@pytest.fixture(autouse=True)
def _planted_words(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, VOYAGE, leaks)


@pytest.mark.slow
@pytest.mark.rule("VO-SETUP-07", "VO-SETUP-10", "VO-TURN-05")
def test_secrets_make_no_difference_to_a_stream() -> None:
    report = compare_worlds(range(GAMES), readers=4)
    print(f"\ntwo worlds: {report}")
    assert not report.leaks, "\n".join(report.leaks[:3])
    assert report.pairs == GAMES * 4
    assert report.share >= 0.7
    assert set(report.revealed_by) == {"roles_shown", "nothing yet"}
    for secret in ("roles", "tiles", "alternatives"):
        assert report.differing[secret] >= 0.3 * report.pairs, secret


@pytest.mark.slow
@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(compare_worlds(range(seed, seed + 1)).leaks for seed in range(60))


@pytest.mark.slow
@pytest.mark.parametrize("plant", HARMLESS, ids=lambda plant: plant.__name__)
def test_a_harmless_change_is_not_reported_as_a_leak(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    report = compare_worlds(range(1000, 1020), readers=4)
    assert not report.leaks, "\n".join(report.leaks[:3])
    assert report.share >= 0.7
