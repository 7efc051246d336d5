"""The contract suite for Grail."""

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
    imagines = False  # Grail hides only chance: `check_fold` shows that every reader knows the whole state

    def player(self, rng: Random) -> Player:
        """Return a player that makes progress, although gifts and inspections of menhirs are always possible."""
        return PLAYERS["random"]()

    def check(self, table: Table[Any]) -> None:
        check(table)

    def check_fold(self, table: Table[Any]) -> None:
        """Check that every reader's state equals the table's, because everything is public."""
        for reader in readers(table):
            same(f"state that {reader} knows", table.view(reader).state, table.state)
        same("state of the fold of everything", table.all_seeing_view().state, table.state)

    @pytest.mark.rule("GR-SAVE-01", "GR-SAVE-15", "GR-SAVE-16", "GR-SAVE-17")
    def test_a_restored_game_continues_like_the_original(self, setup: Setup) -> None:
        super().test_a_restored_game_continues_like_the_original(setup)

    def test_the_checked_moments_include_actions_verses_and_encounters(self) -> None:
        asked = {kind for setup in self.setups for played in self.played(setup) for kind in played.kinds}
        assert {"act", "choose_verse", "play"} <= asked
