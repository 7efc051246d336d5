"""A record of a campaign belongs to its pack; that a campaign goes on from any question, its contract shows."""

import msgspec
import pytest

import afallon
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
