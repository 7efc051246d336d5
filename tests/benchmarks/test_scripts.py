"""Every script in `benchmarks/` runs to its end, with sizes too small for meaningful figures."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import find_browser

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "benchmarks"

SMALL = {
    "compare": (str(ROOT), "--rounds", "1", "--seconds", "0.01"),
    "engine": ("--rounds", "1", "--seconds", "0.01"),
    "grail": ("--seconds", "0.01", "--fights", "1"),
    "growth": ("--lengths", "20", "60", "--undos", "2"),
    "mutants": ("--help",),  # a real run takes hours
    "players": ("--games", "1", "--seats", "5", "--players", "random"),
    "server": ("--tables", "1", "--seconds", "0.5"),
}
"""The arguments of each script. `engine` leaves out contenders that are not installed."""

IN_A_BROWSER = {
    "campaigns": ("--campaigns", "2", "--answers", "5", "--long", "10", "--taps", "1"),
    "page": ("--visits", "1"),
}


def run(script: str, *arguments: str) -> str:
    """Return the output of a script. The arguments do not let it write into the project."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "AFALLON_CHROMIUM": find_browser() or ""}
    command = [sys.executable, str(FOLDER / f"{script}.py"), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_script_has_arguments_here() -> None:
    assert {*SMALL, *IN_A_BROWSER} == {path.stem for path in FOLDER.glob("*.py")}


@pytest.mark.slow
@pytest.mark.parametrize("script", SMALL)
def test_a_script_runs_to_its_end(script: str) -> None:
    assert run(script, *SMALL[script])


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.parametrize("script", IN_A_BROWSER)
def test_a_script_with_a_browser_runs_to_its_end(script: str) -> None:
    assert run(script, *IN_A_BROWSER[script])
