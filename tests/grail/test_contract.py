"""Grail keeps the contract of all games."""

from random import Random
from typing import Any

from afallon.kernel import Player, Table
from afallon.players import PLAYERS
from afallon.testing import GameContract
from afallon.testing.compare import readers, same
from tests.grail.tables import PACKS


class TestGrail(GameContract):
    game = "grail"
    setups = tuple({"seats": seats, "pack": str(PACKS / "fixture")} for seats in (2, 1, 3, 4))
    games, most_answers, looks = 1, 160, 6

    def player(self, rng: Random) -> Player:
        """One that gets somewhere: gifts and glances at menhirs are open at any time, and lead nowhere."""
        return PLAYERS["random"]()

    def check_fold(self, table: Table[Any]) -> None:
        """Everything is public, so that everybody's state is the table's."""
        for reader in readers(table):
            same(f"state that {reader} knows", table.view(reader).state, table.state)
        same("state of the fold of everything", table.all_seeing_view().state, table.state)
