"""Replay: the record is the game, and its digests say so."""

import pytest

import afallon
from afallon.kernel import CHANCE, Header, Record, RecordError, SeededChance, Table
from afallon.kernel.record import Answered, Digest, Note
from tests.kernel.tiny import TINY, Always, deal, give

ROUND = (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "left")


def played(rounds, **options):
    table = deal(rounds=rounds, **options)
    give(table, *ROUND * rounds)
    return table


def digests(record):
    """The lines that are digests, by place."""
    return {place: line.value for place, line in enumerate(record.lines) if isinstance(line, Digest)}


def test_a_record_is_its_header_and_its_answers():
    table = deal(rounds=2, modules=["bonus"])
    give(table, *ROUND[:4])
    record = table.record()
    assert record.header == Header("tiny", 3, 3, {"rounds": 2, "modules": ["bonus"]}, None)
    assert record.lines == (
        Answered(CHANCE, 1, 5),
        Answered(0, 1, 1),
        Answered(2, 1, 3),
        Answered(1, 1, 0),
        Answered(2, 2, (0, 1)),
    )


@pytest.mark.parametrize("rounds", [1, 9])
def test_a_replayed_game_is_the_same_to_the_byte(rounds):
    table = played(rounds)
    again = Table.replay(Record.parse(str(table.record())))
    assert again.all_events() == table.all_events()
    assert again.record() == table.record()
    assert (again.outcome, again.state, again.setup) == (table.outcome, table.state, table.setup)
    assert again.events_for(1) == table.events_for(1)


def test_the_record_of_an_unfinished_game_goes_on():
    table = deal(rounds=2)
    give(table, *ROUND, *ROUND[:2])
    again = Table.replay(table.record())
    assert (again.open, again.state) == (table.open, table.state)
    give(again, *ROUND[2:])
    give(table, *ROUND[2:])
    assert again.all_events() == table.all_events()


# A round is six answers, with the die: nine rounds are 54 answers.


def test_a_digest_follows_every_fiftieth_answer_and_the_end():
    assert list(digests(played(9).record())) == [50, 55]
    assert list(digests(played(17).record())) == [50, 101, 104]
    assert list(digests(played(1).record())) == [6]
    unfinished = deal(rounds=9)
    give(unfinished, *ROUND * 8)
    assert (unfinished.answers, digests(unfinished.record())) == (49, {})
    give(unfinished, *ROUND[:1])
    assert list(digests(unfinished.record())) == [50]


def test_every_end_has_one_digest_also_the_fiftieth_answer():
    table = deal(rounds=9, die=1)
    give(table, *(ROUND[:3] + ROUND[4:]) * 9)
    # Without favours a round is five answers; an undo and another grab make up the rest.
    assert len(table.record().lines) == 46
    for hand in ("right", "left", "right", "left", "right"):
        table.undo()
        give(table, (1, hand))
    record = table.record()
    assert list(digests(record)) == [45, 48, 51, 54, 57, 60]
    assert sum(isinstance(line, Answered) for line in record.lines) == 50
    assert Table.replay(record).record() == record


def test_the_digests_of_a_known_game_are_pinned():
    # Whoever changes these breaks the records of earlier versions.
    assert digests(played(9).record()) == {
        50: "ddeabe4b5e72312573881d7d67b78cac",
        55: "967cd9ce4f67642a71925319f54628e2",
    }


def test_each_digest_covers_all_that_came_before():
    one, other = deal(rounds=9), deal(rounds=9)
    give(one, (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "left"), *ROUND * 8)
    give(other, (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "right"), *ROUND * 8)
    assert digests(one.record())[50] != digests(other.record())[50]
    assert digests(one.record())[55] != digests(other.record())[55]


@pytest.mark.parametrize(("place", "line"), [(50, 52), (55, 57)])
def test_a_record_that_differs_from_the_game_stops_at_the_first_differing_digest(place, line):
    record = played(9).record()
    lines = list(record.lines)
    lines[place] = Digest("0" * 32)
    with pytest.raises(RecordError) as refused:
        Table.replay(Record(record.header, tuple(lines)))
    expected = f"the game differs from its record before line {line} (record of version 3, rules of version 3)"
    assert str(refused.value) == expected


def test_a_record_of_another_version_replays_as_long_as_its_digests_agree(monkeypatch):
    record = played(9).record()
    monkeypatch.setattr(TINY, "version", 4, raising=False)
    again = Table.replay(record)
    assert again.record().header.version == 4
    lines = (*record.lines[:-1], Digest("f" * 32))
    with pytest.raises(RecordError, match=r"record of version 3, rules of version 4"):
        Table.replay(Record(record.header, lines))


@pytest.mark.parametrize(
    ("place", "line", "message"),
    [
        (0, Answered(CHANCE, 1, 9), "line 2 {}: not an option (rule 'TINY-1', kind 'roll', value 9)"),
        (2, Answered(2, 5, 3), "line 4 {}: no such question (decision 5, seat 2)"),
        (4, Answered(2, 2, "all"), "line 6 {}: wrong type (value 'all')"),
    ],
)
def test_an_answer_that_cannot_be_played_is_named_by_its_line(place, line, message):
    record = played(1).record()
    lines = list(record.lines)
    lines[place] = line
    with pytest.raises(RecordError) as refused:
        Table.replay(Record(record.header, tuple(lines)))
    assert str(refused.value) == message.format("of the record cannot be played")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (Header("chess", 1, 2, {}), "line 1 of the record cannot be played: there is no game 'chess'"),
        (Header("tiny", 3, 1, {}), "line 1 of the record cannot be played: too few seats (TINY-0: seats 1)"),
        (Header("tiny", 3, 2, {}, {"game": 1}), "line 1 of the record cannot be played: Expected `str`, got `int`"),
    ],
)
def test_a_header_that_cannot_be_played_is_named_as_the_first_line(header, message):
    with pytest.raises(RecordError) as refused:
        Table.replay(Record(header, ()))
    assert str(refused.value).startswith(message)


def test_notes_are_kept_in_their_place_and_ignored_by_replay():
    table, silent = deal(), deal()
    table.note("clock", at=1)
    give(table, *ROUND[:2])
    table.note("said", seat=2, words="three!")
    give(table, *ROUND[2:])
    table.note("clock", at=2)
    give(silent, *ROUND)
    record = table.record()
    assert [(place, line) for place, line in enumerate(record.lines) if isinstance(line, Note)] == [
        (1, Note("clock", {"at": 1})),
        (4, Note("said", {"seat": 2, "words": "three!"})),
        (9, Note("clock", {"at": 2})),
    ]
    assert list(digests(record).values()) == list(digests(silent.record()).values())
    assert table.all_events() == silent.all_events()
    again = Table.replay(record)
    assert again.record() == record
    assert again.all_events() == silent.all_events()


def test_chance_attached_to_a_replay_goes_on_where_the_record_stops():
    table = afallon.new("tiny", seats=3, seed=11, rounds=3)
    give(table, *ROUND)
    again = Table.replay(table.record(), chance=SeededChance(11))
    assert again.open == table.open
    for one in (table, again):
        give(one, *ROUND * 2)
    assert [line.value for line in again.record().lines if isinstance(line, Answered) and line.seat == CHANCE] == [
        6,
        3,
        4,
    ]
    assert again.record() == table.record()
    assert again.outcome == table.outcome


def test_chance_attached_to_a_replay_answers_what_is_open_at_once_but_nothing_before():
    table = deal(rounds=2, die=None)
    give(table, (CHANCE, 4), *ROUND)
    assert list(table.open) == [CHANCE]
    driver = Always(2)
    again = Table.replay(table.record(), chance=driver)
    assert again.chance is driver
    assert again.state.die == 2
    assert again.record().lines == (*table.record().lines, Answered(CHANCE, 2, 2))
    assert Table.replay(table.record()).chance is None


def test_a_replay_of_a_subclass_is_of_that_subclass():
    class Fancy(Table):
        __slots__ = ()

    record = played(1).record()
    assert type(Fancy.replay(record)) is Fancy
    snapshot = played(1).snapshot()
    assert type(Fancy.restore(snapshot)) is Fancy
