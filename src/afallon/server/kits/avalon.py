"""The server's kit of Avalon."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from afallon.avalon import code, setup
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.events import GameStarted
from afallon.avalon.game import GAME
from afallon.avalon.night import script
from afallon.avalon.plan import Setup
from afallon.avalon.sizes import TEAMS, fails_to_sink
from afallon.kernel import Table
from afallon.server.kit import CheckedSetup, NarratorLine, ServerKit
from afallon.server.kits.avalon_choices import avalon_choices

_SECRET: Final = frozenset({"deal"})


def _check(seats: int, options: dict[str, Any]) -> CheckedSetup:
    return _check_plain(seats, msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _check_plain(seats: int, plain_options: bytes) -> CheckedSetup:
    accepted, problems = setup.check(seats, msgspec.json.decode(plain_options))
    if accepted is None:
        sizes: tuple[int, ...] = TEAMS.get(seats, ())
        return CheckedSetup(problems, sizes=sizes, fails_to_sink=fails_to_sink(seats) if sizes else ())
    announced = _announced(accepted)
    options = {name: value for name, value in GAME.options(accepted).items() if name not in _SECRET}
    return CheckedSetup(
        problems,
        options=options,
        deck=announced.deck,
        sizes=announced.sizes,
        fails_to_sink=announced.fails_to_sink,
        code=code.write(seats, options),
        script=tuple(NarratorLine(line.key, line.character) for line in script(accepted)),
    )


def _announced(accepted: Setup) -> GameStarted:
    """Return the public announcement at the beginning of such a game."""
    table: Table[Any] = Table(GAME, accepted, seats=accepted.seats)
    (told,) = [event for event in table.events_for(None) if isinstance(event, GameStarted)]
    return told


AVALON: Final = ServerKit(
    name="avalon",
    choices=avalon_choices,
    check=_check,
    read_code=code.read,
    secret_options=_SECRET,
    claims=frozenset({"good", "evil", "character", "trust", "doubt", "ready"}),
    characters=frozenset(CHARACTERS),
    asks_in_the_night=lambda table: table.state.round == 0,  # AV-REVEAL-02
)
