"""The games that are offered here, each at its desk."""

from typing import Any, Final

import msgspec

from afallon.kernel.letters import BadCode
from afallon.server.avalon_desk import AVALON
from afallon.server.desk import Checked, Desk
from afallon.server.errors import Refusal
from afallon.server.voyage_desk import VOYAGE

DESKS: Final = {desk.name: desk for desk in (AVALON, VOYAGE)}


def find_desk(game: str) -> Desk:
    """The desk of a game that is offered here."""
    if game not in DESKS:
        raise Refusal("no_such_game")
    return DESKS[game]


def check(desk: Desk, seats: int, options: dict[str, Any]) -> Checked:
    """Check a set-up that somebody asks for."""
    for option in sorted(desk.secret_options & options.keys()):
        raise Refusal("secret_option", option=option)
    return desk.check(seats, options)


def accept(desk: Desk, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The full options of a set-up that can be played; raises with every problem if it cannot."""
    checked = check(desk, seats, options)
    if checked.options is None:
        raise Refusal("setup_refused", problems=msgspec.to_builtins(checked.problems))
    return checked.options


def read_code(code: str) -> tuple[str, int, dict[str, Any]]:
    """The game, the seats and the options of a set-up code."""
    for desk in DESKS.values():
        try:
            return desk.name, *desk.read_code(code)
        except BadCode:
            continue  # perhaps one of the next game's
    raise Refusal("bad_setup_code")
