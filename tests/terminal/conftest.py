"""What the tests of the terminal share: a keyboard that is typed on in advance, and a folder of their own."""

import io
import sys

import pytest

from afallon.terminal.main import main


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))  # where games of whoever runs the tests may lie
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data" / "afallon"


@pytest.fixture
def afallon(monkeypatch, capsys):
    """Run a command with these lines typed; gives the exit code, what was printed, and what was complained of."""

    def run(*arguments, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run
