"""Tiny passes the contract suite, with its own oracle and its own comparison of the state."""

from typing import Any

import msgspec

from afallon.kernel import CHANCE, Record, Table
from afallon.kernel.record import Answered
from afallon.testing import GameContract
from tests.digests import without_digests
from tests.kernel import tiny


class TestTiny(GameContract):
    game = tiny.TINY.name
    setups = (
        {"seats": 3, "rounds": 2},
        {"seats": 2, "rounds": 60},
        {"seats": 4, "rounds": 3, "modules": ["bonus", "double"]},
    )
    imagines = False

    def check_fold(self, table: Table[Any]) -> None:
        state, truth = table.state, table.all_seeing_view()
        assert truth.die == state.die
        assert [truth.points.get(seat, 0) for seat in table.seats] == state.points

    def other_world(self, table: Table[Any], reader: int | None, rng: Any) -> Table[Any] | None:
        """Only seat 0 has seen the dice. The questions show whether a die was 1, so that stays the same."""
        if reader == 0:
            return None
        record = without_digests(table.record())
        answers = [line for line in record.lines if isinstance(line, Answered)]
        others = [
            msgspec.structs.replace(line, value=rng.randint(2, 6)) if line.seat == CHANCE and line.value != 1 else line
            for line in answers
        ]
        return Table.replay(Record(record.header, tuple(others)))
