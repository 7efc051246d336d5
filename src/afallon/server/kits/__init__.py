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
    """Return the names of the games that can be played here."""
    return [name for name, kit in KITS.items() if kit.is_offered()]


def find_kit(game: str) -> ServerKit:
    """Return the kit of a game, offered here or not; raises `Refusal` for an unknown game."""
    if game not in KITS:
        raise Refusal("no_such_game")
    return KITS[game]


def check_setup(game: str, seats: int, options: dict[str, Any]) -> CheckedSetup:
    """Check a requested set-up; raises `Refusal` if it names an unknown game or a secret option."""
    kit = find_kit(game)
    if not kit.is_offered():
        raise Refusal("no_such_game")
    for option in sorted(kit.secret_options & options.keys()):
        raise Refusal("secret_option", option=option)
    return kit.check(seats, options)


def accept_setup(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return the full options of a set-up; raises `Refusal` with every problem if it cannot be played."""
    checked = check_setup(game, seats, options)
    if checked.options is None:
        raise Refusal("setup_refused", problems=msgspec.to_builtins(checked.problems))
    return checked.options


def read_setup_code(code: str) -> tuple[str, int, dict[str, Any]]:
    """Return the game, the seats and the options that a set-up code stands for; raises `Refusal`."""
    for kit in KITS.values():
        try:
            return kit.name, *kit.read_code(code)
        except BadCode:
            continue  # it may be the code of another game
    raise Refusal("bad_setup_code")
