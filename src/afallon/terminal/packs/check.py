"""`afallon pack check`: reports the problems of a pack with their places, or counts its contents."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from afallon.grail.content.pack_check import check_pack
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.text import say


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    parser.add_argument("--strict", action="store_true", help=texts["pack-strict"])


def run(asked: Namespace, language: str) -> int:
    """Check the pack in the folder. Warnings fail only with `--strict`."""
    folder = Path(asked.folder)
    sections, problems = check_pack(folder)
    errors = [problem for problem in problems if not problem.is_warning]
    warnings = [problem for problem in problems if problem.is_warning]
    for key, found in (("grail-pack-has-problems", errors), ("grail-pack-has-warnings", warnings)):
        if found:
            print(say(language, key, folder=str(folder), count=str(len(found))), file=sys.stderr)
            for problem in found:
                print("  " + say_pack_problem(language, problem), file=sys.stderr)
    if errors or sections is None or (warnings and asked.strict):
        return 1
    print(say(language, "grail-pack-is-sound", name=sections.pack[0].id))
    for section in sections.__struct_fields__:
        if section != "pack" and (count := len(getattr(sections, section))):
            print("  " + say(language, "grail-pack-counts", section=section, count=str(count)))
    return 0
