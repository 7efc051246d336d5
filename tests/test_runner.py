"""The second run of failed browser and server tests: real failures still fail the run, flaky tests are reported."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

STAYS = "def test_planted(): assert 1 == 2, 'it stays'"
PASSES_LATER = """
from pathlib import Path
def test_planted():
    seen = Path("seen")
    first = not seen.exists()
    seen.touch()
    assert not first, "the first time"
"""
SKIPPED = "import pytest\ndef test_skipped(): pytest.skip('nothing here')"
FIXTURE_FAILS_FIRST = PASSES_LATER.replace("def test_planted():", "import pytest\n@pytest.fixture\ndef broken():") + (
    "\ndef test_planted(broken): pass\n"
)


def run(folder: Path, workers: str = "0", **tests: str) -> subprocess.CompletedProcess[str]:
    """Run these tests as `./run test` does; each argument name is the folder of its test."""
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n")
    (folder / "tests").mkdir()
    (folder / "tests/conftest.py").write_text((ROOT / "tests/conftest.py").read_text("utf-8"), "utf-8")
    for area, text in tests.items():
        (folder / "tests" / area).mkdir()
        (folder / f"tests/{area}/test_{area}.py").write_text(f"{text}\ndef test_passes(): pass\n")
    return subprocess.run(
        [
            sys.executable,
            "-P",
            str(ROOT / "tests/runner.py"),
            "-p",
            "no:cacheprovider",
            "-p",
            "xdist.plugin",
            "-n",
            workers,
        ],
        cwd=folder,
        env={**os.environ, "CI": "true", "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize("area", ["browser", "server", "kernel"])
def test_a_real_failure_fails_the_run(tmp_path: Path, area: str) -> None:
    done = run(tmp_path, **{area: STAYS})
    assert done.returncode == 1
    assert "flaky:" not in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("text", [PASSES_LATER, FIXTURE_FAILS_FIRST], ids=["test", "fixture"])
def test_a_server_test_that_passes_alone_is_reported_as_flaky(tmp_path: Path, text: str) -> None:
    done = run(tmp_path, workers="1", server=text)
    assert done.returncode == 0, done.stdout
    flaky = done.stdout.partition("flaky:")[2]
    assert "tests/server/test_server.py::test_planted" in flaky
    assert "the first time" in flaky
    assert flaky.strip().endswith("2 passed, 0 failed")


@pytest.mark.slow
def test_other_tests_get_one_try(tmp_path: Path) -> None:
    assert run(tmp_path, kernel=PASSES_LATER).returncode == 1


@pytest.mark.slow
def test_another_failure_besides_a_flaky_test_fails_the_run(tmp_path: Path) -> None:
    done = run(tmp_path, server=PASSES_LATER, kernel=STAYS)
    assert done.returncode == 1
    assert "running again" not in done.stdout


@pytest.mark.slow
def test_a_skipped_test_besides_a_flaky_one_fails_the_run_in_ci(tmp_path: Path) -> None:
    done = run(tmp_path, server=PASSES_LATER, kernel=SKIPPED)
    assert done.returncode == 6
    assert "running again" not in done.stdout
