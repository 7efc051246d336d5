"""Players: everything that answers decisions without a human."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from afallon.kernel import Event, Player

if TYPE_CHECKING:
    from afallon.players.avalon.reading import Reading

# Each is imported when the first of its kind sits down: they know every game, and their names are asked for often.


def _careful() -> Player:
    from afallon.players.careful import CarefulPlayer

    return CarefulPlayer()


def _random() -> Player:
    from afallon.players.random import RandomPlayer

    return RandomPlayer()


PLAYERS: Final[dict[str, Callable[[], Player]]] = {"careful": _careful, "random": _random}
"""By name, the best first: what makes a new player of that kind. A player serves one seat of one table.

Its words are `page-add-bot-<name>`.
"""

BEST: Final = next(iter(PLAYERS))
"""Who plays where nobody has said who should."""


def read(events: Iterable[Event], seat: int | None = None) -> "Reading":
    """How likely each seat of a game of Avalon is evil, and each character, by the events of one stream alone.

    The stream is that of this seat, or of the spectators. To follow a game, feed a `Reader` of
    `afallon.players.avalon.reading`, or take its `readings` after every event.
    """
    from afallon.players.avalon.reading import read

    return read(events, seat)
