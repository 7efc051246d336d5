"""Streams: what each reader gets to know of one log, and under which number."""

from afallon.kernel import ALL, Decision, Event, Number, OneOf
from afallon.kernel.events import Stream

VOTE = OneOf(("yes", "no"))
FIRST = Decision(4, 0, "vote", VOTE, "TINY-1")
SECOND = Decision(2, 1, "vote", Number(0, 1), "TINY-1")

LOG = [
    ("dealt", {"card": "ace"}, (1,)),
    ("shuffled", {}, ALL),
    ("asked", (FIRST, SECOND), ALL),
    ("answered", (SECOND, 1), ALL),
    ("told", {"word": "hush"}, (0, 1)),
    ("forgotten", {}, ()),
    ("ended", {"by": 1}, ALL),
]


def read(reader, log=LOG):
    return [(event.number, event.kind, event.data) for event in Stream(reader).extend(log)]


def test_a_seat_gets_what_is_addressed_to_it_numbered_without_gaps():
    assert read(0) == [
        (1, "shuffled", {}),
        (2, "asked", {"seat": 0, "kind": "vote", "id": 4, "options": {"type": "one_of", "values": ("yes", "no")}}),
        (3, "asked", {"seat": 1, "kind": "vote", "id": 2}),
        (4, "answered", {"seat": 1, "kind": "vote", "id": 2}),
        (5, "told", {"word": "hush"}),
        (6, "ended", {"by": 1}),
    ]


def test_another_seat_gets_its_own_options_and_its_own_value():
    assert read(1) == [
        (1, "dealt", {"card": "ace"}),
        (2, "shuffled", {}),
        (3, "asked", {"seat": 0, "kind": "vote", "id": 4}),
        (4, "asked", {"seat": 1, "kind": "vote", "id": 2, "options": {"type": "number", "least": 0, "most": 1}}),
        (5, "answered", {"seat": 1, "kind": "vote", "id": 2, "value": 1}),
        (6, "told", {"word": "hush"}),
        (7, "ended", {"by": 1}),
    ]


def test_a_spectator_gets_what_is_public():
    assert read(None) == [
        (1, "shuffled", {}),
        (2, "asked", {"seat": 0, "kind": "vote", "id": 4}),
        (3, "asked", {"seat": 1, "kind": "vote", "id": 2}),
        (4, "answered", {"seat": 1, "kind": "vote", "id": 2}),
        (5, "ended", {"by": 1}),
    ]


def test_the_truth_is_everything():
    events = read(Stream.TRUTH)
    assert [kind for _, kind, _ in events] == [
        "dealt",
        "shuffled",
        "asked",
        "asked",
        "answered",
        "told",
        "forgotten",
        "ended",
    ]
    assert [number for number, _, _ in events] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert events[2][2]["options"] == {"type": "one_of", "values": ("yes", "no")}
    assert events[3][2]["options"] == {"type": "number", "least": 0, "most": 1}
    assert events[4][2]["value"] == 1


def test_a_stream_grows_with_its_log():
    log, stream = [], Stream(1)
    assert stream.extend(log) == []
    for entry in LOG:
        log.append(entry)
        assert stream.extend(log) == Stream(1).extend(log)
        assert stream.extend(log) is stream.events
    assert len(stream.events) == 7


def test_going_back_is_told_in_the_numbers_of_each_reader():
    log = [*LOG, ("rewound", {"log": 4}, ALL)]
    assert read(0, log)[-1] == (7, "rewound", {"to": 4})
    assert read(1, log)[-1] == (8, "rewound", {"to": 5})
    assert read(None, log)[-1] == (6, "rewound", {"to": 4})
    assert read(Stream.TRUTH, log)[-1] == (9, "rewound", {"to": 5})


def test_going_back_into_the_silence_of_a_reader_goes_to_what_it_knew_then():
    before_anything, after_the_deal = ("rewound", {"log": 0}, ALL), ("rewound", {"log": 1}, ALL)
    assert read(0, [*LOG, before_anything])[-1][2] == {"to": 0}
    assert read(0, [*LOG, after_the_deal])[-1][2] == {"to": 0}
    assert read(1, [*LOG, after_the_deal])[-1][2] == {"to": 1}


def test_going_back_twice_counts_the_first_time_as_an_event():
    log = [
        *LOG,
        ("rewound", {"log": 2}, ALL),
        ("shuffled", {}, ALL),
        ("shuffled", {}, ALL),
        ("rewound", {"log": 9}, ALL),
    ]
    assert read(None, log)[5:] == [
        (6, "rewound", {"to": 1}),
        (7, "shuffled", {}),
        (8, "shuffled", {}),
        (9, "rewound", {"to": 7}),
    ]


def test_an_event_is_a_value():
    assert Event(1, "ended", {"by": 1}) == Event(1, "ended", {"by": 1})
    assert Event(1, "ended", {"by": 1}) != Event(2, "ended", {"by": 1})
