"""Streams: the events of one log for each reader, in order."""

import msgspec

from afallon.kernel import ALL, Answered, Asked, Decision, Event, Number, OneOf, Question, Rewound
from afallon.kernel.ledger import ANSWERED, ASKED, REWOUND, Ledger
from afallon.kernel.steps import Ask
from afallon.kernel.stream import Stream


class Dealt(Event):
    card: str


class Shuffled(Event):
    pass


class Whispered(Event):
    word: str


class Forgotten(Event):
    pass


class Ended(Event):
    by: int


class Vote(Question):
    on: str


class Hint(msgspec.Struct, frozen=True):
    word: str


ON = Vote("lunch")
FIRST = Decision(4, 0, ON, OneOf(("yes", "no")), "TINY-1")
SECOND = Decision(2, 1, ON, Number(0, 1), "TINY-1", Hint("yes"))
ASK = Ask(ON, {0: FIRST.options, 1: SECOND.options}, "TINY-1", own={1: SECOND.own})
BEFORE = {0: 3, 1: 1}
"""By seat, the number of ids used before."""

LOG = [
    (Dealt("ace"), (1,)),
    (Shuffled(), ALL),
    (ASK, ASKED),
    ({1: 1}, ANSWERED),
    (Whispered("hush"), (0, 1)),
    (Forgotten(), ()),
    (Ended(1), ALL),
]


def ledger_of(entries):
    ledger = Ledger(BEFORE)
    ledger.entries += entries
    return ledger


def read(reader, entries=LOG, before=0):
    return Stream(reader, before).extend(ledger_of(entries))


def test_a_seat_receives_the_events_addressed_to_it():
    assert read(0) == [
        Shuffled(),
        Asked(0, 4, ON, FIRST.options),
        Asked(1, 2, ON),
        Answered(1, 2, ON),
        Whispered("hush"),
        Ended(1),
    ]


def test_a_seat_receives_only_its_own_options_private_part_and_answer():
    assert read(1) == [
        Dealt("ace"),
        Shuffled(),
        Asked(0, 4, ON),
        Asked(1, 2, ON, SECOND.options, Hint("yes")),
        Answered(1, 2, ON, (1,)),
        Whispered("hush"),
        Ended(1),
    ]


def test_a_spectator_receives_public_events():
    assert read(None) == [Shuffled(), Asked(0, 4, ON), Asked(1, 2, ON), Answered(1, 2, ON), Ended(1)]


def test_the_truth_has_all_events():
    assert read(Stream.TRUTH) == [
        Dealt("ace"),
        Shuffled(),
        Asked(0, 4, ON, FIRST.options),
        Asked(1, 2, ON, SECOND.options, Hint("yes")),
        Answered(1, 2, ON, (1,)),
        Whispered("hush"),
        Forgotten(),
        Ended(1),
    ]


def test_questions_and_answers_name_their_subject():
    asked = Asked(1, 2, ON, SECOND.options, Hint("yes"))
    assert asked.data == {
        "seat": 1,
        "kind": "vote",
        "id": 2,
        "about": ON,
        "options": {"type": "number", "least": 0, "most": 1},
        "own": Hint("yes"),
    }
    assert Asked(1, 2, ON).data == {"seat": 1, "kind": "vote", "id": 2, "about": ON}
    assert Answered(1, 2, ON, (None,)).data == {"seat": 1, "kind": "vote", "id": 2, "value": None}
    assert Answered(1, 2, ON).data == {"seat": 1, "kind": "vote", "id": 2}
    assert (Answered(1, 2, ON).value, Answered(1, 2, ON, (7,)).value) == (None, 7)


def test_a_stream_grows_with_its_log():
    ledger, stream = Ledger(BEFORE), Stream(1)
    assert stream.extend(ledger) == []
    for entry in LOG:
        ledger.entries.append(entry)
        assert stream.extend(ledger) == read(1, ledger.entries)
        assert stream.extend(ledger) is stream.events
    assert len(stream.events) == 7


def test_public_events_are_created_once_and_shared():
    ledger = ledger_of(LOG)
    streams = [Stream(reader).extend(ledger) for reader in (0, 1, None)]
    assert streams[0][-1] is streams[1][-1] is streams[2][-1]
    assert streams[0][2] is streams[2][2]
    assert streams[1][2] is streams[2][1]
    assert streams[0][3] is streams[2][3]


def test_a_rewind_has_the_number_of_each_reader():
    log = [*LOG, ((4, 0, 0, 0), REWOUND)]
    assert read(0, log)[-1] == Rewound(4)
    assert read(1, log)[-1] == Rewound(5)
    assert read(None, log)[-1] == Rewound(4)
    assert read(Stream.TRUTH, log)[-1] == Rewound(5)


def test_a_stream_after_a_snapshot_counts_earlier_events():
    assert read(0, [*LOG, ((4, 0, 0, 0), REWOUND)], before=100)[-1] == Rewound(104)


def test_a_rewind_to_events_unknown_to_a_reader_keeps_its_earlier_ones():
    before_anything, after_the_deal = ((0, 0, 0, 0), REWOUND), ((1, 0, 0, 0), REWOUND)
    assert read(0, [*LOG, before_anything])[-1] == Rewound(0)
    assert read(0, [*LOG, after_the_deal])[-1] == Rewound(0)
    assert read(1, [*LOG, after_the_deal])[-1] == Rewound(1)


def test_a_second_rewind_counts_the_first_as_an_event():
    log = [*LOG, ((2, 0, 0, 0), REWOUND), (Shuffled(), ALL), (Shuffled(), ALL), ((9, 0, 0, 0), REWOUND)]
    assert read(None, log)[5:] == [Rewound(1), Shuffled(), Shuffled(), Rewound(7)]


def test_an_event_is_a_value():
    assert Ended(1) == Ended(1)
    assert Ended(1) != Ended(2)
    assert (Ended.kind, Ended(1).kind, Ended(1).data) == ("ended", "ended", {"by": 1})


def test_part_of_a_group_answer_can_be_undone():
    entries = [(ASK, ASKED), ({0: "yes", 1: 0}, ANSWERED), (Ended(1), ALL), ((1, 1, 1, 1), REWOUND)]
    entries.append((Ask(ON, {1: SECOND.options}, "TINY-1"), ASKED))
    assert read(0, entries) == [
        Asked(0, 4, ON, FIRST.options),
        Asked(1, 2, ON),
        Answered(0, 4, ON, ("yes",)),
        Answered(1, 2, ON),
        Ended(1),
        Rewound(3),
        Asked(1, 3, ON),
    ]
    ledger = ledger_of(entries)
    ledger.catch_up()
    assert ledger.standing == [(1, 0)]
    assert ledger.answer(0) == (FIRST, "yes")
    assert {seat: decision.id for seat, decision in ledger.questions[4].items()} == {1: 3}


def test_the_latest_answers_need_no_search(monkeypatch):
    entries = [(ASK, ASKED), ({0: "yes", 1: 0}, ANSWERED)]
    for _ in range(100):
        entries += [(Ask(ON, {1: SECOND.options}, "TINY-1"), ASKED), ({1: 1}, ANSWERED)]
    ledger, looked = ledger_of(entries), []
    answer = Ledger.answer
    monkeypatch.setattr(Ledger, "answer", lambda self, number: looked.append(number) or answer(self, number))
    ledger.catch_up()
    assert {seat: (one.id, value) for seat, (one, value) in ledger.latest().items()} == {0: (4, "yes"), 1: (102, 1)}
    assert looked == [0, 101]
    for stand, latest in ((2, {0: (4, "yes"), 1: (2, 0)}), (1, {0: (4, "yes")}), (0, {})):
        ledger.entries.append(((0, 0, stand, stand), REWOUND))
        ledger.catch_up()
        assert {seat: (one.id, value) for seat, (one, value) in ledger.latest().items()} == latest
        assert {seat: one for seat, (one, _) in ledger.copy().latest().items()} == {
            seat: one for seat, (one, _) in ledger.latest().items()
        }


def test_questions_to_chance_are_no_events():
    entries = [(Ask(ON, {-1: Number(1, 6)}, "TINY-1"), ASKED), ({-1: 4}, ANSWERED), (Ended(1), ALL)]
    ledger = Ledger({-1: 0})
    ledger.entries += entries
    assert Stream(None).extend(ledger) == [Ended(1)]
    assert Stream(Stream.TRUTH).extend(ledger) == [Answered(-1, 1, ON, (4,)), Ended(1)]
