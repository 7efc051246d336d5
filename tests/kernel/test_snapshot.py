"""Snapshots: any moment as plain data, and games continued from it."""

import msgspec
import pytest

from afallon.kernel import CHANCE, Answer, BadAnswer, Decision, Outcome, Record, Snapshot, Subset, Table
from afallon.kernel.record import Answered, Undone
from tests.digests import without_digests
from tests.kernel import tiny_words as words
from tests.kernel.tiny import Always, deal, give

BIDS = (0, 1), (2, 3), (1, 0)
ROUND = (*BIDS, (2, (0, 1)), (1, "left"))
TWO_ROUNDS = ROUND * 2
OUTCOME = Outcome(None, "rounds_over", (1, 2), (), (0, 2, 2))


def through_text(snapshot):
    return msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)


def after(answers, *, rounds=2, **options):
    table = deal(rounds=rounds, **options)
    give(table, *TWO_ROUNDS[:answers])
    return table


def test_a_snapshot_is_plain_data():
    snapshot = after(3, modules=["double"]).snapshot()
    assert snapshot == Snapshot(
        game="tiny",
        version=3,
        seats=3,
        options={"rounds": 2, "modules": ["double"]},
        state={"points": [0, 0, 0], "round": 1, "die": 5, "favourites": (), "grabs": {}},
        stack=[("round", 2), ("pay", (2, (1, 0, 3)))],
        asking=("favour", (2,)),
        given=[],
        latest={1: (1, 0), 2: (1, 3), 0: (1, 1), CHANCE: (1, 5)},
        ids={CHANCE: 1, 0: 1, 1: 1, 2: 2},
        told={"0": 10, "1": 9, "2": 9, "None": 9, "truth": 11},
        views={
            "all": {"asked": {"2": "favour"}, "outcome": None, "points": {}},
            "0": {"reader": 0, "open_question": None, "die": 5},
            "1": {"reader": 1, "open_question": None, "die": 0},
            "2": {"reader": 2, "open_question": snapshot.views["2"]["open_question"], "die": 0},
            "None": {"reader": None, "open_question": None, "die": 0},
            "truth": {"reader": "truth", "open_question": None, "die": 5},
        },
        standing=4,
        answers=4,
        digest=snapshot.digest,
        outcome=None,
    )
    assert snapshot.views["2"]["open_question"]["kind"] == "favour"


def test_knowledge_shared_by_all_readers_is_stored_once():
    table = after(6)
    snapshot = through_text(table.snapshot())
    assert snapshot.views["all"]["points"] == {"1": 1, "2": 1}
    assert table.view(0).points == {1: 1, 2: 1}
    assert all("points" not in known for reader, known in snapshot.views.items() if reader != "all")
    for reader in (0, 1, 2, None):
        assert Table.restore(snapshot).view(reader) == table.view(reader)


def test_an_older_snapshot_with_full_views_is_restored():
    table = after(6)
    snapshot = table.snapshot()
    alike = snapshot.views["all"]
    full = {reader: {**alike, **known} for reader, known in snapshot.views.items() if reader != "all"}
    again = Table.restore(msgspec.structs.replace(snapshot, views=full))
    assert again.snapshot() == snapshot
    assert [again.view(reader) for reader in (0, 1, 2, None)] == [table.view(reader) for reader in (0, 1, 2, None)]


def test_a_snapshot_does_not_grow_with_the_game():
    sizes = {len(msgspec.json.encode(after(10, rounds=3).snapshot())) for _ in range(1)}
    long = deal(rounds=200)
    give(long, *ROUND * 150)
    assert len(msgspec.json.encode(long.snapshot())) < 1.2 * max(sizes)


def test_the_state_in_a_snapshot_has_only_string_keys():
    assert after(5).snapshot().state == {
        "points": [0, 1, 1],
        "round": 1,
        "die": 5,
        "favourites": (0, 1),
        "grabs": {"1": 1},
    }


def test_answers_of_an_unfinished_group_are_kept():
    snapshot = after(2).snapshot()
    assert snapshot.given == [0, 2]
    assert (snapshot.latest[0], snapshot.latest[2]) == ((1, 1), (1, 3))
    assert list(Table.restore(snapshot).open) == [1]


@pytest.mark.parametrize("carry", [through_text, lambda snapshot: snapshot], ids=["text", "memory"])
@pytest.mark.parametrize("answers", range(11))
def test_a_restored_game_continues_as_if_never_interrupted(answers, carry):
    table = after(answers)
    twin = Table.restore(carry(table.snapshot()), chance=Always(5))
    assert twin.snapshot() == table.snapshot()
    assert (twin.open, twin.state, twin.outcome) == (table.open, table.state, table.outcome)
    told = {seat: table.told(seat) for seat in (0, 1, 2, None)}
    for seat in (0, 1, 2, None):
        assert twin.events_for(seat) == []
        assert twin.told(seat) == told[seat]
        assert twin.view(seat) == table.view(seat)
    give(twin, *TWO_ROUNDS[answers:])
    give(table, *TWO_ROUNDS[answers:])
    assert twin.outcome == table.outcome == OUTCOME
    for seat in (0, 1, 2, None):
        assert twin.events_for(seat) == table.events_for(seat, after=told[seat])
        assert twin.events_for(seat, after=told[seat] + 1) == table.events_for(seat, after=told[seat] + 1)
        assert twin.view(seat) == table.view(seat)
    assert twin.digest() == table.digest()
    assert (twin.seats, twin.setup, twin.game) == (table.seats, table.setup, table.game)


def test_a_snapshot_is_not_changed_by_further_play():
    table = after(2)
    snapshot = table.snapshot()
    before = msgspec.json.encode(snapshot)
    give(table, *TWO_ROUNDS[2:])
    give(Table.restore(snapshot, chance=Always(5)), *TWO_ROUNDS[2:])
    assert msgspec.json.encode(snapshot) == before


def test_open_chance_of_a_snapshot_is_answered_by_a_driver():
    snapshot = through_text(deal(die=None).snapshot())
    assert list(Table.restore(snapshot).open) == [CHANCE]
    assert Table.restore(snapshot).chance is None
    driver = Always(3)
    table = Table.restore(snapshot, chance=driver)
    assert table.chance is driver
    assert table.state.die == 3
    assert table.record().lines == (Answered(CHANCE, 1, 3, table.digest()),)


def test_a_restored_table_starts_a_new_record_with_the_snapshot():
    table = Table.restore(through_text(after(2).snapshot()), chance=Always(5))
    give(table, *ROUND[2:])
    record = table.record()
    assert record.header.start == msgspec.json.decode(msgspec.json.encode(after(2).snapshot()))
    assert without_digests(record).lines == (
        Answered(1, 1, 0),
        Answered(2, 2, (0, 1)),
        Answered(1, 2, "left"),
        Answered(CHANCE, 2, 5),
    )
    assert Record.parse(str(record)) == record
    again = Table.replay(Record.parse(str(record)))
    assert again.all_events() == table.all_events()
    assert again.open == table.open
    assert again.record() == record
    assert deal().record().header.start is None


def test_a_record_from_a_snapshot_continues_its_digests():
    table, whole = Table.restore(after(2).snapshot(), chance=Always(5)), after(10)
    give(table, *TWO_ROUNDS[2:])
    assert table.record().lines == whole.record().lines[-len(table.record().lines) :]
    assert Table.replay(Record.parse(str(table.record()))).outcome == OUTCOME


def test_undo_after_a_snapshot_goes_back_no_further_than_the_snapshot():
    table = Table.restore(through_text(after(3).snapshot()), chance=Always(5))
    with pytest.raises(BadAnswer, match=r"^nothing to undo$"):
        table.undo()
    give(table, (2, (0, 1)), (1, "left"))
    table.undo()
    table.undo()
    assert table.open == {2: Decision(6, 2, words.Favour(4), Subset((0, 1, 2), 2), "TINY-3")}
    assert table.state == after(3).state
    assert [event.data for event in table.events_for(None) if event.kind == "rewound"] == [{"to": 14}, {"to": 9}]
    assert without_digests(table.record()).lines[-2:] == (Undone(5), Undone(4))
    assert table.view(0) == after(3).view(0)
    give(table, *TWO_ROUNDS[3:])
    assert table.outcome == OUTCOME
    assert Table.replay(Record.parse(str(table.record()))).all_events() == table.all_events()


def test_repeated_answers_from_before_a_snapshot_are_accepted():
    table = Table.restore(after(1).snapshot(), chance=Always(5))
    before = table.snapshot()
    table.submit(Answer(1, 0, 1))
    assert table.snapshot() == before
    with pytest.raises(BadAnswer, match=r"^already answered"):
        table.submit(Answer(1, 0, 2))


def test_a_copy_of_a_restored_table_has_the_same_snapshot():
    twin = Table.restore(after(4).snapshot(), chance=Always(5)).copy()
    give(twin, (1, "left"))
    twin.undo()
    assert {decision.kind for decision in twin.open.values()} == {"grab"}
    assert twin.state == after(4).state
    assert twin.record().header.start is not None
