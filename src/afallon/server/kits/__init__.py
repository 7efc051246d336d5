"""The kits of the games that this server offers, by name."""

from typing import Any, Final

import msgspec

from afallon.kernel.letters import BadCode
from afallon.server.errors import Refusal
from afallon.server.kit import CheckedSetup, ServerKit
from afallon.server.kits.avalon import AVALON
from afallon.server.kits.grail import GRAIL
from afallon.server.kits.voyage import VOYAGE

KITS: Final = {kit.name: kit for kit in (AVALON, VOYAGE, GRAIL)}


def offered_games() -> list[str]:
    """The games that can be played here, by name."""
    return [name for name, kit in KITS.items() if kit.is_offered()]


def find_kit(game: str) -> ServerKit:
    """The kit of a game, also of one that is no longer offered here; one that nobody knows is refused."""
    if game not in KITS:
        raise Refusal("no_such_game")
    return KITS[game]


def check_setup(game: str, seats: int, options: dict[str, Any]) -> CheckedSetup:
    """Check a set-up that somebody asks for."""
    kit = find_kit(game)
    if not kit.is_offered():
        raise Refusal("no_such_game")
    for option in sorted(kit.secret_options & options.keys()):
        raise Refusal("secret_option", option=option)
    return kit.check(seats, options)


def accept_setup(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The full options of a set-up that can be played; one that cannot is refused, with every problem."""
    checked = check_setup(game, seats, options)
    if checked.options is None:
        raise Refusal("setup_refused", problems=msgspec.to_builtins(checked.problems))
    return checked.options


def read_setup_code(code: str) -> tuple[str, int, dict[str, Any]]:
    """The game, the seats and the options that a code stands for."""
    for kit in KITS.values():
        try:
            return kit.name, *kit.read_code(code)
        except BadCode:
            continue  # it may be the code of another game
    raise Refusal("bad_setup_code")
