"""Views: a fold over the events of one reader, which can go back."""

from afallon.kernel import Event, Fold, View


class Counted(View):
    """Counts what was counted, and how many views have ever begun."""

    total: int = 0
    applied: int = 0

    def apply(self, event):
        self.applied += 1
        super().apply(event)

    def on_counted(self, *, by):
        self.total += by


def events(*facts):
    return [Event(number, kind, data) for number, (kind, data) in enumerate(facts, start=1)]


def asked(seat, kind="vote"):
    return "asked", {"seat": seat, "kind": kind, "id": 1, "options": {}}


def answered(seat):
    return "answered", {"seat": seat, "kind": "vote", "id": 1, "value": "yes"}


def begin():
    return Counted(reader=2)


def test_a_view_knows_whom_the_table_waits_for():
    view = View(reader=None)
    seen = []
    for event in events(asked(0), asked(3, "bid"), asked(1), answered(0), ("withdrawn", {"seats": (1, 3)})):
        view.apply(event)
        seen.append(dict(view.asked))
    assert seen == [
        {0: "vote"},
        {0: "vote", 3: "bid"},
        {0: "vote", 3: "bid", 1: "vote"},
        {3: "bid", 1: "vote"},
        {},
    ]


def test_a_view_that_came_late_bears_answers_to_questions_it_has_not_seen():
    view = View(reader=0)
    for event in events(answered(4), ("withdrawn", {"seats": [1, 2]})):
        view.apply(event)
    assert view.asked == {}


def test_a_view_knows_the_outcome():
    view = View(reader=0)
    assert view.outcome is None
    view.apply(Event(1, "game_ended", {"side": "good", "winners": (0, 1)}))
    assert view.outcome == {"side": "good", "winners": (0, 1)}


def test_a_kind_the_view_does_not_know_changes_nothing():
    view = begin()
    view.apply(Event(1, "thundered", {"loudly": True}))
    assert view == Counted(reader=2, applied=1)


def test_views_share_nothing():
    View(reader=0).apply(Event(1, *asked(0)))
    assert View(reader=0).asked == {}


def test_a_fold_takes_each_event_once():
    stream = events(("counted", {"by": 1}), ("counted", {"by": 2}), ("counted", {"by": 4}))
    fold = Fold(begin)
    assert fold.view == Counted(reader=2)
    assert fold.extend(stream[:1]).total == 1
    assert fold.extend(stream[:1]).total == 1
    assert fold.extend(stream).total == 7
    assert fold.view.applied == 3
    assert fold.extend(stream) is fold.view


def test_a_fold_goes_back_to_the_event_told_and_on_from_there():
    stream = events(
        ("counted", {"by": 1}),
        ("counted", {"by": 2}),
        ("counted", {"by": 4}),
        ("rewound", {"to": 1}),
        ("counted", {"by": 8}),
    )
    fold = Fold(begin)
    assert fold.extend(stream[:3]).total == 7
    assert fold.extend(stream[:4]).total == 1
    assert fold.extend(stream).total == 9
    assert Fold(begin).extend(stream) == fold.view == Counted(reader=2, total=9, applied=2)


def test_a_fold_goes_back_past_an_earlier_going_back():
    stream = events(
        ("counted", {"by": 1}),
        ("counted", {"by": 2}),
        ("rewound", {"to": 1}),
        ("counted", {"by": 4}),
        ("counted", {"by": 8}),
        ("rewound", {"to": 4}),
        ("counted", {"by": 16}),
        ("rewound", {"to": 0}),
        ("counted", {"by": 32}),
    )
    fold = Fold(begin)
    assert [fold.extend(stream[:length]).total for length in range(1, 10)] == [1, 3, 1, 5, 13, 5, 21, 0, 32]
    assert [Fold(begin).extend(stream[:length]).total for length in range(1, 10)] == [1, 3, 1, 5, 13, 5, 21, 0, 32]
