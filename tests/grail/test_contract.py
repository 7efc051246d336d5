"""Grail keeps the contract of all games."""

from random import Random
from typing import Any

import pytest

from afallon.kernel import Player, Table
from afallon.players import PLAYERS
from afallon.testing import GameContract
from afallon.testing.compare import readers, same
from afallon.testing.play import Setup
from tests.grail.invariants import check
from tests.grail.tables import PACKS


class TestGrail(GameContract):
    game = "grail"
    setups = (
        *({"seats": seats, "pack": str(PACKS / "fixture")} for seats in (1, 4)),
        {"seats": 2, "pack": str(PACKS / "crossroads")},
    )
    games, most_answers, looks, machines = 1, 120, 2, 6
    imagines = False  # it hides nothing but chance: `check_fold` shows that everybody knows the whole state

    def player(self, rng: Random) -> Player:
        """One that gets somewhere: gifts and glances at menhirs are open at any time, and lead nowhere."""
        return PLAYERS["random"]()

    def check(self, table: Table[Any]) -> None:
        check(table)

    def check_fold(self, table: Table[Any]) -> None:
        """Everything is public, so that everybody's state is the table's."""
        for reader in readers(table):
            same(f"state that {reader} knows", table.view(reader).state, table.state)
        same("state of the fold of everything", table.all_seeing_view().state, table.state)

    @pytest.mark.rule("GR-SAVE-01", "GR-SAVE-15", "GR-SAVE-16", "GR-SAVE-17")
    def test_a_restored_game_continues_like_the_original(self, setup: Setup) -> None:
        super().test_a_restored_game_continues_like_the_original(setup)

    def test_it_is_looked_at_in_the_middle_of_actions_stories_and_encounters(self) -> None:
        asked = {kind for setup in self.setups for played in self.played(setup) for kind in played.kinds}
        assert {"act", "choose_verse", "play"} <= asked
