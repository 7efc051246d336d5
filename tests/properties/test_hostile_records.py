"""Hostile records: what cannot be read or does not fit the rules stops with an error that names the line."""

import re
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

import afallon
from afallon import Record, RecordError, Snapshot, Table
from tests.properties.invariants import everything
from tests.properties.play import play


def recorded(*, undo: bool = False) -> list[str]:
    """The lines of a whole game, chance and talk included."""
    table = afallon.new("avalon", seats=7, seed=3, modules=["lady_of_the_lake"])
    rng = Random(4)
    play(table, rng, answers=20)
    if undo:
        table.undo()
    table.note("said", seat=2, text="I am good")
    return str(play(table, rng).record()).splitlines()


OTHER = {"approve": "reject", "reject": "approve", "success": "fail", "fail": "success"}
LINES = recorded()
WITH_UNDO = recorded(undo=True)


def replay(lines: list[str]) -> Table[Any]:
    return Table.replay(Record.parse("".join(line + "\n" for line in lines)))


def refused(lines: list[str]) -> int:
    """The number of the line at which this record is refused."""
    with pytest.raises(RecordError) as caught:
        replay(lines)
    found = re.search(r"line (\d+)", str(caught.value))
    assert found is not None, caught.value
    return int(found[1])


def changed(place: int, **fields: Any) -> list[str]:
    """The record with other values in one of its lines, counted from 1."""
    line = {**msgspec.json.decode(LINES[place - 1]), **fields}
    return [*LINES[: place - 1], msgspec.json.encode(line).decode(), *LINES[place:]]


def places(lines: list[str], kind: str) -> list[int]:
    return [place for place, line in enumerate(lines, start=1) if f'"line":"{kind}"' in line]


def test_the_records_themselves_are_sound() -> None:
    for lines in (LINES, WITH_UNDO):
        assert str(replay(lines).record()).splitlines() == lines
        assert len(places(lines, "digest")) >= 2
        assert len(places(lines, "note")) == 1
    assert len(places(WITH_UNDO, "undo")) == 1


@pytest.mark.parametrize("text", ["", "\n", "\n\n", " ", "null", "[]", "{}", "{", "\x00", "nan", '"avalon"'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


GARBAGE = [
    *("", " ", "{", "garbage", "[]", "null", "1", '"answer"', "{}", "\x00\x01", "NaN", "[" * 100_000),
    *('{"line":"answer"}', '{"line":"dance"}', '{"line":"undo","keep":1.5}'),
    '{"line":"answer","seat":"0","decision":1,"value":"approve"}',
]


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda garbage: garbage[:20])
def test_a_line_that_cannot_be_read_is_named(garbage: str) -> None:
    for place in (1, 2, 30, len(LINES)):
        assert refused([*LINES[: place - 1], garbage, *LINES[place:]]) == place


def test_a_line_that_is_cut_off_is_named() -> None:
    for place in (1, 2, 17, len(LINES)):
        for length in (1, len(LINES[place - 1]) // 2, len(LINES[place - 1]) - 1):
            assert refused([*LINES[: place - 1], LINES[place - 1][:length]]) == place


def test_a_record_that_ends_early_is_the_game_up_to_there() -> None:
    for place in range(1, len(LINES)):
        table = replay(LINES[:place])
        whole = replay(LINES).all_events()
        assert table.all_events() == whole[: len(table.all_events())]
        answers = [line for line in str(table.record()).splitlines() if '"line":"digest"' not in line]
        assert answers == [line for line in LINES[:place] if '"line":"digest"' not in line]


def test_no_answer_can_be_left_out_or_moved() -> None:
    answers = places(LINES, "answer")
    for place in answers:
        assert refused([*LINES[: place - 1], *LINES[place:]]) >= place
    for first, second in pairwise(answers):
        if second == first + 1 and LINES[first - 1] != LINES[second - 1]:
            swapped = [*LINES[: first - 1], LINES[second - 1], LINES[first - 1], *LINES[second:]]
            assert refused(swapped) >= first


def test_no_answer_can_be_changed() -> None:
    for place in places(LINES, "answer"):
        line = msgspec.json.decode(LINES[place - 1])
        other = OTHER.get(str(line["value"]))
        assert refused(changed(place, value=other)) >= place
        assert refused(changed(place, seat=line["seat"] + 1)) >= place
        assert refused(changed(place, decision=line["decision"] + 1)) == place
        assert refused(changed(place, decision=-1, seat=99)) == place


def test_a_repeated_answer_changes_nothing() -> None:
    whole = replay(LINES)
    for place in places(LINES, "answer")[::7]:
        assert everything(replay([*LINES[:place], LINES[place - 1], *LINES[place:]])) == everything(whole)


def test_nothing_can_be_added_after_the_outcome() -> None:
    more = '{"line":"answer","seat":0,"decision":1000,"value":"approve"}'
    assert refused([*LINES, more]) == len(LINES) + 1


def test_a_wrong_digest_is_named() -> None:
    for place in places(LINES, "digest"):
        assert refused(changed(place, value="0" * 32)) == place


def test_an_undo_to_where_the_game_never_was_is_named() -> None:
    (place,) = places(WITH_UNDO, "undo")
    for keep in (-1, 1000):
        undo = msgspec.json.encode({"line": "undo", "keep": keep}).decode()
        assert refused([*WITH_UNDO[: place - 1], undo, *WITH_UNDO[place:]]) == place
    assert refused([*WITH_UNDO[: place - 1], *WITH_UNDO[place:]]) >= place


@pytest.mark.parametrize(
    "header",
    [
        {"game": "backgammon"},
        {"game": ""},
        {"seats": 4},
        {"seats": 10**9},
        {"options": {"characters": ["nobody"]}},
        {"options": {"colour": "red"}},
        {"start": {}},
        {"start": {"game": "avalon", "state": None}},
        {"game": 5},
        {"options": []},
        {"version": "1"},
    ],
    ids=str,
)
def test_a_header_that_makes_no_game_is_named(header: dict[str, Any]) -> None:
    assert refused(changed(1, **header)) == 1


def test_talk_may_hold_any_character() -> None:
    table = afallon.new("avalon", seats=5, seed=1)
    table.note("said", text="line\u2028paragraph\u2029next\x85page\x0c\x1c\r\n\x00 end \U0001f600")
    play(table, Random(1), answers=3)
    text = str(table.record())
    assert str(Table.replay(Record.parse(text)).record()) == text


def test_a_record_may_have_been_through_an_editor() -> None:
    text = str(replay(LINES).record())
    assert str(Record.parse(text.replace("\n", "\r\n"))) == text
    assert str(Record.parse(text.removesuffix("\n"))) == text


@pytest.mark.parametrize("field", Snapshot.__struct_fields__)
def test_a_snapshot_without_a_field_is_refused(field: str) -> None:
    table = play(afallon.new("avalon", seats=5, seed=1), Random(1), answers=9)
    plain = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
    del plain[field]
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.json.decode(msgspec.json.encode(plain), type=Snapshot)
