"""Shared part of author commands that write a file."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from afallon.grail.content import Pack, PackError, load_pack
from afallon.languages import LANGUAGES
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.text import say


def add_making_arguments(parser: ArgumentParser, texts: dict[str, str], file: str) -> None:
    """Add the options for the output file and its language."""
    parser.add_argument("--out", required=True, metavar=file, help=texts["pack-out"])
    parser.add_argument("--language", choices=LANGUAGES, help=texts["pack-language"])


def make_file(asked: Namespace, language: str, make: Callable[[Pack, str, str], str]) -> int:
    """Write the output of `make` for the pack, in a language of the pack. Returns the exit code."""
    try:
        pack = load_pack(asked.folder)
    except PackError as error:
        count = str(len(error.problems))
        return _complain(
            say(language, "grail-pack-has-problems", folder=asked.folder, count=count),
            *("  " + say_pack_problem(language, problem) for problem in error.problems),
        )
    known = pack.card.languages or LANGUAGES
    written_in = asked.language or (language if language in known else known[0])
    if written_in not in known:
        return _complain(say(language, "workshop-not-a-language", language=written_in, known=", ".join(known)))
    out = Path(asked.out)
    try:
        out.write_text(make(pack, asked.folder, written_in), "utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        return _complain(say(language, "workshop-cannot-write", file=str(out), reason=reason))
    print(say(language, "workshop-written", file=str(out)))
    return 0


def _complain(*lines: str) -> int:
    for line in lines:
        print(line, file=sys.stderr)
    return 1
