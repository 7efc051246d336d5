"""Voyage passes the contract suite."""

from random import Random
from typing import Any

from afallon import Table
from afallon.testing import GameContract, Golden
from afallon.voyage.events import CourseSet, RolesShown, TileTurned, VotesShown
from tests.voyage.goldens.games import FOLDER, GOLDENS
from tests.voyage.invariants import RULES, check_fold_agrees_with_state, check_who_is_asked
from tests.voyage.play import Mood
from tests.voyage.setups import legal_setup


class TestVoyage(GameContract):
    game = "voyage"
    setups = (
        {"seats": 4},
        {"seats": 7, "layout": "random", "charted": False},
        {"seats": 3, "layout": "random", "lasting_captain": True, "sailor_points": "1/2"},
    )
    machines = 100
    reveals = (VotesShown, CourseSet, TileTurned, RolesShown)

    goldens = FOLDER

    def golden_games(self) -> dict[str, Golden]:
        return GOLDENS

    def any_setup(self, rng: Random) -> dict[str, Any]:
        return legal_setup(rng)

    def player(self, rng: Random) -> Mood:
        return Mood(rng)

    def check(self, table: Table[Any]) -> None:
        check_who_is_asked(table)
        check_fold_agrees_with_state(table)

    def check_fold(self, table: Table[Any]) -> None:
        check_fold_agrees_with_state(table)

    def is_rule(self, rule: str) -> bool:
        return f"**{rule}**" in RULES
