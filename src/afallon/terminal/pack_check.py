"""`afallon pack check`: says what is wrong with a pack, and where; or that all is well, with what it holds."""

import sys
from pathlib import Path

from afallon.grail.content.pack_check import check_pack
from afallon.terminal.grail.mistakes import say_mistake
from afallon.text import say


def show_problems(language: str, folder: Path) -> int:
    """Check the pack in this folder. Returns the exit code."""
    sections, mistakes = check_pack(folder)
    if mistakes or sections is None:
        print(say(language, "grail-pack-has-mistakes", folder=str(folder), count=str(len(mistakes))), file=sys.stderr)
        for mistake in mistakes:
            print("  " + say_mistake(language, mistake), file=sys.stderr)
        return 1
    print(say(language, "grail-pack-is-sound", name=sections.pack[0].id))
    for section in sections.__struct_fields__:
        if section != "pack" and (count := len(getattr(sections, section))):
            print("  " + say(language, "grail-pack-counts", section=section, count=str(count)))
    return 0
