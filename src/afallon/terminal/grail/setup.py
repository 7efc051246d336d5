"""From the words of a command line to a set-up of Grail."""

from argparse import Namespace

import msgspec

from afallon.grail.content import PackError, load_pack
from afallon.grail.setup import check
from afallon.kernel import Problem
from afallon.terminal.grail.mistakes import say_mistake
from afallon.terminal.request import Request, read_seating


def read_request(arguments: Namespace, language: str) -> Request:
    """Understand the set-up options. Each mistake of a pack is a problem of its own."""
    seating, troubles = read_seating(arguments, language, usual=1, rule="GR-COMP-01")
    if arguments.pack is None:
        return Request(None, seating, (*troubles, Problem("no_pack_named", "GR-COMP-27")))
    try:
        load_pack(arguments.pack)
    except PackError as error:
        told = [say_mistake(language, mistake) for mistake in error.problems]
        wrong = [Problem("bad_pack", "GR-COMP-27", details={"problem": text}) for text in told]
        return Request(None, seating, (*troubles, *wrong))
    options = {
        "pack": arguments.pack,
        "mode": arguments.mode,
        "characters": arguments.characters,
        "chronicler": None if arguments.chronicler is None else arguments.chronicler - 1,
    }
    setup, problems = check(seating.seats, options)
    if setup is not None and len(seating.names) != setup.seats:
        seating = msgspec.structs.replace(seating, seats=setup.seats)
    return Request(None if troubles else setup, seating, (*troubles, *problems))
