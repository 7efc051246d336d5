"""Checks of records: text that replays byte for byte; a damaged record is refused, and the error names the line."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from afallon.kernel import Record, RecordError, Snapshot, Table
from afallon.kernel.record import Answered, Line, Note, Undone
from afallon.testing.compare import as_told, everything, readers, same
from afallon.testing.play import play
from afallon.testing.tables import can_undo
from afallon.testing.terms import Terms

TALK: Final = "line\u2028paragraph\u2029next\x85page\x0c\x1c\r\n\x00 end \U0001f600"

NO_RECORDS: Final = ("", "\n", "\n\n", " ", "null", "[]", "{}", "{", "\x00", "nan", '"record"')

GARBAGE: Final = (
    *("", " ", "{", "garbage", "[]", "null", "1", '"answer"', "{}", "\x00\x01", "NaN", "[" * 100_000),
    *('{"line":"answer"}', '{"line":"dance"}', '{"line":"undo","keep":1.5}'),
    '{"line":"answer","seat":"0","decision":1,"value":"yes"}',
)
"""Text that is not a valid line of a record."""

HEADERS: Final[tuple[dict[str, Any], ...]] = (
    {"game": "no such game"},
    {"game": ""},
    {"game": 5},
    {"seats": 0},
    {"seats": "2"},
    {"options": {"no such option": 1}},
    {"options": []},
    *({"version": 99}, {"version": -3}, {"version": 0}, {"version": "1"}, {"version": 1.5}, {"version": []}),
    {"start": {}},
    {"start": {"state": None}},
)
"""Changes to a header that make it invalid."""

LOOKS: Final = 5
"""The number of lines of a record where something is changed."""

LONG_ENOUGH: Final = 60
"""The maximum number of answers in a record that is altered."""


def replay(lines: Sequence[str]) -> Table[Any]:
    return Table.replay(Record.parse("".join(line + "\n" for line in lines)))


def check_record(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a record, converted to text and back, replays byte for byte, with notes and undone answers."""
    twin = table.copy()
    twin.note("said", seat=0, text=TALK)
    play(twin, terms.player(rng), rng, answers=3)
    if can_undo(twin):
        twin.undo()
        twin.note("undone")
        play(twin, terms.player(rng), rng, answers=2)
    text = str(twin.record())
    notes = [line.data.get("text") for line in twin.record().lines if isinstance(line, Note)]
    assert TALK in notes, f"what was said is not in the record: {notes}"
    assert str(Record.parse(text)) == text, "a record is not what it was after it was read"
    again = Table.replay(Record.parse(text), chance=twin.chance)
    same("table that was played again", everything(again), everything(twin))


def check_record_of_a_snapshot(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a record that starts from a snapshot replays byte for byte."""
    text = msgspec.json.encode(table.snapshot())
    restored = Table.restore(msgspec.json.decode(text, type=Snapshot), chance=table.chance)
    play(restored, terms.player(rng), rng, answers=3)
    if can_undo(restored):
        restored.undo()
    record = Record.parse(str(restored.record()))
    assert record.header.start is not None, "the record does not begin with its snapshot"
    again = Table.replay(record, chance=table.chance)
    same("table that was played again from a snapshot", everything(again), everything(restored))


def check_torn_record(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a cut-off record replays up to there, and that the error for an invalid line names it."""
    for text in NO_RECORDS:
        try:
            Record.parse(text)
        except RecordError:
            continue
        raise AssertionError(f"this was read as a record: {text!r}")
    lines = str(table.record()).splitlines()
    truth = table.all_events()
    for place in _some(range(1, len(lines) + 1), rng):
        shorter = replay(lines[:place]).all_events()
        same("game of a record that ends early", as_told(shorter), as_told(truth[: len(shorter)]))
        for length in (1, len(lines[place - 1]) // 2, len(lines[place - 1]) - 1):
            _check_refused([*lines[: place - 1], lines[place - 1][:length]], place, place)
        for garbage in rng.sample(GARBAGE, 3):
            _check_refused([*lines[: place - 1], garbage, *lines[place:]], place, place)
    edited = "\r\n".join(lines)
    same("record that has been through an editor", str(Record.parse(edited)).splitlines(), lines)


def check_altered_record(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that no answer can be deleted, moved or changed, and nothing added after the end; errors name the line."""
    record = table.record()
    lines, rows = record.lines, str(record).splitlines()
    for header in HEADERS:
        altered = msgspec.json.encode({**msgspec.json.decode(rows[0]), **header}).decode()
        _check_refused([altered, *rows[1:]], 1, 1)
    answers = [place for place, line in enumerate(lines) if isinstance(line, Answered)]
    for place in _some(answers, rng):
        line = lines[place]
        assert isinstance(line, Answered)
        number = place + 2
        assert line.digest, f"line {number} of the record has no digest"
        _check_refused(_with(rows, place, _replace(line, digest="0" * 32)), number, number)
        if place < answers[-1]:
            _check_refused([*rows[: place + 1], *rows[place + 2 :]], number, number)
        _check_refused(_with(rows, place, _replace(line, decision=line.decision + 1)), number, number)
        _check_refused(_with(rows, place, _replace(line, decision=-1, seat=99)), number, number)
        _check_refused(_with(rows, place, _replace(line, seat=line.seat + 1)), number, number)
        other = _other_value(terms, rows[: place + 1], line, rng)
        if other != line.value:
            _check_refused(_with(rows, place, _replace(line, value=other)), number, number)
        following = lines[place + 1] if place + 1 < len(lines) else None
        if isinstance(following, Answered):
            swapped = _with(_with(rows, place, following), place + 1, line)
            _check_refused(swapped, number, number)
        repeated = replay([*rows[: place + 2], rows[place + 1], *rows[place + 2 :]])
        same("game of a record with an answer twice", as_told(repeated.all_events()), as_told(table.all_events()))
    for keep in (-1, 10**6):
        _check_refused([*rows, _row(Undone(keep))], len(rows) + 1, len(rows) + 1)
    if table.outcome is not None:
        for reader in readers(table):
            if reader is not None:
                late = Answered(reader, 10**6, "yes")
                _check_refused([*rows, _row(late)], len(rows) + 1, len(rows) + 1)


def check_snapshot_without_a_field(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a snapshot without one of its fields is refused, and that the error names the field."""
    plain = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
    for field in Snapshot.__struct_fields__:
        lacking = msgspec.json.encode({name: value for name, value in plain.items() if name != field})
        try:
            msgspec.json.decode(lacking, type=Snapshot)
        except msgspec.ValidationError as error:
            assert f"`{field}`" in str(error), f"a snapshot lacks {field}, and the error does not say so: {error}"
        else:
            raise AssertionError(f"a snapshot without {field} was read")


def _check_refused(rows: Sequence[str], least: int, most: int) -> None:
    """Assert that this record is refused with a line number between `least` and `most`."""
    try:
        replay(rows)
    except RecordError as error:
        found = re.search(r"line (\d+)", str(error).replace("the record is empty", "line 1"))
        assert found is not None, f"the refusal names no line: {error}"
        assert least <= int(found[1]) <= most, f"line {least} to {most} is wrong, and the refusal says: {error}"
    else:
        raise AssertionError(f"a record that is wrong from line {least} on was played: {rows[least - 1][:200]}")


def _other_value(terms: Terms, rows: Sequence[str], line: Answered, rng: Random) -> Any:
    """Return another legal answer to the same question."""
    decision = replay(rows).open[line.seat]
    if decision.options.count() == 1:
        return "no option"
    while (other := decision.options.sample(rng)) == decision.options.read(line.value):
        pass
    return msgspec.to_builtins(other)


def _with(rows: Sequence[str], place: int, line: Line) -> list[str]:
    return [*rows[: place + 1], _row(line), *rows[place + 2 :]]


def _row(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def _replace(line: Answered, **fields: Any) -> Answered:
    return msgspec.structs.replace(line, **fields)


def _some(places: Sequence[int], rng: Random) -> list[int]:
    return sorted(rng.sample(places, min(LOOKS, len(places))))
