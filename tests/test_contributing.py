"""The guide to adding a character in CONTRIBUTING.md works as written: Guinevere is loaded as a plug-in and played.

Plug-ins are loaded when a process starts, so every test starts its own process. The test of the browser page is in
tests/browser/test_added_character.py.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from afallon.languages import LANGUAGES
from tests.guinevere import NAMES, SHORT, block, make_package

Run = Callable[..., subprocess.CompletedProcess[str]]

# Votes, cards and teams each take exactly one of these lines and refuse the rest.
CIRCLE = "1\n1 2\n1 2 3\n1 2 3 4\n1 2 3 4 5\n3\n4\n5\n6\n"


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run Python with Guinevere loaded: a script after `-c`, otherwise a command of afallon."""
    added = {**os.environ, **make_package(tmp_path / "elsewhere"), "XDG_DATA_HOME": str(tmp_path), "LANG": "en"}

    def start(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = ["-c", "from afallon.terminal.main import main; raise SystemExit(main())"]
        given = [*([] if arguments[0] == "-c" else command), *arguments]
        return subprocess.run(
            [sys.executable, "-W", "error::UserWarning", *given],
            input=typed,
            env=added,
            cwd=tmp_path,
            capture_output=True,
            check=False,
            encoding="utf-8",
        )

    return start


def told(done: subprocess.CompletedProcess[str]) -> Any:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


ONE_GAME = """
import json, afallon
deal = ["percival", "assassin", "guinevere", "minion", "merlin"]
table = afallon.new("avalon", seats=5, deal=deal, first_leader=0)
seen = [event.data for event in table.events_for(0) if event.kind == "seen"]
print(json.dumps([seen, table.view(2).characters, [event.kind for event in table.events_for(2)]]))
"""


def test_percival_cannot_tell_her_from_merlin(run: Run) -> None:
    seen, characters, own = told(run("-c", ONE_GAME))
    assert [(one["seats"], one["learns"]) for one in seen] == [([2, 4], "seems_merlin")]
    assert characters == {"2": "guinevere"}
    assert "seen" not in own


SET_UP = """
import json
from afallon.server.kits import check_setup, read_setup_code
asked = {"characters": ["merlin", "percival", "assassin", "guinevere"]}
checked = check_setup("avalon", 5, asked)
back = read_setup_code(checked.code)
again = check_setup(*back)
ru = check_setup("avalon", 5, {**asked, "edition": "ru"})
print(json.dumps([[problem.code for problem in checked.problems], checked.code, back, again.code, again.deck,
    [(line.key, line.character) for line in checked.script],
    [(problem.code, problem.details) for problem in ru.problems]]))
"""


def test_set_ups_with_her_are_checked_and_have_codes(run: Run) -> None:
    problems, code, (game, seats, options), code_again, deck, script, by_the_book = told(run("-c", SET_UP))
    assert problems == []  # she veils Merlin, so Percival is allowed at a table of five
    assert (game, seats, code_again) == ("avalon", 5, code)
    assert options["characters"] == ["merlin", "percival", "assassin", "guinevere"]
    assert deck == ["guinevere", "merlin", "percival", "assassin", "minion"]
    assert ["night-thumb-up", "guinevere"] in script
    # No edition of the rules has her.
    assert by_the_book == [["character_not_in_edition", {"character": "guinevere", "edition": "ru"}]]


UNKNOWN = """
import sys
from afallon.server.kits import check_setup, read_setup_code
print([(problem.code, problem.details) for problem in check_setup(*read_setup_code(sys.argv[1])).problems])
"""


def test_without_the_plug_in_her_code_names_the_missing_character(run: Run) -> None:
    code = told(run("-c", SET_UP))[1]
    done = subprocess.run([sys.executable, "-c", UNKNOWN, code], capture_output=True, check=True, encoding="utf-8")
    assert done.stdout == "[('unknown_character', {'character': 'guinevere'})]\n"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_narrator_speaks_of_her(run: Run, language: str) -> None:
    done = run("script", "--with", "percival,guinevere", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert NAMES[language] in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", ["uk"])
def test_a_whole_game_with_her_at_the_terminal(run: Run, language: str, tmp_path: Path) -> None:
    asked = ("--with", f"percival,{NAMES[language].lower()}", "--lang", language, "--plain", "--seats", "5")
    done = run("play", "avalon", *asked, "--seed", "1", "--save", "game.jsonl", typed=CIRCLE * 100)
    assert done.returncode == 0, done.stderr
    assert NAMES[language] in done.stdout
    replayed = run("replay", "game.jsonl", "--seat", "all", "--plain", "--lang", language)
    assert replayed.returncode == 0, replayed.stderr


def test_her_card_says_what_she_does(run: Run) -> None:
    done = run("play", "--with", "percival,guinevere", "--plain", "--seed", "0", typed="q\n")
    assert f"Your character: Guinevere. Your side: good. {SHORT['en']}" in " ".join(done.stdout.split())


def test_the_guide_has_the_commands_that_the_tests_run() -> None:
    assert "AFALLON_ADD=guinevere afallon play avalon --with percival,guinevere" in block("sh")
    assert '[project.entry-points."afallon.add"]' in block("toml")
