"""A campaign can be saved at every question, and goes on as it would have (GR-SAVE-15 to 17)."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.players.grail import wander
from tests.grail.tables import begin

SEED = 21
AFTER = 4
"""How many answers a saved table is followed beside the one that was never saved."""


def go_on(table, answers, seed):
    """So many random answers; what was told by them."""
    rng, before = Random(seed), len(table.all_events())
    for _ in range(answers):
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    return [(event.kind, event.data) for event in table.all_events()[before:]]


def saved(table):
    """The table after a way through JSON."""
    plain = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
    return afallon.Table.restore(msgspec.convert(plain, afallon.Snapshot, str_keys=True), chance=table.chance)


@pytest.mark.slow
@pytest.mark.rule("GR-SAVE-01", "GR-SAVE-15", "GR-SAVE-16", "GR-SAVE-17")
@pytest.mark.parametrize("seats", [1, 3])
def test_saved_at_any_question_it_goes_on_the_same(seats):
    table, kinds = begin("fixture", seats=seats, seed=SEED), set()
    for number in range(160):
        kinds |= {decision.kind for decision in table.open.values()}
        one, other = saved(table), table.copy()
        assert (one.state, one.open) == (table.state, table.open)
        assert go_on(one, AFTER, number) == go_on(other, AFTER, number)
        assert (one.state, one.open) == (other.state, other.open)
        go_on(table, 1, number)
    assert {"act", "choose_verse", "play"} <= kinds  # in the middle of actions, stories and encounters too


def test_a_record_is_played_again_to_the_same_table():
    table = begin("fixture", seats=2, seed=SEED)
    go_on(table, 250, 3)
    again = afallon.Table.replay(afallon.Record.parse(str(table.record())))
    assert (again.state, again.open) == (table.state, table.open)
    assert [(event.kind, event.data) for event in again.all_events()] == [
        (event.kind, event.data) for event in table.all_events()
    ]


def test_a_record_names_its_pack_and_is_not_played_with_another(tmp_path):
    table = begin("fixture", seats=1, seed=SEED)
    go_on(table, 5, 1)
    record = table.record()
    other = {**record.header.options, "pack_hash": "0" * 32}
    changed = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=other))
    with pytest.raises(afallon.RecordError, match="pack has changed"):
        afallon.Table.replay(changed)
