"""Fixtures of the terminal tests: commands with typed input, and a data folder of their own."""

import io
import sys

import pytest

from afallon.terminal.main import main


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))  # keep games of the person who runs the tests out of the way
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data" / "afallon"


@pytest.fixture
def afallon(monkeypatch, capsys):
    """Run a command with these typed lines; returns exit code, standard output and standard error."""

    def run(*arguments, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run
