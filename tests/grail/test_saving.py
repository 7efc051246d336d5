"""A record of a campaign belongs to its pack; that a campaign goes on from any question, its contract shows."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.players.grail import wander
from tests.grail.tables import begin, play


def test_a_record_names_its_pack_and_is_not_played_with_another():
    table = begin("fixture", seats=1, seed=21)
    play(table, 5)
    record = table.record()
    stranger = begin("crossroads", seats=1).record().header.options
    other = {**record.header.options, "pack_hash": stranger["pack_hash"], "pack_marks": stranger["pack_marks"]}
    changed = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=other))
    with pytest.raises(afallon.RecordError, match="met content has changed"):
        afallon.Table.replay(changed)


def test_what_was_read_is_in_a_snapshot_once_however_many_have_read_it():
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
