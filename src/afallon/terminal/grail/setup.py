"""From the words of a command line to a set-up of Grail, and to that of another group."""

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
    """Understand the set-up options. Each problem of a pack is told separately."""
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
    """For each seat the colours of the board and of the two decks, as `red/blue/blue`; one alone means all three."""
    if texts is None:
        return None
    parts = [text.split("/") for text in texts]
    return [dict(zip(("board", "combat", "diplomacy"), [*one, *one[-1:] * 2], strict=False)) for one in parts]


def _read_chair(asked: int | str | None) -> Any:
    """A chair as people count, as the game counts; what is no number is left for the check to refuse."""
    return asked - 1 if isinstance(asked, int) else asked


def regroup(arguments: Namespace, language: str, table: Table[Any], names: tuple[str, ...]) -> Request:
    """Who goes on with a campaign (GR-SAVE-18): the characters that are named, or as many as there are people, who keep
    those they have played."""
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
