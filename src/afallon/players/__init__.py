"""Players: everything that answers decisions without a human."""

from collections.abc import Callable
from typing import Final

from afallon.kernel import Player
from afallon.players.careful import CarefulPlayer
from afallon.players.random import RandomPlayer

PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "careful": CarefulPlayer,
}
"""By name: what makes a new player of that kind. A player serves one seat of one table."""
