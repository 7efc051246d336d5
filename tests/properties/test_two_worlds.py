"""Law 1: a seat knows exactly the events addressed to it. `-s` prints the figures."""

from collections.abc import Iterator

import pytest

from afallon.avalon import game
from afallon.testing.terms import THOROUGHNESS
from tests.declaring import declare
from tests.properties import leaks, leaks_of_modules
from tests.properties.leaks import HARMLESS, LEAKS, Plant
from tests.properties.leaks_of_modules import LEAKS_OF_MODULES
from tests.properties.setups import FEATURES
from tests.properties.two_worlds import compare_worlds

GAMES = 120 * THOROUGHNESS
ALL_LEAKS = LEAKS | LEAKS_OF_MODULES

REVEALING = {"evil_shown", "asked for the guess", "character_shown", "characters_shown", "nothing yet"}
"""The ways in which games reveal the difference between worlds, or do not."""


@pytest.fixture(autouse=True)
def _fresh_programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Clear cached programs: they hold compiled steps, so none may survive from before or after a planted leak."""
    declare(monkeypatch, game.GAME, leaks, leaks_of_modules)
    game._compile.cache_clear()
    yield
    game._compile.cache_clear()


@pytest.mark.slow
def test_secrets_make_no_difference_to_a_stream() -> None:
    report = compare_worlds(range(GAMES), readers=5)
    print(f"\ntwo worlds: {report}")
    assert not report.leaks, "\n".join(report.leaks[:3])
    assert report.pairs == GAMES * 5
    assert report.share >= 0.9
    assert set(report.revealed_by) == REVEALING


@pytest.mark.slow
@pytest.mark.parametrize("feature", FEATURES)
def test_secrets_make_no_difference_with_any_feature(feature: str) -> None:
    report = compare_worlds(range(5000, 5000 + 4 * THOROUGHNESS), readers=4, including=(feature,))
    assert not report.leaks, "\n".join(report.leaks[:3])
    assert report.share >= 0.7


@pytest.mark.slow
@pytest.mark.parametrize("plant", ALL_LEAKS, ids=lambda plant: plant.__name__)
@pytest.mark.slow
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(compare_worlds([seed], including=ALL_LEAKS[plant]).leaks for seed in range(60))


@pytest.mark.slow
@pytest.mark.parametrize("plant", HARMLESS, ids=lambda plant: plant.__name__)
def test_a_harmless_change_is_not_reported_as_a_leak(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    report = compare_worlds(range(1000, 1000 + 20 * THOROUGHNESS), readers=4)
    assert not report.leaks, "\n".join(report.leaks[:3])
    assert report.share >= 0.9
