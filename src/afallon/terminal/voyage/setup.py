"""Parsing of Voyage's command-line arguments into a set-up."""

from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from afallon.terminal.request import Request, read_seating
from afallon.voyage.library import DEFAULT, LAYOUTS
from afallon.voyage.setup import RANDOM, check


def read_request(arguments: Namespace, language: str) -> Request:
    """Parse the set-up options. A layout is a name, `random`, or a file."""
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
    """Return the text of a readable file, else the argument itself, which the set-up check will report."""
    if asked not in (*LAYOUTS, RANDOM):
        with suppress(OSError, UnicodeDecodeError):
            return Path(asked).read_text("utf-8")
    return asked
