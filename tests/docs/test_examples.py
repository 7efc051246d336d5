"""The examples of the documents run, and their commands and options exist."""

import argparse
import doctest
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from afallon.lab.__main__ import main as lab
from afallon.terminal.arguments import make_parser
from tests.kernel import nerve
from tests.server.serving import Server
from tests.test_project import ROOT, read_text

DOCS = ROOT / "docs"
GUIDES = sorted(DOCS.glob("*.md"))
WITH_COMMANDS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *GUIDES, *sorted((DOCS / "figures").glob("*.md"))]

RUN_ELSEWHERE = {
    "adding-a-game.md": "tests/kernel/test_fourth_game.py",
    "bot.md": "tests/docs/test_bot.py",
    "protocol.md": "tests/docs/test_examples.py",
}
"""Documents whose Python needs a server or a file of its own, with the test that runs it."""

FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^    (\S.*)$", re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
COMMAND = re.compile(r"(afallon|\./run|(\.venv/bin/)?(afallon|python|mutmut)) ")
FOREIGN = ("pip", "git", ".venv/bin/mutmut")
"""Programs that are not ours."""

SCRIPT_OF = {"bench": "benchmarks/engine.py", "flakes": "tests/flakes.py", "mutants": "benchmarks/mutants.py"}
"""By command of `./run`: the script that reads its options."""


def blocks(document: Path, language: str) -> list[str]:
    return [block for kind, block in FENCED.findall(read_text(document)) if kind == language]


def commands(document: Path) -> Iterator[list[str]]:
    """Yield the words of every command in a document: in shell blocks, indented, and in inline code."""
    text = read_text(document)
    outside = FENCED.sub("", text)
    lines = [line for block in blocks(document, "sh") for line in block.splitlines()]
    lines += [found for found in (*INDENTED.findall(outside), *INLINE.findall(outside)) if COMMAND.match(found)]
    for line in lines:
        words = shlex.split(line, comments=True)
        while words and re.match(r"[A-Z_]+=", words[0]):
            words.pop(0)
        if words:
            yield words


def options_of(words: list[str]) -> set[str] | str:
    """Return the options that a command has, or a text that names each of them."""
    program, *arguments = words
    if program == "./run":
        first = arguments[0] if arguments else "setup"
        if first in SCRIPT_OF:
            return read_text(ROOT / SCRIPT_OF[first])
        if re.search(rf"^\./run {first}\b", read_text(ROOT / "run"), re.MULTILINE):
            return "quick"
        return options_of(["afallon", *(["serve"] if first.startswith("-") else []), *arguments])
    if program.endswith("afallon"):
        return help_of_lab(arguments[1:]) if arguments[0] == "lab" else options_of_afallon(arguments)
    if program.endswith("python") and arguments[0] == "-m":
        module = arguments[1]
        if module == "afallon.lab":
            return help_of_lab(arguments[2:])
        if module == "pip":
            return "-e"
        source = "src/" if module.startswith("afallon") else ""
        return read_text(ROOT / f"{source}{module.replace('.', '/')}.py")
    if program.endswith("python"):
        return "" if arguments[0] == "bot.py" else read_text(ROOT / arguments[0])
    assert program in FOREIGN, f"{program} is no program of this project"
    return " ".join(arguments)


def options_of_afallon(arguments: list[str]) -> set[str]:
    parser: argparse.ArgumentParser = make_parser("en", arguments)
    for word in arguments:
        below = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
        if not below or word.startswith("-"):
            continue
        assert word in below[0], f"{parser.prog} has no command {word}"
        parser = below[0][word]
    return set(parser._option_string_actions)


def help_of_lab(arguments: list[str]) -> str:
    """Return the help of a study. It prints and exits, as `--help` does."""
    printed: list[str] = []
    with pytest.MonkeyPatch.context() as patch, pytest.raises(SystemExit) as ended:
        patch.setattr(argparse.ArgumentParser, "_print_message", lambda _, message, file=None: printed.append(message))
        lab([*arguments[:1], "--help"])
    assert ended.value.code == 0, f"there is no study {arguments[0]}"
    return "".join(printed)


def check_commands(document: Path) -> None:
    for words in commands(document):
        known = options_of(words)
        unknown = [word for word in words[1:] if word.startswith("--") and word.partition("=")[0] not in known]
        assert not unknown, f"{' '.join(words)}: no option {', '.join(unknown)}"


@pytest.mark.parametrize("document", WITH_COMMANDS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_command_and_option_exists(document: Path) -> None:
    check_commands(document)


@pytest.mark.parametrize(
    "command",
    [
        "afallon play avalon --players 5",
        "afallon pack fold my-pack",
        "afallon lab voyage-weather",
        "./run serve --loud",
        "./run mutants --most 3",
        ".venv/bin/python benchmarks/nothing.py",
        "poetry install",
    ],
)
def test_an_unknown_command_or_option_is_noticed(command: str, tmp_path: Path) -> None:
    document = tmp_path / "guide.md"
    document.write_text(f"```sh\n{command}\n```\n", "utf-8")
    with pytest.raises((AssertionError, FileNotFoundError)):
        check_commands(document)


@pytest.mark.parametrize("document", [guide for guide in GUIDES if blocks(guide, "python")], ids=lambda path: path.stem)
def test_the_python_of_a_document_runs(document: Path) -> None:
    if document.name in RUN_ELSEWHERE:
        assert document.name in read_text(ROOT / RUN_ELSEWHERE[document.name])
        return
    names: dict[str, Any] = {}
    for block in blocks(document, "python"):
        exec(block, names)


def test_the_session_with_the_new_game_matches() -> None:
    assert "nerve" in sys.modules, f"{nerve.__name__} loads the game of that document"
    (session,) = blocks(DOCS / "adding-a-game.md", "pycon")
    example = doctest.DocTestParser().get_doctest(session, {}, "adding-a-game.md", None, 0)
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.slow
def test_the_python_of_the_protocol_opens_a_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks(DOCS / "protocol.md", "python")
    with Server(tmp_path) as server:
        exec(program.replace("http://127.0.0.1:8765", server.address), {})
    assert capsys.readouterr().out.startswith("lobby ['person', 'person', 'empty'")


@pytest.mark.parametrize("document", GUIDES, ids=lambda path: path.stem)
def test_a_document_begins_with_its_use_and_an_example(document: Path) -> None:
    beginning = re.split(r"^## ", read_text(document), flags=re.MULTILINE)
    assert re.match(r"# .+\n\nAfter this page you (can|know) ", beginning[0]), "say what readers can do afterwards"
    head = "".join(beginning[:2])
    assert FENCED.search(head) or INDENTED.search(head), "show an example before the details"
