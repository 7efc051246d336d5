"""Parsing of Grail's command-line arguments into a set-up, also for a campaign with other players."""

from argparse import Namespace
from typing import Any

import msgspec

from afallon.grail.content import PackError, load_pack
from afallon.grail.content.shelf import USUAL_PACK, folder_of
from afallon.grail.sessions import likely_group, next_session
from afallon.grail.setup import check, read
from afallon.kernel import Problem, SetupError, Table
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.terminal.request import Request, find_seat, read_seating


def read_request(arguments: Namespace, language: str) -> Request:
    """Parse the set-up options. Each problem of a pack is reported separately."""
    seating, unreadable = read_seating(arguments, language, usual=1, rule="GR-COMP-01")
    options = {
        "pack": arguments.pack or USUAL_PACK,
        "mode": arguments.mode,
        "rules": arguments.rules,
        "free_choice": arguments.free_choice,
        "outfits": _read_outfits(arguments.outfits),
        "characters": arguments.characters,
        "chronicler": _read_chair(arguments.chronicler),
    }
    try:
        load_pack(folder_of(options["pack"]))
    except PackError as error:
        told = [say_pack_problem(language, problem) for problem in error.problems]
        wrong = [Problem("bad_pack", "GR-COMP-27", details={"problem": text}) for text in told]
        return Request(None, seating, (*unreadable, *read(seating.seats, options)[2], *wrong))
    setup, problems = check(seating.seats, options)
    if setup is not None and len(seating.names) != setup.seats:
        seating = msgspec.structs.replace(seating, seats=setup.seats)
    return Request(None if unreadable else setup, seating, (*unreadable, *problems))


def _read_outfits(texts: list[str] | None) -> list[dict[str, str]] | None:
    """Return board and deck colours for each seat from `red/blue/blue`; a single colour counts for all three."""
    if texts is None:
        return None
    parts = [text.split("/") for text in texts]
    return [dict(zip(("board", "combat", "diplomacy"), [*one, *one[-1:] * 2], strict=False)) for one in parts]


def _read_chair(asked: int | str | None) -> Any:
    """Return a chair, counted from 1, as a seat index; other values are left for the set-up check."""
    return asked - 1 if isinstance(asked, int) else asked


def regroup(arguments: Namespace, language: str, table: Table[Any], names: tuple[str, ...]) -> Request:
    """Return the set-up for continuing a campaign (GR-SAVE-18).

    It has the named characters, or one for each player, who keeps the character played before.
    """
    named = arguments.characters
    seating, unreadable = read_seating(
        arguments, language, usual=len(table.seats) if named is None else len(named), rule="GR-COMP-01"
    )
    before = [find_seat(name, names) for name in seating.names]
    characters = likely_group(table, before) if named is None else named
    try:
        options = next_session(table, characters, chronicler=_read_chair(arguments.chronicler))
    except SetupError as error:
        return Request(None, seating, (*unreadable, *error.problems))
    setup, problems = check(seating.seats, options)
    return Request(None if unreadable else setup, seating, (*unreadable, *problems))
