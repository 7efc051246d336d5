"""Replay: a record reproduces its game, and its digests prove it."""

import msgspec
import pytest

import afallon
from afallon.kernel import ALL, CHANCE, Header, Record, RecordError, SeededChance, Table
from afallon.kernel.record import Answered, Digest, Note, Undone
from tests.digests import in_lines_of_their_own, without_digests
from tests.kernel.tiny import TINY, Always, Greet, deal, give
from tests.kernel.tiny_words import Greeted

ROUND = (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "left")


def played(rounds, **options):
    table = deal(rounds=rounds, **options)
    give(table, *ROUND * rounds)
    return table


def digests(record):
    """Return the digests of the lines of a record."""
    return [line.digest for line in record.lines if not isinstance(line, Note)]


def with_line(record, place, line):
    """Return the record with another line at this place."""
    return Record(record.header, (*record.lines[:place], line, *record.lines[place + 1 :]))


def test_a_record_is_its_header_and_its_answers():
    table = deal(rounds=2, modules=["bonus"])
    give(table, *ROUND[:4])
    record = table.record()
    assert record.header == Header("tiny", 3, 3, {"rounds": 2, "modules": ["bonus"]}, None)
    assert without_digests(record).lines == (
        Answered(CHANCE, 1, 5),
        Answered(0, 1, 1),
        Answered(2, 1, 3),
        Answered(1, 1, 0),
        Answered(2, 2, (0, 1)),
    )


@pytest.mark.parametrize("rounds", [1, 9])
def test_a_replayed_game_is_equal_byte_for_byte(rounds):
    table = played(rounds)
    again = Table.replay(Record.parse(str(table.record())))
    assert again.all_events() == table.all_events()
    assert again.record() == table.record()
    assert (again.outcome, again.state, again.setup) == (table.outcome, table.state, table.setup)
    assert again.events_for(1) == table.events_for(1)


def test_the_record_of_an_unfinished_game_can_be_continued():
    table = deal(rounds=2)
    give(table, *ROUND, *ROUND[:2])
    again = Table.replay(table.record())
    assert (again.open, again.state) == (table.open, table.state)
    give(again, *ROUND[2:])
    give(table, *ROUND[2:])
    assert again.all_events() == table.all_events()


# Digests. A round has six answers, with the die, so nine rounds have 54 answers.


def test_every_answer_carries_the_digest_of_the_game_after_it():
    table = deal(rounds=2, die=None)
    for seat, value in ((CHANCE, 5), *ROUND, (CHANCE, 5), *ROUND):
        give(table, (seat, value))
        assert table.record().lines[-1] == Answered(seat, table.record().lines[-1].decision, value, table.digest())
    assert len(set(digests(table.record()))) == 12


def test_every_undo_carries_the_digest_of_the_game_after_it():
    table = deal(rounds=2)
    give(table, *ROUND)
    table.undo()
    assert table.record().lines[-1] == Undone(5, table.digest())
    with pytest.raises(RecordError, match=r"^line 8 of the record cannot be played: the game differs"):
        Table.replay(with_line(table.record(), 6, Undone(5, "0" * 32)))


def test_digests_do_not_depend_on_when_they_are_read():
    asked, silent = deal(rounds=2), deal(rounds=2)
    for answer in ROUND * 2:
        give(asked, answer)
        asked.note("clock")
        asked.digest()
        give(silent, answer)
    assert digests(asked.record()) == digests(silent.record())
    together = deal(rounds=2)
    for values in ({0: 1, 2: 3, 1: 0}, {2: (0, 1)}, {1: "left"}) * 2:
        together.submit_all(values)
    assert digests(together.record()) == digests(silent.record())


def test_the_digests_of_a_known_game_are_pinned():
    # Changing these breaks the records of earlier versions.
    record = played(9).record()
    assert record.lines[49].digest == "ddeabe4b5e72312573881d7d67b78cac"
    assert record.lines[53].digest == "967cd9ce4f67642a71925319f54628e2"


def test_each_digest_covers_everything_before_it():
    one, other = deal(rounds=9), deal(rounds=9)
    give(one, (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "left"), *ROUND * 8)
    give(other, (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "right"), *ROUND * 8)
    pairs = list(zip(digests(one.record()), digests(other.record()), strict=True))
    assert [one == other for one, other in pairs] == [True] * 5 + [False] * 49


@pytest.mark.parametrize("place", [0, 3, 50, 53])
def test_replay_stops_at_the_first_line_with_another_digest(place):
    record = played(9).record()
    other = msgspec.structs.replace(record.lines[place], digest="0" * 32)
    with pytest.raises(RecordError) as refused:
        Table.replay(with_line(record, place, other))
    assert str(refused.value) == (
        f"line {place + 2} of the record cannot be played: the game differs from its record: other rules have made it"
    )
    assert (refused.value.code, refused.value.details) == ("other_rules", {"line": place + 2})


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4, 5, 6])
def test_a_short_record_is_never_replayed_as_another_game(answers, monkeypatch):
    table = deal(rounds=2)
    give(table, *(ROUND * 2)[:answers])
    record = Record.parse(str(table.record()))
    assert Table.replay(record).all_events() == table.all_events()
    monkeypatch.setattr(Greet, "resolve", lambda self, turn, answers: (turn.emit(Greeted(7), to=ALL), turn.go("round")))
    with pytest.raises(RecordError, match=r"^line 2 of the record cannot be played: the game differs"):
        Table.replay(record)


def test_an_older_record_has_digests_in_lines_of_their_own():
    table = played(9)
    old = in_lines_of_their_own(table.record())
    assert [place for place, line in enumerate(old.lines) if isinstance(line, Digest)] == [50, 55]
    assert str(Record.parse(str(old))) == str(old)
    again = Table.replay(Record.parse(str(old)))
    assert again.record() == table.record()
    for place, line in ((50, 52), (55, 57)):
        with pytest.raises(RecordError, match=f"^line {line} of the record cannot be played: the game differs"):
            Table.replay(with_line(old, place, Digest("0" * 32)))


def test_a_record_without_digests_is_replayed():
    table = played(1)
    assert Table.replay(without_digests(table.record())).record() == table.record()


# Versions


@pytest.mark.parametrize("version", [99, 4, 2, 0, -3, "3", None, [3], 3.5])
def test_an_unknown_version_is_refused(version):
    record = played(9).record()
    header = msgspec.structs.replace(record.header, version=version)
    with pytest.raises(RecordError) as refused:
        Table.replay(Record(header, record.lines))
    assert str(refused.value) == (
        f"line 1 of the record cannot be played: it was made under version {version!r} of the rules of tiny,"
        " and this Afallon knows 3"
    )
    assert (refused.value.code, refused.value.details["version"]) == ("unknown_version", str(version))


@pytest.mark.parametrize("version", ['"3"', "3.5", "true", "null", "[3]"])
def test_a_version_that_is_not_an_integer_is_unreadable(version):
    text = str(played(1).record()).replace('"version":3', f'"version":{version}')
    with pytest.raises(RecordError, match=r"^line 1 of the record cannot be read: Expected `int`"):
        Record.parse(text)


def test_a_known_older_version_is_migrated(monkeypatch):
    record = played(2).record()
    header = msgspec.structs.replace(record.header, version=1)

    def to(version):
        return lambda old: Record(msgspec.structs.replace(old.header, version=version), old.lines)

    monkeypatch.setattr(TINY, "migrations", {1: to(2), 2: to(3)}, raising=False)
    assert Table.replay(Record(header, record.lines)).record() == record
    with pytest.raises(RecordError, match=r"version 4 of the rules of tiny, and this Afallon knows 1, 2, 3$"):
        Table.replay(Record(msgspec.structs.replace(record.header, version=4), record.lines))


# Refused records


@pytest.mark.parametrize(
    ("place", "line", "message"),
    [
        (0, Answered(CHANCE, 1, 9), "line 2 {}: not an option (rule 'TINY-1', kind 'roll', value 9)"),
        (2, Answered(2, 5, 3), "line 4 {}: no such question (decision 5, seat 2)"),
        (4, Answered(2, 2, "all"), "line 6 {}: wrong type (value 'all')"),
    ],
)
def test_an_answer_that_cannot_be_replayed_is_named_by_its_line(place, line, message):
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
def test_a_bad_header_is_named_as_the_first_line(header, message):
    with pytest.raises(RecordError) as refused:
        Table.replay(Record(header, ()))
    assert str(refused.value).startswith(message)


def test_notes_stay_in_place_and_are_ignored_by_replay():
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
        (8, Note("clock", {"at": 2})),
    ]
    assert digests(record) == digests(silent.record())
    assert table.all_events() == silent.all_events()
    again = Table.replay(record)
    assert again.record() == record
    assert again.all_events() == silent.all_events()


def test_chance_attached_to_a_replay_continues_where_the_record_stops():
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


def test_chance_attached_to_a_replay_answers_only_the_open_question():
    table = deal(rounds=2, die=None)
    give(table, (CHANCE, 4), *ROUND)
    assert list(table.open) == [CHANCE]
    driver = Always(2)
    again = Table.replay(table.record(), chance=driver)
    assert again.chance is driver
    assert again.state.die == 2
    assert again.record().lines == (*table.record().lines, Answered(CHANCE, 2, 2, again.digest()))
    assert Table.replay(table.record()).chance is None


def test_replay_of_a_subclass_returns_that_subclass():
    class Fancy(Table):
        __slots__ = ()

    record = played(1).record()
    assert type(Fancy.replay(record)) is Fancy
    snapshot = played(1).snapshot()
    assert type(Fancy.restore(snapshot)) is Fancy
