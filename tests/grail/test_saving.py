"""Records belong to their pack, and snapshots are small; the contract suite tests saving at any question."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.players.grail import wander
from tests.grail.tables import begin, play


def test_a_record_is_not_replayed_with_another_pack():
    table = begin("fixture", seats=1, seed=21)
    play(table, 5)
    record = table.record()
    stranger = begin("crossroads", seats=1).record().header.options
    other = {**record.header.options, "pack_hash": stranger["pack_hash"], "pack_marks": stranger["pack_marks"]}
    changed = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=other))
    with pytest.raises(afallon.RecordError, match="met content has changed"):
        afallon.Table.replay(changed)


def test_a_snapshot_stores_the_story_once_for_all_readers():
    table, rng = begin("fixture", seats=4, seed=3), Random(3)
    while len(table.view(0).story) < 10:
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    snapshot = table.snapshot()
    story = msgspec.json.encode(table.view(0).story)
    assert msgspec.json.encode(snapshot).count(story) == 1
    restored = afallon.Table.restore(snapshot)
    for reader in (*table.seats, None):
        assert restored.view(reader) == table.view(reader)
    apart = {reader: known for reader, known in snapshot.views.items() if reader != "all"}
    assert len(msgspec.json.encode(apart)) < 0.5 * len(msgspec.json.encode(snapshot.views["all"]))
