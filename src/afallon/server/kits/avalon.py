"""Avalon as the server offers it."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from afallon.avalon import code, setup
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.game import GAME
from afallon.avalon.modules import MODULES
from afallon.avalon.night import script
from afallon.avalon.presets import PRESETS
from afallon.avalon.sizes import SIDES, TEAMS, fails_to_sink
from afallon.kernel.preset import Preset
from afallon.players import PLAYERS
from afallon.server.kit import CheckedSetup, NarratorLine, ServerKit

_SECRET: Final = frozenset({"deal"})


class CharacterChoice(msgspec.Struct, frozen=True):
    name: str
    side: str
    fills_up: bool


class EditionChoice(msgspec.Struct, frozen=True):
    """An edition: which characters and modules it offers, and what it settles where nothing is chosen."""

    name: str
    characters: list[str]
    modules: list[str]
    allegiance_deck: str
    fifth_quest: str


class AvalonOptions(msgspec.Struct, frozen=True):
    """By option: the values to choose from."""

    fifth_team: list[str]
    allegiance_deck: list[str]
    fifth_quest: list[str]
    hidden_sorcerer: list[bool]
    senior_messenger: list[bool]


class AvalonChoices(msgspec.Struct, frozen=True):
    """What can be chosen for Avalon. `seats` are the fewest and the most; bots are best first."""

    seats: tuple[int, int]
    characters: list[CharacterChoice]
    modules: list[str]
    editions: list[EditionChoice]
    options: AvalonOptions
    presets: list[Preset]
    bots: list[str]


def _choices() -> AvalonChoices:
    return AvalonChoices(
        seats=(min(SIDES), max(SIDES)),
        characters=[CharacterChoice(c.name, c.side, c.fills_up) for c in CHARACTERS.values()],
        modules=list(MODULES),
        editions=[
            EditionChoice(
                edition.name,
                [name for name in CHARACTERS if edition.offers_character(name)],
                [name for name in MODULES if edition.offers_module(name)],
                edition.allegiance_deck,
                edition.fifth_quest,
            )
            for edition in EDITIONS.values()
        ],
        options=AvalonOptions(
            fifth_team=["vote", "goes"],
            allegiance_deck=["five", "six"],
            fifth_quest=["two_successes", "two_quests"],
            hidden_sorcerer=[False, True],
            senior_messenger=[False, True],
        ),
        presets=list(PRESETS),
        bots=sorted(PLAYERS),
    )


def _check(seats: int, options: dict[str, Any]) -> CheckedSetup:
    return _check_plain(seats, msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _check_plain(seats: int, plain_options: bytes) -> CheckedSetup:
    accepted, problems = setup.check(seats, msgspec.json.decode(plain_options))
    sizes: tuple[int, ...] = TEAMS.get(seats, ())
    sinking = fails_to_sink(seats) if sizes else ()
    if accepted is None:
        return CheckedSetup(problems, sizes=sizes, fails_to_sink=sinking)
    if "trapper" in accepted.modules:  # AV-TRAP-01
        sizes = tuple(size + 1 for size in sizes)
    options = {name: value for name, value in GAME.options(accepted).items() if name not in _SECRET}
    return CheckedSetup(
        problems,
        options=options,
        deck=accepted.deck,
        sizes=sizes,
        fails_to_sink=sinking,
        code=code.write(seats, options),
        script=tuple(NarratorLine(line.key, line.character) for line in script(accepted)),
    )


AVALON: Final = ServerKit(
    name="avalon",
    choices=_choices,
    check=_check,
    read_code=code.read,
    secret_options=_SECRET,
    claims=frozenset({"good", "evil", "character", "trust", "doubt"}),
    characters=frozenset(CHARACTERS),
    asks_in_the_night=lambda table: table.state.round == 0,  # AV-REVEAL-02
)
