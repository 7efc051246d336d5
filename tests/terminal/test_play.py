"""Whole games at the terminal in every language; leaving and resuming."""

import os
import signal
import subprocess
import sys

import pytest

from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.prompt import read_command
from afallon.terminal.session import load, replay
from afallon.text import LANGUAGES, say

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

# Votes, cards and teams each accept exactly one of these lines and refuse the others. So repeating the lines always
# approves, always plays success and proposes the first people, in any order of questions.
CIRCLE = "1\n1 2\n1 2 3\n1 2 3 4\n1 2 3 4 5\n3\n4\n5\n6\n"


def read_game(path):
    session, record = load(path)
    return session, replay(path, record)


def only_game(folder):
    (path,) = folder.iterdir()
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(afallon, own_folder, language):
    code, printed, complaint = afallon(
        *("play", "avalon", "--seats", 7, "--lang", language, "--seed", 7),
        *("--with", "percival,morgana,lady_of_the_lake"),
        typed=CIRCLE * 100,
    )
    path = only_game(own_folder)
    session, table = read_game(path)
    view, words = table.view(None), AvalonWords(language, session.names)
    assert (code, complaint) == (0, "")
    assert table.outcome is not None
    flat = " ".join(printed.split())
    assert words.event(table.events_for(None)[-1]) in flat
    for seat in table.seats:
        character, side = (
            say(language, key)
            for key in (f"avalon-character-{view.characters[seat]}", f"avalon-side-{view.sides[seat]}")
        )
        person = say(language, "terminal-person", name=session.names[seat], character=character, side=side)
        assert person in flat
    for line in words.knowledge(table.view(0)):
        assert line in flat
    assert f"afallon replay {path}" in printed
    assert max(map(len, printed.splitlines()[:-1])) <= 80


def test_one_person_plays_with_four_bots_by_default(afallon, own_folder):
    afallon("play")
    session, table = read_game(only_game(own_folder))
    assert len(table.seats) == 5
    assert session.people == (0,)
    assert session.bots == "careful"
    assert len(set(session.names)) == 5


def test_the_seed_is_never_shown(afallon, own_folder):
    _, printed, _ = afallon("play", typed="s\nl\nh\n?\nt\n" + CIRCLE * 60)
    session, table = read_game(only_game(own_folder))
    assert table.outcome is not None
    assert session.seed not in printed
    assert str(int(session.seed, 16)) not in printed


@pytest.mark.parametrize("typed", ["q\n", "", "1\n"], ids=["quit", "end of input at once", "end of input later"])
def test_leaving_saves_and_shows_the_command_to_resume(afallon, own_folder, typed):
    code, printed, _ = afallon("play", "--seed", 3, typed=typed)
    path = only_game(own_folder)
    assert code == 0
    assert printed.endswith(f"  afallon play avalon --resume {path}\n")
    assert read_game(path)[1].outcome is None


def test_an_interrupt_saves_the_game_and_exits_with_0(afallon, own_folder, monkeypatch):
    def interrupt(prompt=""):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, printed, _ = afallon("play", "--seed", 3)
    assert code == 0
    assert printed.endswith(f"  afallon play avalon --resume {only_game(own_folder)}\n")


@pytest.mark.parametrize("seed", [3, 4])
def test_resuming_after_every_answer_gives_the_same_game(afallon, tmp_path, seed):
    whole, pieces = tmp_path / "whole.jsonl", tmp_path / "pieces.jsonl"
    deal = ("--seed", seed, "--people", "Ann,Bob", "--first-leader", "Ann")
    afallon("play", *deal, "--save", whole, typed=CIRCLE * 100)
    afallon("play", *deal, "--save", pieces)
    for _ in range(400):
        afallon("play", "--resume", pieces, typed="\n" + CIRCLE + "q\n" * 9)
        if read_game(pieces)[1].outcome is not None:
            break
    assert pieces.read_text() == whole.read_text()


def test_a_resumed_game_may_change_its_language(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon("play", "--seed", 3, "--save", path)
    _, printed, _ = afallon("play", "--resume", path, "--lang", "pl")
    assert printed.startswith(say("pl", "terminal-welcome-avalon"))


def test_resuming_a_finished_game_shows_its_story_again(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon("play", "--seed", 3, "--save", path, typed=CIRCLE * 60)
    before = path.read_text()
    code, printed, _ = afallon("play", "--resume", path)
    assert code == 0
    assert say("en", "terminal-kept") in printed
    assert path.read_text() == before


def wait_for(stream, text):
    """Read a stream up to and including this text."""
    read = b""
    while not read.endswith(text):
        byte = stream.read(1)
        assert byte, read.decode()
        read += byte
    return read.decode()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_acknowledged_answers_survive_a_kill(afallon, tmp_path):
    whole, killed = tmp_path / "whole.jsonl", tmp_path / "killed.jsonl"
    deal = ["play", "--seed", "3", "--first-leader", "1"]
    afallon(*deal, "--save", whole, typed=CIRCLE * 60)
    command = [sys.executable, "-c", "from afallon.terminal.main import main; main()", *deal, "--save", str(killed)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "LANG": "C"}
    ) as game:
        wait_for(game.stdout, b"> ")
        for line in (b"1 2\n", b"1\n", b"1\n"):
            game.stdin.write(line)
            game.stdin.flush()
            wait_for(game.stdout, b"> ")
        game.kill()
    table = read_game(killed)[1]
    answers = [event for event in table.events_for(0) if event.kind == "answered" and event.data["seat"] == 0]
    assert [event.data["value"] for event in answers] == [(0, 1), "approve", "success"]
    assert list(killed.parent.glob(".*")) == []
    afallon("play", "--resume", killed, typed=CIRCLE * 60)
    assert killed.read_text() == whole.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_invalid_input_is_explained_and_changes_nothing(afallon, own_folder, language):
    typed = "\n1 2 3\nxyzzy\n1 1\n1\n99 1\n1 2\n"
    _, printed, _ = afallon("play", "--seed", 3, "--first-leader", 1, "--lang", language, typed=typed)
    session, table = read_game(only_game(own_folder))
    flat = " ".join(printed.split())
    for key, details in [
        ("size", {"size": 2, "number": 3}),
        ("unknown", {"typed": "xyzzy"}),
        ("twice", {"name": session.names[0]}),
        ("size", {"size": 2, "number": 1}),
        ("unknown", {"typed": "99"}),
    ]:
        assert say(language, f"terminal-refused-{key}", **details) in flat
    assert table.view(None).proposals[0].team == (0, 1)


def evil_game():
    """Return the command for a game where Ann is evil and on the first team."""
    return ("play", "--people", "Ann", "--first-leader", 1, "--seed", "3")


def test_an_unconfirmed_fail_is_not_played(afallon, own_folder):
    _, printed, _ = afallon(*evil_game(), typed="1 2\ny\nf\nok\n")
    _, table = read_game(only_game(own_folder))
    assert table.view(0).sides[0] == "evil"
    assert say("en", "terminal-confirm", card="fail") in " ".join(printed.split())
    assert table.view(0).cards_given[1][0] == "success"


def test_a_confirmed_fail_is_played(afallon, own_folder):
    afallon(*evil_game(), typed="1 2\ny\nf\nfail\n")
    assert read_game(only_game(own_folder))[1].view(0).cards_given[1][0] == "fail"


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "help"), ("uk", "допомога"), ("pl", "POMOC"), ("it", "aiuto"), ("ru", "помощь")]
)
def test_help_can_be_typed_as_a_word(language, typed):
    assert [read_command(text, language) for text in (typed, "help", "?")] == ["rules"] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_show_rules_votes_log_and_table(afallon, own_folder, language):
    typed = "1 2\n1\n1\n?\nh\nl\nt\ns\n"
    _, printed, _ = afallon("play", "--seed", 3, "--first-leader", 1, "--lang", language, typed=typed)
    path = only_game(own_folder)
    session, table = read_game(path)
    flat, words = " ".join(printed.split()), AvalonWords(language, session.names)
    assert say(language, "avalon-ask-vote.rules") in flat
    assert flat.count(words.event(table.events_for(0)[0])) == 2  # as news, and in the log
    assert flat.count(words.knowledge(table.view(0))[0]) == 2  # at the beginning, and with the table
    assert say(language, "terminal-saved", file="").rstrip(" .") in flat


def test_an_unwritable_file_is_reported_at_once(afallon, tmp_path):
    (tmp_path / "file").touch()
    code, _, complaint = afallon("play", "--save", tmp_path / "file" / "game.jsonl")
    assert code == 1
    assert str(tmp_path / "file" / "game.jsonl") in complaint


def test_a_game_continues_when_saving_fails(afallon, tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    saves = []

    def refuse(saved):
        saves.append(saved)
        if len(saves) > 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("afallon.terminal.saved_game.SavedGame.keep", refuse)
    code, printed, _ = afallon("play", "--seed", 3, "--save", path, typed=CIRCLE * 60)
    assert code == 0
    assert "No space left on device" in " ".join(printed.split())
    assert say("en", "terminal-kept") not in printed


@pytest.mark.parametrize(
    "content",
    ["", "hello\n", '{"game":"chess","version":1,"seats":5,"options":{}}\n', b"\xff\xfe"],
    ids=["empty", "words", "another game", "no text"],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]], ids=["resume", "replay"])
def test_a_file_that_is_not_a_game_is_refused(afallon, tmp_path, command, content):
    path = tmp_path / "game.jsonl"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    code, printed, complaint = afallon(*command, path)
    assert (code, printed) == (1, "")
    assert str(path) in complaint


def test_a_missing_file_is_named(afallon, tmp_path):
    for command in (["play", "--resume"], ["replay"]):
        code, _, complaint = afallon(*command, tmp_path / "nowhere")
        assert code == 1
        assert str(tmp_path / "nowhere") in complaint
