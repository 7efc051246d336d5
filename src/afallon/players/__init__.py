"""Players: everything that answers decisions without a human."""

from collections.abc import Callable
from typing import Final

from afallon.kernel import Player

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
