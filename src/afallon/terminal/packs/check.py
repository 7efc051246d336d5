"""`afallon pack check`: says what is wrong with a pack, and where; or that all is well, with what it holds."""

import sys
from argparse import Namespace
from pathlib import Path

from afallon.grail.content.pack_check import check_pack
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.text import say


def run(asked: Namespace, language: str) -> int:
    """Check the pack in the folder."""
    folder = Path(asked.folder)
    sections, problems = check_pack(folder)
    if problems or sections is None:
        print(say(language, "grail-pack-has-problems", folder=str(folder), count=str(len(problems))), file=sys.stderr)
        for problem in problems:
            print("  " + say_pack_problem(language, problem), file=sys.stderr)
        return 1
    print(say(language, "grail-pack-is-sound", name=sections.pack[0].id))
    for section in sections.__struct_fields__:
        if section != "pack" and (count := len(getattr(sections, section))):
            print("  " + say(language, "grail-pack-counts", section=section, count=str(count)))
    return 0
