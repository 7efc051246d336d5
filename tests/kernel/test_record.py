"""Records: conversion to text and back."""

import pytest

from afallon.kernel import Header, Record, RecordError
from afallon.kernel.record import Answered, Digest, Note, Undone

RECORD = Record(
    Header("tiny", 3, 2, {"rounds": 2}),
    (
        Answered(-1, 1, 5),
        Answered(0, 1, "yes"),
        Note("said", {"seat": 0, "words": "café"}),
        Answered(1, 1, None),
        Answered(1, 2, (0, 2)),
        Undone(2),
        Digest("00ff"),
        Answered(1, 3, "no", "00fe"),
        Undone(3, "01ff"),
    ),
)

TEXT = """\
{"game":"tiny","version":3,"seats":2,"options":{"rounds":2},"start":null}
{"line":"answer","seat":-1,"decision":1,"value":5}
{"line":"answer","seat":0,"decision":1,"value":"yes"}
{"line":"note","kind":"said","data":{"seat":0,"words":"café"}}
{"line":"answer","seat":1,"decision":1,"value":null}
{"line":"answer","seat":1,"decision":2,"value":[0,2]}
{"line":"undo","keep":2}
{"line":"digest","value":"00ff"}
{"line":"answer","seat":1,"decision":3,"value":"no","digest":"00fe"}
{"line":"undo","keep":3,"digest":"01ff"}
"""


def test_a_record_is_json_lines():
    assert str(RECORD) == TEXT


def test_a_record_survives_conversion_to_text():
    assert Record.parse(TEXT) == RECORD
    assert str(Record.parse(TEXT)) == TEXT


def test_a_header_alone_is_a_record():
    assert Record.parse('{"game":"tiny","version":3,"seats":2,"options":{}}') == Record(Header("tiny", 3, 2, {}), ())


@pytest.mark.parametrize("text", ["", "\n"])
def test_an_empty_text_is_not_a_record(text):
    with pytest.raises(RecordError, match=r"^the record is empty$"):
        Record.parse(text)


def test_only_a_newline_ends_a_line():
    talk = Record(RECORD.header, (Note("said", {"words": "one\u2028two\x85three\x0bfour\nfive\r"}),))
    assert str(talk).count("\n") == 2
    assert Record.parse(str(talk)) == talk


@pytest.mark.parametrize(
    ("line", "replacement", "message"),
    [
        (1, "{", "line 1 of the record cannot be read: Input data was truncated"),
        (1, "[]", "line 1 of the record cannot be read: Expected `object`, got `array`"),
        (1, '{"game":"tiny"}', "line 1 of the record cannot be read: Object missing required field `version`"),
        (2, "", "line 2 of the record cannot be read: Input data was truncated"),
        (3, '{"line":"dance"}', "line 3 of the record cannot be read: Invalid value 'dance' - at `$.line`"),
        (
            4,
            '{"line":"undo","keep":"2"}',
            "line 4 of the record cannot be read: Expected `int`, got `str` - at `$.keep`",
        ),
        (8, "so long", "line 8 of the record cannot be read: JSON is malformed: invalid character (byte 0)"),
    ],
)
def test_an_unreadable_line_is_named_by_its_number(line, replacement, message):
    rows = TEXT.splitlines()
    rows[line - 1] = replacement
    with pytest.raises(RecordError) as refused:
        Record.parse("\n".join(rows))
    assert str(refused.value) == message


@pytest.mark.parametrize("value", ["1.5", "true", '["a"]', "[[1]]"])
def test_a_value_of_an_impossible_type_is_unreadable(value):
    with pytest.raises(RecordError, match=r"^line 2 of the record cannot be read: "):
        Record.parse(TEXT.splitlines()[0] + '\n{"line":"answer","seat":0,"decision":1,"value":' + value + "}\n")
