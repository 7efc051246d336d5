"""From the words of a command line to a set-up of Voyage."""

from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from afallon.terminal.request import Request, read_seating
from afallon.voyage.library import DEFAULT, LAYOUTS
from afallon.voyage.setup import RANDOM, check


def read_request(arguments: Namespace, language: str) -> Request:
    """Understand the set-up options. A layout is a name, `random`, or a file."""
    seating, unreadable = read_seating(arguments, language, usual=4, rule="VO-COMP-05")
    options = {
        "layout": _read_layout(arguments.layout or DEFAULT),
        "charted": arguments.charted,
        "lasting_captain": arguments.lasting_captain,
        "sailor_points": arguments.sailor_points,
    }
    setup, problems = check(seating.seats, options)
    return Request(None if unreadable else setup, seating, (*unreadable, *problems))


def _read_layout(asked: str) -> str:
    """The text of a file that can be read; else what was asked for, which the set-up check will name."""
    if asked not in (*LAYOUTS, RANDOM):
        with suppress(OSError, UnicodeDecodeError):
            return Path(asked).read_text("utf-8")
    return asked
