"""Several people at one keyboard: no player sees another's secrets."""

import os
import pty
import re
import struct
import subprocess
import sys
from fcntl import ioctl
from termios import TIOCSWINSZ

import pytest

from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.session import load, replay
from afallon.text import say

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

PEOPLE = ("Ann", "Bob", "Cleo")
CIRCLE = "1\n1 2\n1 2 3\n1 2 3 4\n2\n3\n4\n5\n"
PRIVATE = (
    *("dealt", "seen", "loyalty_shown", "leader_seen"),
    *("card_taken_back", "trapped_card_seen", "ambushed_card_seen"),
)
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def secrets_of(table, words, seat):
    """Return every sentence that only this seat may read before the end."""
    told = [words.event(event) for event in table.events_for(seat) if event.kind in PRIVATE]
    return {*told, *words.knowledge(table.view(seat))}


def check_turns(printed, path):
    """Split the output at each hand-over, and search each part for others' secrets."""
    session, record = load(path)
    table = replay(path, record)
    words = AvalonWords("en", session.names)
    hand_over = re.escape(say("en", "terminal-hand-over", name="@")).replace("@", "(NAME)", 1).replace("@", "NAME")
    flat = " ".join(printed.split())
    ended = words.event(table.events_for(None)[-1])
    before, *turns = re.split(hand_over.replace("NAME", "(?:Ann|Bob|Cleo)"), flat.partition(ended)[0])
    secrets = {name: secrets_of(table, words, seat) for seat, name in enumerate(session.names)}
    assert not any(secret in before for own in secrets.values() for secret in own)
    seen = set()
    for name, shown in zip(turns[::2], turns[1::2], strict=True):
        own = secrets[name]
        seen |= {name} if any(secret in shown for secret in own) else set()
        for other in PEOPLE:
            assert not [secret for secret in secrets[other] - own if secret in shown], (name, other)
    assert seen == set(PEOPLE)
    return turns


@pytest.mark.parametrize("seed", range(3))
def test_plain_output_shows_no_secret_of_another_player(afallon, tmp_path, seed):
    path = tmp_path / "game.jsonl"
    _, printed, _ = afallon(
        *("play", "--people", ",".join(PEOPLE), "--with", "percival,morgana,lady_of_the_lake", "--seed", seed),
        *("--lang", "en", "--save", path),
        typed=CIRCLE * 200,
    )
    assert load(path)[1].lines
    turns = check_turns(printed, path)
    assert len(turns) > 6 * len(PEOPLE)


@pytest.mark.parametrize("preset", ["big_box", "full_hands"])
def test_plain_output_shows_no_secrets_in_games_with_many_modules(afallon, tmp_path, preset):
    path = tmp_path / "game.jsonl"
    _, printed, _ = afallon(
        *("play", "--preset", preset, "--people", ",".join(PEOPLE), "--bots", "random", "--seed", 1),
        *("--lang", "en", "--save", path),
        typed=("0\n" + CIRCLE + "1 2 3 4 5\n1 2 3 4 5 6\n") * 200,
    )
    check_turns(printed, path)
    assert replay(path, load(path)[1]).outcome is not None


def test_each_person_has_their_own_language(afallon, tmp_path):
    _, printed, _ = afallon("play", "--people", "Ann,Олена:uk", "--lang", "it", typed="\n" * 9)
    assert say("it", "terminal-hand-over", name="Ann") in " ".join(printed.split())
    assert say("uk", "terminal-hand-over", name="Олена") in " ".join(printed.split())


def on_a_terminal(arguments, typed, *, columns=80, rows=24, **environment):
    """Run the command on a terminal of this size with typed input; return all output."""
    master, slave = pty.openpty()
    ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    command = [sys.executable, "-c", "import sys; from afallon.terminal.main import main; sys.exit(main())"]
    settings = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
    with subprocess.Popen([*command, *arguments], stdin=slave, stdout=slave, stderr=slave, env=settings) as game:
        os.close(slave)
        os.write(master, typed.encode())
        written = b""
        while True:
            try:
                piece = os.read(master, 65536)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            written += piece
    os.close(master)
    assert game.returncode == 0
    return written.decode()


@pytest.mark.slow
@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}], ids=["colour", "no colour"])
def test_the_drawn_table_is_cleared_between_people(tmp_path, environment):
    path = tmp_path / "game.jsonl"
    arguments = ["play", "--people", ",".join(PEOPLE), "--seed", "2", "--lang", "en", "--save", str(path)]
    written = on_a_terminal(arguments, CIRCLE * 8 + "q\n" * 20, **environment)
    assert written.index("\x1b[?1049h") < written.index(say("en", "terminal-welcome-avalon"))
    inside, _, after = written.rpartition("\x1b[?1049l")
    assert str(path) in after
    screens = re.split(r"\x1b\[3J(?=\x1b\[2J|\x1b\[H)", inside)
    session, record = load(path)
    table = replay(path, record)
    words = AvalonWords("en", session.names)
    secrets = {name: secrets_of(table, words, seat) for seat, name in enumerate(PEOPLE)}
    in_front, seen = None, set()
    for screen in screens[1:]:
        flat = " ".join(ESCAPES.sub("", screen).split())
        handed_to = [name for name in PEOPLE if say("en", "terminal-hand-over", name=name) in flat]
        may_see = secrets[in_front] if in_front and not handed_to else set()
        shown = {secret for own in secrets.values() for secret in own if secret in flat}
        assert shown <= may_see, in_front
        seen |= {in_front} if shown else set()
        in_front = handed_to[0] if handed_to else in_front
    assert seen == set(PEOPLE)
    if environment:
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]", written)


def test_a_dumb_terminal_gets_plain_lines(tmp_path):
    written = on_a_terminal(["play", "--seed", "3", "--save", str(tmp_path / "game")], CIRCLE + "q\n", TERM="dumb")
    assert "\x1b" not in written
    assert say("en", "terminal-left") in written


@pytest.mark.slow
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (140, 45)])
def test_the_drawn_table_stays_inside_the_window(tmp_path, columns, rows):
    arguments = ["play", "--seed", "3", "--seats", "10", "--lang", "uk", "--save", str(tmp_path / "game")]
    written = on_a_terminal(arguments, "\n" + CIRCLE * 4 + "q\n" * 9, columns=columns, rows=rows)
    inside = written.partition("\x1b[?1049h")[2].rpartition("\x1b[?1049l")[0]
    for screen in inside.split("\x1b[2J")[2:]:
        lines = ESCAPES.sub("", screen).split("\r\n")
        assert max(map(len, lines)) <= columns
        assert len(lines) <= rows + 1  # the typed answer ends the last line
