"""Views: a fold over the events of one reader, with undo."""

from afallon.kernel import Answered, Asked, Event, Fold, GameEnded, Outcome, Question, Rewound, View, Withdrawn
from afallon.kernel.view import EVERY


class Vote(Question):
    pass


class Bid(Question):
    pass


class Counted(Event):
    by: int


class Thundered(Event):
    loudly: bool


class Counting(View):
    """Adds up the counted numbers, and counts the applied events."""

    total: int = 0
    applied: int = 0

    def apply(self, event):
        self.applied += 1
        super().apply(event)

    def on_counted(self, event: Counted):
        self.total += event.by


def begin():
    return Counting(reader=2)


def test_a_view_knows_who_is_asked():
    view = View(reader=None)
    seen = []
    for event in (
        Asked(0, 1, Vote()),
        Asked(3, 1, Bid()),
        Asked(1, 1, Vote()),
        Answered(0, 1, Vote()),
        Withdrawn((1, 3)),
    ):
        view.apply(event)
        seen.append(dict(view.asked))
    assert seen == [
        {0: "vote"},
        {0: "vote", 3: "bid"},
        {0: "vote", 3: "bid", 1: "vote"},
        {3: "bid", 1: "vote"},
        {},
    ]


def test_a_late_view_ignores_answers_to_questions_it_has_not_seen():
    view = View(reader=0)
    for event in (Answered(4, 1, Vote()), Withdrawn((1, 2))):
        view.apply(event)
    assert view.asked == {}


def test_a_view_knows_the_outcome():
    view = View(reader=0)
    assert view.outcome is None
    view.apply(GameEnded("good", "merlin_safe", (0, 1), (), None))
    assert view.outcome == Outcome("good", "merlin_safe", (0, 1))


def test_an_unknown_kind_of_event_changes_nothing():
    view = begin()
    view.apply(Thundered(True))
    assert view == Counting(reader=2, applied=1)


def test_views_share_nothing():
    View(reader=0).apply(Asked(0, 1, Vote()))
    assert View(reader=0).asked == {}


def test_a_fold_applies_each_event_once():
    stream = [Counted(1), Counted(2), Counted(4)]
    fold = Fold(begin)
    assert fold.view == Counting(reader=2)
    assert fold.extend(stream[:1]).total == 1
    assert fold.extend(stream[:1]).total == 1
    assert fold.extend(stream).total == 7
    assert fold.view.applied == 3
    assert fold.extend(stream) is fold.view


def test_a_fold_goes_back_to_the_event_of_a_rewind_and_continues():
    stream = [Counted(1), Counted(2), Counted(4), Rewound(1), Counted(8)]
    fold = Fold(begin)
    assert fold.extend(stream[:3]).total == 7
    assert fold.extend(stream[:4]).total == 1
    assert fold.extend(stream).total == 9
    assert Fold(begin).extend(stream) == fold.view == Counting(reader=2, total=9, applied=2)


def test_a_fold_goes_back_past_an_earlier_rewind():
    stream = [
        Counted(1),
        Counted(2),
        Rewound(1),
        Counted(4),
        Counted(8),
        Rewound(4),
        Counted(16),
        Rewound(0),
        Counted(32),
    ]
    fold = Fold(begin)
    assert [fold.extend(stream[:length]).total for length in range(1, 10)] == [1, 3, 1, 5, 13, 5, 21, 0, 32]
    assert [Fold(begin).extend(stream[:length]).total for length in range(1, 10)] == [1, 3, 1, 5, 13, 5, 21, 0, 32]


def test_a_late_fold_applies_only_standing_events():
    stream = [event for number in range(1, 400) for event in (Counted(number), Rewound(2 * number - 2))]
    assert Fold(begin).extend([*stream, Counted(5)]) == Counting(reader=2, total=5, applied=1)


def test_a_rewind_late_in_a_long_stream_is_quick():
    stream = [Counted(1)] * (EVERY * 100)
    fold = Fold(begin)
    assert fold.extend(stream).applied == EVERY * 100
    stream = [*stream, Rewound(EVERY * 100 - 3)]
    applied = []
    original = Counting.on_counted
    Counting.handlers["counted"] = lambda view, event: (applied.append(event), original(view, event))
    try:
        assert fold.extend(stream).total == EVERY * 100 - 3
    finally:
        Counting.handlers["counted"] = original
    assert len(applied) < EVERY


def test_a_fold_may_begin_in_the_middle_of_a_stream():
    fold = Fold(lambda: Counting(reader=2, total=100), 10)
    assert fold.extend([Counted(1), Counted(2)], 10).total == 103
    assert fold.extend([Counted(1), Counted(2), Rewound(11)], 10).total == 101
