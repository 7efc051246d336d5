"""Players: bots that answer decisions."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from afallon.kernel import Event, Player

if TYPE_CHECKING:
    from afallon.players.avalon.reading import Reading

# Import each player on first use: they depend on every game, while their names are needed often.


def _careful() -> Player:
    from afallon.players.careful import CarefulPlayer

    return CarefulPlayer()


def _random() -> Player:
    from afallon.players.random import RandomPlayer

    return RandomPlayer()


PLAYERS: Final[dict[str, Callable[[], Player]]] = {"careful": _careful, "random": _random}
"""Factories by name, best player first. A player serves one seat of one table.

Its display name is the Fluent message `page-add-bot-<name>`.
"""

BEST: Final = next(iter(PLAYERS))
"""The player to use where none was chosen."""


def read(events: Iterable[Event], seat: int | None = None) -> "Reading":
    """Return the reading after all events of one stream: for each seat, how likely it is evil and who it is.

    The stream is that of `seat`, or of the spectators. To follow a game, feed a `Reader` of
    `afallon.players.avalon.reading`, or use its `readings` after every event.
    """
    from afallon.players.avalon.reading import read

    return read(events, seat)
