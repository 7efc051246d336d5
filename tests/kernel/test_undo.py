"""Undo: a line in the record. The position goes back; ids and numbers go on."""

import pytest

from afallon.kernel import CHANCE, Answer, BadAnswer, Outcome, Record, RecordError, Table
from afallon.kernel.record import Answered, Undone
from afallon.testing.compare import without_id
from tests.digests import without_digests
from tests.kernel.tiny import Always, deal, give

BIDS = (0, 1), (2, 3), (1, 0)
ROUND = (*BIDS, (2, (0, 1)), (1, "left"))


def facts(events):
    return [(event.kind, event.data) for event in events]


def position(table):
    """Return the position of the game without ids and numbers, which go on."""
    asked = {seat: (decision.kind, decision.options, decision.rule) for seat, decision in table.open.items()}
    return table.state, asked, table.outcome


@pytest.mark.parametrize("answers", range(1, 11))
def test_undo_goes_back_by_one_answer_at_any_moment(answers):
    given = (ROUND * 2)[:answers]
    table, before = deal(rounds=2), deal(rounds=2)
    give(table, *given)
    give(before, *given[:-1])
    table.undo()
    assert position(table) == position(before)
    for seat in (0, 1, 2, None):
        assert without_id(table.view(seat)) == without_id(before.view(seat))
    assert table.all_seeing_view() == before.all_seeing_view()
    give(table, *given[-1:])
    again = deal(rounds=2)
    give(again, *given)
    assert position(table) == position(again)
    assert without_id(table.view(1)) == without_id(again.view(1))


def test_undo_in_the_middle_of_a_group_keeps_the_answers_before_it():
    table = deal()
    give(table, *BIDS[:2])
    table.undo()
    assert {seat: decision.id for seat, decision in table.open.items()} == {1: 2, 2: 2}
    assert facts(table.events_for(2))[-3:] == [
        ("rewound", {"to": 5}),
        ("asked", {"seat": 1, "kind": "bid", "id": 2}),
        ("asked", {"seat": 2, "kind": "bid", "id": 2, "options": {"type": "number", "least": 0, "most": 3}}),
    ]
    assert facts(table.events_for(0))[-3] == ("rewound", {"to": 6})
    give(table, (2, 0), (1, 0))
    assert ("bids_shown", {"bids": (1, 0, 0)}) in facts(table.events_for(None))


def test_undo_of_the_first_answer_goes_back_to_the_first_question():
    table = deal()
    give(table, (1, 3))
    table.undo()
    assert facts(table.events_for(0))[5:7] == [
        ("answered", {"seat": 1, "kind": "bid", "id": 1}),
        ("rewound", {"to": 5}),
    ]
    assert facts(table.events_for(None))[4:6] == [
        ("answered", {"seat": 1, "kind": "bid", "id": 1}),
        ("rewound", {"to": 4}),
    ]
    assert {seat: decision.id for seat, decision in table.open.items()} == {0: 2, 1: 2, 2: 2}


def test_undo_keeps_earlier_answers_given_for_chance():
    table = deal(die=None)
    give(table, (CHANCE, 3), (1, 3))
    table.undo()
    assert without_digests(table.record()).lines == (Answered(CHANCE, 1, 3), Answered(1, 1, 3), Undone(1))
    assert table.state.die == 3


def test_chance_after_an_undone_answer_is_undone_and_drawn_again():
    table = deal(rounds=2)
    give(table, *ROUND)
    assert table.record().lines[-1] == Answered(CHANCE, 2, 5, table.digest())
    table.undo()
    assert {decision.kind for decision in table.open.values()} == {"grab"}
    table.chance = Always(2)
    give(table, (1, "left"))
    lines = without_digests(table.record()).lines
    assert lines[-3:] == (Undone(5), Answered(1, 4, "left"), Answered(CHANCE, 3, 2))
    assert table.state.die == 2


def test_undo_several_times():
    table = deal(rounds=2)
    give(table, *ROUND, *ROUND[:2])
    for left in range(6, -1, -1):
        table.undo()
        before = deal(rounds=2)
        give(before, *(ROUND * 2)[:left])
        assert position(table) == position(before)
        assert without_id(table.view(2)) == without_id(before.view(2))
    with pytest.raises(BadAnswer, match=r"^nothing to undo$"):
        table.undo()
    assert [line.keep for line in table.record().lines if isinstance(line, Undone)] == [8, 7, 5, 4, 3, 2, 1]


def test_repeated_undos_return_to_the_same_question():
    table = deal()
    give(table, *BIDS[:1])
    for value in (1, 2, 3):
        give(table, (1, value))
        table.undo()
    assert [data["to"] for kind, data in facts(table.events_for(1)) if kind == "rewound"] == [5, 9, 13]
    assert table.open[1].id == 4
    assert table.view(1).asked == {1: "bid", 2: "bid"}


def test_undo_of_the_last_answer_reopens_the_game():
    table = deal()
    give(table, *ROUND)
    assert table.view(0).outcome is not None
    table.undo()
    assert table.outcome is None
    assert table.view(0).outcome is None
    give(table, (0, "left"))
    assert table.outcome == Outcome(None, "rounds_over", (0, 2), (), (1, 0, 1))


def test_undo_needs_an_answer_of_a_player():
    table = deal()
    before = table.record(), table.all_events()
    with pytest.raises(BadAnswer) as refused:
        table.undo()
    assert (refused.value.code, refused.value.details) == ("nothing_to_undo", {})
    assert (table.record(), table.all_events()) == before


def test_an_undone_answer_cannot_be_repeated():
    table = deal()
    give(table, *BIDS[:2])
    table.undo()
    with pytest.raises(BadAnswer, match="no such question"):
        table.submit(Answer(1, 2, 3))
    table.submit(Answer(1, 0, 1))


def test_undo_in_a_copy_leaves_the_original():
    table = deal()
    give(table, *BIDS)
    twin = table.copy()
    twin.undo()
    assert list(table.open) == [2]
    assert list(twin.open) == [1]
    assert twin.view(0).asked == {1: "bid"}
    assert "rewound" not in [kind for kind, _ in facts(table.all_events())]
    assert table.open[2].id == 2


def test_a_game_with_undos_replays_byte_for_byte():
    table = deal(rounds=2)
    give(table, *ROUND[:2])
    table.undo()
    give(table, (2, 2), (1, 1))
    table.undo()
    table.undo()
    give(table, *ROUND[1:])
    table.undo()
    give(table, (0, "right"), *ROUND)
    again = Table.replay(Record.parse(str(table.record())))
    assert again.all_events() == table.all_events()
    assert again.record() == table.record()
    assert again.outcome == table.outcome == Outcome(None, "rounds_over", (2,), (), (1, 1, 2))
    again.undo()
    table.undo()
    assert again.all_events() == table.all_events()


@pytest.mark.parametrize("keep", [-1, 3])
def test_a_record_cannot_undo_to_an_impossible_number(keep):
    table = deal()
    give(table, (0, 1))
    record = Record(table.record().header, (*table.record().lines, Undone(keep)))
    with pytest.raises(RecordError) as refused:
        Table.replay(record)
    assert str(refused.value) == f"line 4 of the record cannot be played: cannot go back to answer {keep}: there are 2"


def test_a_record_may_undo_to_its_start_and_to_its_end():
    table = deal()
    give(table, (0, 1))
    record = table.record()
    start = Table.replay(Record(record.header, (*record.lines, Undone(0))))
    assert list(start.open) == [CHANCE]
    assert start.open[CHANCE].id == 2
    assert facts(start.all_events())[-1] == ("rewound", {"to": 1})
    end = Table.replay(Record(record.header, (*record.lines, Undone(2))))
    assert {seat: decision.id for seat, decision in end.open.items()} == {1: 2, 2: 2}
    rolled = Table.replay(Record(record.header, (*record.lines, Undone(0))), chance=Always(4))
    assert rolled.state.die == 4
    assert rolled.record().lines[-1] == Answered(CHANCE, 2, 4, rolled.digest())
