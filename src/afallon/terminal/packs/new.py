"""`afallon pack new`: creates the starter pack and shows the next commands."""

import shlex
import sys
from argparse import Namespace
from pathlib import Path

from afallon.text import say
from afallon.workshop.starting import FolderInUse, start_pack


def run(asked: Namespace, language: str) -> int:
    """Create the pack in a new folder."""
    folder = Path(asked.folder)
    try:
        start_pack(folder)
    except FolderInUse:
        print(say(language, "workshop-folder-in-use", folder=str(folder)), file=sys.stderr)
        return 1
    except OSError as error:
        reason = error.strerror or str(error)
        print(say(language, "workshop-cannot-write", file=str(folder), reason=reason), file=sys.stderr)
        return 1
    print(say(language, "workshop-begun", folder=str(folder)))
    named = shlex.quote(str(folder))
    for command in (f"pack check {named}", f"play grail --pack {named}", f"pack book {named} --out book.html"):
        print(f"  afallon {command}")
    return 0
