"""Errors in plug-ins are reported at the start, with place, reason and advice. Each test starts its own process."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.guinevere import GUIDE, SHORT, make_package, words

HEAD = """
from afallon.avalon.character import *
from afallon.avalon.module import AvalonModule
from afallon.avalon.option import Option
"""


def character(fields: str) -> str:
    """Return the source of a plug-in that declares a character."""
    return f"{HEAD}CHARACTER = Character({fields})"


def start(environment: Mapping[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    """Run `afallon script`, or another command, with the plug-ins of this environment."""
    return subprocess.run(
        [sys.executable, "-c", "from afallon.terminal.main import main; raise SystemExit(main())", *command],
        env={**os.environ, **environment, "LANG": "en"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )


def package(tmp_path: Path, source: str) -> dict[str, str]:
    """Return the environment that loads Guinevere's plug-in with this source."""
    environment = make_package(tmp_path)
    (tmp_path / "guinevere" / "__init__.py").write_text(source, "utf-8")
    return environment


LOOKS = 'Sight(name="merlin", watchers=who("guinevere"), shown=who(EVIL), learns="evil")'

WRONG = {
    "the name is taken": (
        character('name="merlin", side=GOOD'),
        "guinevere: the name 'merlin' is taken by afallon.avalon.characters.merlin; give the Character another name",
    ),
    "a module has the name": (
        character('name="excalibur", side=GOOD'),
        "two parts of the game are called 'excalibur'; one of them needs another name",
    ),
    "nobody declares the tag": (
        character('name="guinevere", side=GOOD, traits=frozenset({"seems_merlin"})'),
        "guinevere cannot be added: character guinevere has tags that nobody declares, ['seems_merlin']: "
        "use those of afallon.avalon.tags, or add to them",
    ),
    "it is no name": (
        character('name="Guinevere", side=GOOD'),
        "guinevere cannot be added: character 'Guinevere': a name is small letters and digits, with single underscores",
    ),
    "it has a number": (
        character('name="guinevere", side=GOOD, number=99'),
        "guinevere: 'guinevere' must have no number; those are for what is in our box",
    ),
    "its crest is no path": (
        character('name="guinevere", side=GOOD, crest="<script>"'),
        "guinevere cannot be added: character guinevere: its crest is no path of an SVG: '<script>'",
    ),
    "it is no character": ("CHARACTER = 7", "guinevere.CHARACTER must be a Character, and is 7"),
    "its sight is somebody else's": (
        character(f'name="guinevere", side=GOOD, sights=({LOOKS},)'),
        "two steps of the night are called 'merlin', one of them by merlin; the one that was added needs another name",
    ),
    "its option is a field": (
        character('name="guinevere", side=GOOD, options=(Option(name="deal", values=(False, True)),)'),
        "options with names that every set-up has: ['deal']; they need others",
    ),
    "its option is somebody else's": (
        character('name="guinevere", side=GOOD, options=(Option(name="fifth_team", values=("a", "b")),)'),
        "guinevere: another option is called 'fifth_team' already",
    ),
    "it imports what is not there": (
        "import no_such_thing",
        "guinevere cannot be added: No module named 'no_such_thing'",
    ),
    "it breaks": ("1 / 0", "guinevere cannot be added: division by zero"),
    "it asks for the game": (
        "import afallon.avalon.game",
        "guinevere asks for the whole game while it is being added: import less of afallon in it",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize(("source", "complaint"), WRONG.values(), ids=WRONG)
def test_an_invalid_plug_in_is_explained(tmp_path: Path, source: str, complaint: str) -> None:
    done = start(package(tmp_path, source), "script", "avalon")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"afallon: {complaint}\n")


def test_a_missing_plug_in_is_explained(tmp_path: Path) -> None:
    done = start({"AFALLON_ADD": "lynette"}, "script")
    assert done.returncode == 2
    assert done.stderr.startswith("afallon: there is no Python package 'lynette' to add: look at AFALLON_ADD")


def test_a_plug_in_without_a_folder_for_a_language_is_refused(tmp_path: Path) -> None:
    environment = make_package(tmp_path)
    for language in ("pl", "it"):
        (tmp_path / "guinevere" / "text" / language / "guinevere.ftl").unlink()
        (tmp_path / "guinevere" / "text" / language).rmdir()
    done = start(environment, "script")
    assert done.returncode == 2
    assert done.stderr.startswith("afallon: guinevere has no words in pl, it: make a folder for each in ")


@pytest.mark.slow
def test_a_plug_in_that_lacks_a_translation_is_refused(tmp_path: Path) -> None:
    environment = make_package(tmp_path)
    (tmp_path / "guinevere" / "text" / "uk" / "guinevere.ftl").write_text(
        words("uk").replace(f"    .short = {SHORT['uk']}\n", ""), "utf-8"
    )
    complaint = "afallon: words are missing in the folder `text` of guinevere: avalon-character-guinevere.short (uk)\n"
    for command in (
        ("script",),
        ("play", "--plain"),
        ("serve", "--no-browser", "--port", "0", "--data", str(tmp_path)),
    ):
        done = start(environment, *command)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", complaint)


def test_a_plug_in_cannot_replace_our_messages(tmp_path: Path) -> None:
    environment = make_package(tmp_path)
    for language in SHORT:
        with (tmp_path / "guinevere" / "text" / language / "guinevere.ftl").open("a", encoding="utf-8") as file:
            file.write("night-all-close = Cheat!\n")
    done = start(environment, "script")
    assert done.returncode == 0, done.stderr
    assert "Cheat" not in done.stdout


MORE = (
    HEAD
    + """
from afallon.kernel import Tag

ALONE = Option(name="lonely_queen", values=("never", "sometimes", "always"))
ROYAL = Tag("royal", "Wears a crown.")
CHARACTER = Character(
    name="guinevere",
    side=GOOD,
    group="court",
    traits=frozenset({ROYAL}),
    sights=(Sight(name="guinevere", watchers=who("guinevere"), shown=who("good_lancelot"), learns="lancelot"),),
    options=(ALONE,),
)
MODULE = AvalonModule(name="round_table", group="court", needs=("guinevere",))
"""
)
MORE_WORDS = """
avalon-module-round-table = Round Table
    .short = It is round.
    .odds = { avalon-odds-unknown }
avalon-group-court = The court
avalon-option-lonely-queen = Lonely
    .short = How often.
avalon-option-lonely-queen-never = never
    .short = Never.
avalon-option-lonely-queen-sometimes = sometimes
    .short = Sometimes.
avalon-option-lonely-queen-always = always
    .short = Always.
"""
PLAYED = """
import afallon
from afallon.avalon import code
from afallon.avalon.game import GAME
from afallon.avalon.night import script
from afallon.avalon.setup import check
from afallon.server.kits.avalon_choices import avalon_choices
asked = {"characters": ["merlin", "assassin", "guinevere", "good_lancelot", "evil_lancelot"],
    "modules": ["round_table"], "lonely_queen": "always"}
setup, problems = check(7, asked)
text = code.write(7, GAME.options(setup))
seats, options = code.read(text)
assert check(seats, options)[0] == setup
assert options["lonely_queen"] == "always", options
lines = [line for line in script(setup) if line.character == "guinevere"]
assert [line.key for line in lines] == ["night-opens", "night-closes"], lines
table = afallon.new("avalon", seats=7, seed=3, **asked)
assert table.view(None).announced.options["lonely_queen"] == "always"
queen = table.state.characters.index("guinevere")
lancelot = table.state.characters.index("good_lancelot")
assert [(one.step, one.seats) for one in table.view(queen).seen] == [("guinevere", (lancelot,))]
(group,) = [one for one in avalon_choices().groups if one.name == "court"]
assert [thing.names for thing in group.things] == [("guinevere",), ("round_table",)]
assert group.options == ("lonely_queen",)
"""


@pytest.mark.slow
def test_a_plug_in_may_add_steps_tags_options_and_modules(tmp_path: Path) -> None:
    """A step of the night, a tag, an option with three values, a preset group, and a module that needs her."""
    environment = package(tmp_path, MORE)
    for language in SHORT:
        (tmp_path / "guinevere" / "text" / language / "more.ftl").write_text(MORE_WORDS, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    helped = start(environment, "play", "--help")
    assert "--lonely-queen {never,sometimes,always}" in helped.stdout
    told = start(environment, "script", "--with", "guinevere,good_lancelot,evil_lancelot", "--seats", "7")
    assert "Guinevere" in told.stdout, told.stderr


def test_an_installed_plug_in_is_loaded_by_its_entry_point(tmp_path: Path) -> None:
    environment = make_package(tmp_path)
    about = tmp_path / "guinevere-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guinevere\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[afallon.add]\nguinevere = guinevere\n", "utf-8")
    done = start({"PYTHONPATH": environment["PYTHONPATH"]}, "script", "--with", "percival,guinevere")
    assert done.returncode == 0, done.stderr
    assert "Guinevere" in done.stdout


IMPORTED_FIRST = "import guinevere, afallon; print(afallon.check('avalon', seats=7, characters=['guinevere']))"


def imported_first(environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", IMPORTED_FIRST],
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )


def test_a_plug_in_may_be_imported_before_the_game(tmp_path: Path) -> None:
    done = imported_first(make_package(tmp_path))
    assert (done.stdout, done.stderr) == ("()\n", "")


def test_a_half_imported_plug_in_is_an_error(tmp_path: Path) -> None:
    source, complaint = WRONG["it asks for the game"]
    done = imported_first(package(tmp_path, source))
    assert done.returncode == 1
    assert done.stderr.endswith(f"AdditionError: {complaint}\n")


def test_the_command_in_contributing_loads_the_plug_in_from_its_folder(tmp_path: Path) -> None:
    make_package(tmp_path)
    (command,) = re.findall(r"^.*AFALLON_ADD=guinevere afallon play .*$", GUIDE, re.MULTILINE)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PATH": path, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "en"}
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, env=environment, input="", capture_output=True, check=False, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Guinevere" in done.stdout
