"""What the server knows of each game: what can be chosen, whether a set-up can be played, and its code."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from afallon.avalon import code as avalon_code
from afallon.avalon import setup as avalon_setup
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.game import GAME as AVALON
from afallon.avalon.modules import MODULES
from afallon.avalon.presets import PRESETS, Preset
from afallon.avalon.sizes import SIDES, TEAMS, fails_to_sink
from afallon.kernel import Problem
from afallon.players import PLAYERS
from afallon.server.errors import Refusal

SECRET_OPTIONS: Final = frozenset({"deal"})
"""Options that say who holds what. They are for tests and records; nobody may choose them at a table."""


class CharacterChoice(msgspec.Struct, frozen=True):
    name: str
    side: str
    fills_up: bool


class EditionChoice(msgspec.Struct, frozen=True):
    """An edition, and which characters and modules it offers."""

    name: str
    characters: list[str]
    modules: list[str]


class Choices(msgspec.Struct, frozen=True):
    """What can be chosen for a game. `seats` are the fewest and the most; bots are best first."""

    seats: tuple[int, int]
    characters: list[CharacterChoice]
    modules: list[str]
    editions: list[EditionChoice]
    presets: list[Preset]
    bots: list[str]


class Checked(msgspec.Struct, frozen=True):
    """What is to be said of a set-up. `options` is its full form, `deck` and `code` are there if it can be played."""

    problems: tuple[Problem, ...]
    options: dict[str, Any] | None = None
    deck: tuple[str, ...] | None = None
    sizes: tuple[int, ...] = ()
    fails_to_sink: tuple[int, ...] = ()
    code: str | None = None


class Desk(msgspec.Struct, frozen=True):
    """Where one game is asked for."""

    name: str
    choices: Callable[[], Choices]
    check: Callable[[int, dict[str, Any]], Checked]
    read_code: Callable[[str], tuple[int, dict[str, Any]]]
    characters: frozenset[str]
    """Whom a quick claim may name."""


def find_desk(game: str) -> Desk:
    """The desk of a game that is offered here."""
    if game not in DESKS:
        raise Refusal("no_such_game")
    return DESKS[game]


def check(desk: Desk, seats: int, options: dict[str, Any]) -> Checked:
    """Check a set-up that somebody asks for."""
    for option in sorted(SECRET_OPTIONS & options.keys()):
        raise Refusal("secret_option", option=option)
    return desk.check(seats, options)


def accept(desk: Desk, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The full options of a set-up that can be played; raises with every problem if it cannot."""
    checked = check(desk, seats, options)
    if checked.options is None:
        raise Refusal("setup_refused", problems=msgspec.to_builtins(checked.problems))
    return checked.options


def _avalon_choices() -> Choices:
    return Choices(
        seats=(min(SIDES), max(SIDES)),
        characters=[CharacterChoice(c.name, c.side, c.fills_up) for c in CHARACTERS.values()],
        modules=list(MODULES),
        editions=[
            EditionChoice(
                edition.name,
                [name for name in CHARACTERS if edition.offers_character(name)],
                [name for name in MODULES if edition.offers_module(name)],
            )
            for edition in EDITIONS.values()
        ],
        presets=list(PRESETS),
        bots=sorted(PLAYERS),
    )


def _avalon_check(seats: int, options: dict[str, Any]) -> Checked:
    return _avalon_check_plain(seats, msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _avalon_check_plain(seats: int, plain_options: bytes) -> Checked:
    setup, problems = avalon_setup.check(seats, msgspec.json.decode(plain_options))
    sizes = TEAMS.get(seats, ())
    sinking = fails_to_sink(seats) if sizes else ()
    if setup is None:
        return Checked(problems, sizes=sizes, fails_to_sink=sinking)
    options = {name: value for name, value in AVALON.options(setup).items() if name not in SECRET_OPTIONS}
    return Checked(problems, options, setup.deck, sizes, sinking, avalon_code.write(seats, options))


def _avalon_read_code(code: str) -> tuple[int, dict[str, Any]]:
    try:
        return avalon_code.read(code)
    except avalon_code.BadCode as error:
        raise Refusal("bad_setup_code") from error


DESKS: Final = {
    "avalon": Desk("avalon", _avalon_choices, _avalon_check, _avalon_read_code, frozenset(CHARACTERS)),
}
