"""A copy of the state shares nothing with it that can change, and a snapshot brings everything back as it was."""

from random import Random

import msgspec
import pytest

import afallon
from afallon import Snapshot, Table
from tests.voyage.driver import Play
from tests.voyage.invariants import check_views_are_equal
from tests.voyage.play import Mood, next_answer


def test_a_copy_is_equal_and_its_own():
    play = Play(fog=["cross_island"])
    play.sail("ssssssw")
    play.offer("s", "n")
    state = play.table.state
    state.islands = [1]  # as on a random map
    before = msgspec.json.encode(state)
    twin = state.copy()
    assert twin == state
    for field in msgspec.structs.fields(twin):
        value = getattr(twin, field.name)
        assert value or field.name in ("votes", "captain_stays"), f"{field.name} is empty: the test shows nothing of it"
        if isinstance(value, list):
            value.append(value[0])
        elif isinstance(value, dict):
            value.clear()
    twin.undealt.take("sailor")
    twin.fog.take("avalon")
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize("options", [{}, {"layout": "random"}, {"sailor_points": "1/2", "charted": False}], ids=str)
def test_every_view_comes_back_equal_from_a_snapshot_at_any_moment(options):
    reasons = set()
    for seed in range(6):
        rng = Random(seed)
        table, mood = afallon.new("voyage", seats=5, seed=seed, **options), Mood(rng)
        while True:
            text = msgspec.json.encode(table.snapshot())
            restored = Table.restore(msgspec.json.decode(text, type=Snapshot))
            check_views_are_equal(restored, table)
            assert restored.state == table.state
            assert restored.open == table.open
            if table.outcome is not None:
                break
            table.submit(next_answer(table, mood, rng))
        assert restored.outcome == table.outcome
        reasons.add(table.outcome.reason)
    assert len(reasons) > 1
