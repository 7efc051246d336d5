"""The command line: help, version, refused set-ups, and the night script."""

import os
import subprocess
import sys

import pytest

import afallon as package
from afallon.avalon.box import OPTIONS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.night import script
from afallon.avalon.setup import check
from afallon.kernel import accepted
from afallon.lab.grail import balance, fights
from afallon.players import BEST, PLAYERS
from afallon.terminal import packs
from afallon.terminal.arguments import parse
from afallon.terminal.language import help_lines, language_of, option_lines
from afallon.text import LANGUAGES, say, sources

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "it", "LC_ALL": ""}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_default_language_is_that_of_the_locale(environment, language):
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lines_equal_their_fluent_messages(language):
    lines = help_lines(language)
    assert len(lines) == sources(language)["terminal"].count("terminal-help-")
    assert lines == {key: say(language, f"terminal-help-{key}") for key in lines}


@pytest.mark.parametrize(
    "command", [[], ["play"], ["script"], ["replay"], ["pack"], *(["pack", name] for name in packs.COMMANDS)]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_translated(afallon, capsys, language, command):
    with pytest.raises(SystemExit) as leaving:
        afallon(*command, "--lang", language, "--help")
    assert leaving.value.code == 0
    printed = capsys.readouterr().out
    assert help_lines(language)["help"] in printed
    assert printed.startswith(help_lines(language)["usage"])


def test_help_loads_neither_rich_nor_fluent():
    code = (
        "import sys; from afallon.terminal.main import main\n"
        "try: main(['--help'])\n"
        "finally: print([name for name in ('rich', 'fluent.runtime', 'afallon.players') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8")
    assert done.stdout.endswith("[]\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stream", "arguments"),
    [
        ("stdout", ["--help"]),
        ("stdout", ["--version"]),
        ("stdout", ["pack", "check", "tests/grail/packs/fixture"]),
        ("stderr", ["pack", "check", "tests/grail/packs/nowhere"]),
        ("stdout", ["play", "avalon", "--plain", "--seed", "1"]),
    ],
)
def test_a_command_ends_silently_when_its_output_is_closed(own_folder, stream, arguments):
    reader, writer = os.pipe()
    os.close(reader)  # as `head` does
    done = subprocess.run(
        [sys.executable, "-c", "from afallon.terminal.main import main; raise SystemExit(main())", *arguments],
        check=False,
        stdin=subprocess.DEVNULL,
        # With buffered output, argparse reports no error for a closed stream.
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        encoding="utf-8",
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, stream: writer},
    )
    os.close(writer)
    assert (done.returncode, done.stdout or "", done.stderr or "") == (141, "", "")


def test_the_version(afallon):
    assert afallon("--version") == (0, f"afallon {package.__version__}\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["ply"],
        ["play", "chess"],
        ["play", "--seed", "many"],
        ["play", "--colour"],
        ["replay"],
        ["pack"],
        ["pack", "burn", "tests"],
        ["pack", "check"],
        ["play", "--lang", "xx"],
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_in_arguments_are_translated(afallon, monkeypatch, language, arguments):
    monkeypatch.setenv("LANG", language)
    code, printed, complaint = afallon(*arguments)
    assert (code, printed) == (2, "")
    keys = ("terminal-misunderstood", "terminal-incomplete")
    assert any(complaint.startswith(say(language, key, argument="\n").partition("\n")[0]) for key in keys)


@pytest.mark.parametrize("command", ["play", "script"])
def test_the_command_line_knows_every_edition_and_option(command):
    def ask(*more):
        return vars(parse([command, *more], "en"))

    assert {ask("--edition", edition)["edition"] for edition in EDITIONS} == set(EDITIONS)
    for option in OPTIONS.values():
        flag = "--" + option.name.replace("_", "-")
        assert ask()[option.name] is None
        for value in option.values[1:] if option.is_switch else option.values:
            assert ask(flag, *([] if option.is_switch else [value]))[option.name] == value


def test_the_command_line_knows_every_bot():
    assert {vars(parse(["play", "--bots", bot], "en"))["bots"] for bot in PLAYERS} == set(PLAYERS)
    assert vars(parse(["play"], "en"))["bots"] == BEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_options_equals_their_fluent_messages(language):
    lines = option_lines(language)
    for option in OPTIONS.values():
        key = f"avalon-option-{option.name}"
        expected = f"{say(language, key)}. {say(language, key + '.short')}"
        assert lines[f"option-{option.name}".replace("_", "-")] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_problems_of_a_set_up_are_reported_at_once(afallon, own_folder, language):
    code, printed, complaint = afallon(
        "play",
        *("--lang", language, "--edition", "pl", "--with", "morgana,mordred,oberon", "--without", "assassin"),
        *("--people", "Ann,ann,123", "--first-leader", "Zed", "--without", "gandalf"),
    )
    expected = [
        say(language, "avalon-problem-unknown-character", character="gandalf"),
        say(language, "terminal-problem-unusable-name", name="'123'", most=20),
        say(language, "terminal-problem-name-twice", name="ann"),
        say(language, "terminal-problem-no-such-person", leader="Zed"),
        say(language, "avalon-problem-too-many-of-a-side", side=say(language, "avalon-side-evil"), asked=3, size=2),
        say(language, "avalon-problem-merlin-needs-an-assassin"),
        say(language, "avalon-problem-morgana-needs-percival"),
    ]
    assert code == 2
    assert not printed
    for line in expected:
        assert line in complaint
    assert not own_folder.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_argument_hides_no_other_problem(afallon, own_folder, language):
    arguments = (
        "--seats",
        "many",
        "--fifth-team",
        "perhaps",
        "--edition",
        "fr",
        "--with",
        "gandalf",
        "--colour",
        "red",
    )
    code, printed, complaint = afallon("play", "avalon", "--lang", language, *arguments)
    fifth_team = say(language, "avalon-option-fifth-team")
    value = {"option": fifth_team, "value": "perhaps", "allowed": "goes, vote"}
    assert (code, printed) == (2, "")
    assert complaint.splitlines() == [
        say(language, "terminal-misunderstood", argument="--colour red"),
        say(language, "avalon-problem-wrong-number-of-seats", seats="many"),
        say(language, "problem-no-such-value", **value),
        say(language, "avalon-problem-unknown-edition", edition="fr"),
        say(language, "avalon-problem-unknown-character", character="gandalf"),
    ]
    assert not own_folder.exists()


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (["--seats", "4"], "avalon-problem-wrong-number-of-seats"),
        (["--seats", "5", "--people", "A,B,C,D,E,F"], "terminal-problem-too-many-people"),
        (["--with", "gandalf"], "avalon-problem-unknown-character"),
    ],
)
def test_an_unplayable_set_up_is_refused(afallon, arguments, key):
    code, _, complaint = afallon("play", *arguments)
    assert code == 2
    assert complaint.startswith(
        say("en", key, seats=4, people=6, character="gandalf").partition(":")[0].partition("4")[0]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_can_be_given_by_their_translated_names(afallon, language):
    names = [say(language, f"avalon-character-{name}") for name in ("percival", "morgana")]
    by_name = afallon("script", "--lang", language, "--with", ",".join(names))
    assert by_name == afallon("script", "--lang", language, "--with", "percival,morgana")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_night_script_has_one_line_per_step(afallon, language):
    code, printed, complaint = afallon(
        "script", "avalon", "--seats", "7", "--with", "percival,morgana,oberon", "--lang", language
    )
    options = {"characters": ["merlin", "assassin", "percival", "morgana", "oberon"]}
    assert (code, complaint) == (0, "")
    assert len(printed.splitlines()) == len(script(accepted(check(7, options))))
    assert say(language, "night-eyes-stay-closed", character=say(language, "avalon-character-oberon")) in printed


def test_a_warning_does_not_stop_the_script(afallon):
    code, printed, complaint = afallon("script", "--with", "lady_of_the_lake")
    assert code == 0
    assert printed
    assert complaint == say("en", "avalon-problem-lady-below-seven", seats=5) + "\n"


LANTERN = "tests/grail/packs/lantern"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_pack_balance_prints_and_writes_its_tables(afallon, tmp_path, language):
    wanted = ["--part", "encounters", "--part", "days", "--seats", 1, "--fights", 2, "--campaigns", 2, "--days", 3]
    out = tmp_path / "balance.md"
    kept = ["--jobs", 1, "--work", tmp_path / "work", "--out", out, "--lang", language]
    code, printed, _ = afallon("pack", "balance", LANTERN, *wanted, *kept)
    assert code == 0
    assert "wreckers" in printed
    page = out.read_text("utf-8")
    assert page.startswith(f"# {say(language, 'grail-balance')}\n")
    assert page.count("## ") == 4  # encounters, two kinds of planners, and the ledger
    assert say(language, "grail-balance-mean-day") in page


@pytest.mark.parametrize("command", ["balance", "prove"])
def test_a_folder_without_a_pack_is_refused(afallon, tmp_path, command):
    code, _, complaint = afallon("pack", command, tmp_path)
    assert code == 1
    assert "YAML" in complaint


def test_a_study_refuses_more_players_than_characters(afallon, tmp_path):
    folder = tmp_path / "my-pack"
    afallon("pack", "new", folder)
    code, _, complaint = afallon("pack", "balance", folder, "--seats", 3)
    assert (code, complaint) == (1, say("en", "grail-study-too-many-players", known="1") + "\n")
    (folder / "characters" / "goose_girl" / "combat.yaml").write_text("[]")
    code, _, complaint = afallon("pack", "prove", folder, "--lang", "uk")
    facts = {"character": "goose_girl", "starting": 0, "upgrades": 0}
    assert (code, complaint) == (1, say("uk", "grail-problem-wrong-number-of-combat-cards", **facts) + "\n")


def test_an_interrupted_study_keeps_its_results(afallon, tmp_path, monkeypatch):
    def interrupted(bout):
        if bout.seed == 2:
            raise KeyboardInterrupt
        return fights.fight(bout)

    arguments = ["pack", "balance", LANTERN, "--part", "encounters", "--seats", 1, "--fights", 4, "--jobs", 1]
    arguments += ["--work", tmp_path, "--player", "greedy"]
    with monkeypatch.context() as patched:
        patched.setattr(balance, "fight", interrupted)
        code, _, complaint = afallon(*arguments)
    assert code == 130
    assert say("en", "grail-study-interrupted").split(":")[0] in complaint
    assert sum(len(file.read_text().splitlines()) for file in tmp_path.glob("fights-*.jsonl")) == 2
    assert afallon(*arguments)[0] == 0
