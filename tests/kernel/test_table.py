"""The table: group questions, steps, phases, the end, and the events that each reader receives."""

import pytest

from afallon.kernel import (
    CHANCE,
    Answer,
    BadAnswer,
    Decision,
    IllegalAnswer,
    Module,
    Number,
    OneOf,
    Outcome,
    Program,
    Query,
    StepError,
    Subset,
    any_of,
)
from tests.kernel import tiny_words as words
from tests.kernel.tiny import TINY, Always, Bid, Grab, Roll, Tiny, deal, give

FIRST_A_ROLL = Module(name="first_a_roll", moments={"roll": (Roll(),), "bid": (Bid(),)})
NOWHERE = Module(name="nowhere", moments={"roll": (Roll(),)})

HANDS = OneOf(("left", "right"))

OUTCOME = Outcome(None, "rounds_over", (1, 2), (), (0, 1, 1))
"""The outcome of `played`."""


def played():
    """Return a finished game of one round: seat 2 bids most and names the other two, seat 1 grabs."""
    table = deal()
    give(table, (0, 1), (2, 3), (1, 0), (2, [1, 0]), (1, "left"))
    return table


def kinds(events):
    return [event.kind for event in events]


def facts(events):
    return [(event.kind, event.data) for event in events]


def test_a_new_table_has_run_to_its_first_question():
    table = deal(die=None)
    assert table.open == {CHANCE: Decision(1, CHANCE, words.Roll(), Number(1, 6), "TINY-1")}
    assert facts(table.all_events()) == [("greeted", {"seats": 3})]
    assert (table.outcome, table.setup, table.game, table.chance) == (None, (3, 1, ()), TINY, None)


def test_a_group_is_asked_at_once():
    table = deal()
    assert table.open == {seat: Decision(1, seat, words.Bid(), Number(0, 3), "TINY-2") for seat in (0, 1, 2)}
    assert list(table.open) == [0, 1, 2]


def test_an_all_group_hides_its_values_until_the_last_answer():
    table = deal()
    give(table, (2, 3), (0, 1))
    assert list(table.open) == [1]
    assert table.state.points == [0, 0, 0]
    assert facts(table.events_for(1))[-2:] == [
        ("answered", {"seat": 2, "kind": "bid", "id": 1}),
        ("answered", {"seat": 0, "kind": "bid", "id": 1}),
    ]
    assert facts(table.events_for(0))[-1] == ("answered", {"seat": 0, "kind": "bid", "id": 1, "value": 1})
    give(table, (1, 2))
    assert ("bids_shown", {"bids": (1, 2, 3)}) in facts(table.events_for(1))


def test_the_last_answer_opens_the_next_question_with_the_next_id():
    table = deal()
    give(table, (2, 3), (0, 1), (1, 2))
    assert table.open == {2: Decision(2, 2, words.Favour(4), Subset((0, 1, 2), 2), "TINY-3")}
    give(table, (2, (0, 1)))
    assert table.open == {
        0: Decision(2, 0, words.Grab(), HANDS, "TINY-4"),
        1: Decision(2, 1, words.Grab(), HANDS, "TINY-4"),
        2: Decision(3, 2, words.Grab(), HANDS, "TINY-4"),
    }


def test_the_first_answer_of_an_any_group_withdraws_the_rest():
    table = deal(rounds=2)
    give(table, (0, 0), (1, 0), (2, 0), (0, (0, 1)), (1, "right"))
    assert facts(table.events_for(None))[-6:] == [
        ("answered", {"seat": 1, "kind": "grab", "id": 2}),
        ("withdrawn", {"seats": (0, 2)}),
        ("grabbed", {"seat": 1, "hand": "right"}),
        ("asked", {"seat": 0, "kind": "bid", "id": 4}),
        ("asked", {"seat": 1, "kind": "bid", "id": 3}),
        ("asked", {"seat": 2, "kind": "bid", "id": 3}),
    ]
    with pytest.raises(BadAnswer) as refused:
        table.submit(Answer(2, 2, "left"))
    assert refused.value.code == "no_such_question"


def test_optional_questions_come_last_and_are_not_waited_for(monkeypatch):
    monkeypatch.setattr(Grab, "ask", lambda self, position: any_of(words.Grab(), {0: HANDS, 1: HANDS}, optional=(0,)))
    table = deal()
    give(table, (0, 1), (2, 3), (1, 0), (2, [1, 0]))
    assert [(seat, decision.optional) for seat, decision in table.open.items()] == [(1, False), (0, True)]
    told = table.events_for(2)[-2:]
    assert [event.data.get("optional") for event in told] == [True, None]
    assert table.view(2).asked == {1: "grab"}
    assert table.view(0).open_question.optional
    by_right = table.copy()
    give(by_right, (0, "left"))
    assert by_right.state.points[0] > table.state.points[0]
    give(table, (1, "left"))
    assert table.outcome is not None
    assert table.view(0).open_question is None


def test_the_step_pushed_last_runs_first_and_before_the_rest_of_the_phase():
    assert kinds(played().all_events()) == [
        "greeted",
        *("answered", "rolled"),
        *("asked", "asked", "asked", "answered", "answered", "answered", "bids_shown"),
        *("asked", "answered", "favoured"),
        "paid",
        *("asked", "asked", "asked", "answered", "withdrawn", "grabbed", "grab_counted"),
        "game_ended",
    ]
    assert facts(played().all_events())[13] == ("paid", {"seat": 2, "bids": (1, 0, 3), "prize": 4})


def test_a_question_to_no_seats_is_resolved_at_once():
    table = deal(die=1)
    give(table, (0, 1), (1, 0), (2, 3))
    assert list(table.open) == [0, 1, 2]
    assert table.open[2].id == 2
    assert kinds(table.all_events())[-6:] == ["bids_shown", "favoured", "paid", "asked", "asked", "asked"]


def test_going_to_a_phase_leaves_the_current_one():
    table = deal(rounds=3)
    for round in (1, 2, 3):
        assert table.state.round == round - 1
        give(table, (0, 1), (1, 0), (2, 0), (0, (0, 1)), (2, "left"))
    assert kinds(table.all_events()).count("greeted") == 1
    assert kinds(table.all_events()).count("rolled") == 3
    assert table.outcome == Outcome(None, "rounds_over", (0,), (), (9, 0, 3))


def test_the_end_is_an_event_and_closes_the_table():
    table = played()
    assert table.outcome == OUTCOME
    assert table.open == {}
    for seat in (0, 1, 2, None):
        last = table.events_for(seat)[-1]
        assert last.kind == "game_ended"
        assert last.data == {
            "side": None,
            "reason": "rounds_over",
            "winners": (1, 2),
            "partial": (),
            "scores": (0, 1, 1),
        }


def test_an_event_reaches_only_its_audience():
    table = played()
    assert [kinds(table.events_for(seat)).count("rolled") for seat in (0, 1, 2, None)] == [1, 0, 0, 0]
    assert [kinds(table.events_for(seat)).count("favoured") for seat in (0, 1, 2, None)] == [1, 1, 0, 0]
    assert [kinds(table.events_for(seat)).count("grab_counted") for seat in (0, 1, 2, None)] == [0, 1, 0, 0]


def test_players_receive_no_events_of_chance():
    table = deal()
    for seat in (0, 1, 2, None):
        assert "roll" not in [event.data.get("kind") for event in table.events_for(seat)]
    assert facts(table.all_events())[1] == ("answered", {"seat": CHANCE, "kind": "roll", "id": 1, "value": 5})


def test_the_count_of_answers_includes_chance_and_undone_ones():
    table = deal(die=None)
    assert table.answers == 0
    give(table, (CHANCE, 2), (0, 1), (1, 1))
    assert table.answers == 3
    table.undo()
    assert table.answers == 3
    assert table.copy().answers == 3


def test_listeners_hear_their_kind_of_event_and_may_emit():
    table = deal(rounds=2)
    give(table, (0, 1), (1, 0), (2, 0), (0, (0, 1)), (2, "left"))
    assert table.state.grabs == {2: 1}
    give(table, (0, 1), (1, 0), (2, 0), (0, (0, 1)), (2, "left"))
    assert table.state.grabs == {2: 2}
    assert [data["grabs"] for kind, data in facts(table.events_for(2)) if kind == "grab_counted"] == [1, 2]


@pytest.mark.parametrize(
    ("modules", "prize"), [((), 4), (("bonus",), 5), (("bonus", "double"), 10), (("double", "bonus"), 9)]
)
def test_queries_fold_in_the_order_of_the_modules(modules, prize):
    table = deal(modules=modules)
    assert table.fold(words.PRIZE, 4, 0) == prize
    give(table, (0, 3), (1, 0), (2, 0), (0, (0, 1)))
    assert table.state.points == [prize - 3, 0, 0]


def test_a_query_without_modules_returns_the_value():
    assert deal().fold(Query("unheard", "Nobody answers it."), 7, "of") == 7


def test_the_views_are_folds_of_the_streams():
    table = deal(rounds=2)
    assert (table.view(0).die, table.view(1).die, table.view(None).die) == (5, 0, 0)
    assert (table.view(0).reader, table.view(None).reader, table.all_seeing_view().reader) == (0, None, "truth")
    assert table.view(1).asked == {0: "bid", 1: "bid", 2: "bid"}
    give(table, (0, 1), (1, 0), (2, 0), (0, (0, 1)))
    assert table.view(2).points == {0: 3}
    assert table.all_seeing_view().die == 5
    give(table, (2, "left"))
    assert table.view(2).points == table.all_seeing_view().points == {0: 3, 2: 1}
    assert table.view(2) is table.view(2)
    assert table.view(2).outcome is None


def test_callers_receive_a_copy_of_the_events():
    table = deal()
    for mine in (table.events_for(0), table.all_events()):
        mine.clear()
    assert kinds(table.events_for(0)) == ["greeted", "rolled", "asked", "asked", "asked"]
    assert kinds(table.all_events()) == ["greeted", "answered", "rolled", "asked", "asked", "asked"]


def test_events_are_never_created_twice():
    table = deal()
    earlier = table.events_for(0)
    give(table, (0, 1))
    later = table.events_for(0)
    assert [one is other for one, other in zip(earlier, later, strict=False)] == [True] * 5
    assert len(later) == 6


def test_a_phase_that_runs_out_fails_at_once(monkeypatch):
    monkeypatch.setattr(Tiny, "compile", lambda self, setup: Program({"opening": ("roll",)}, [NOWHERE]))
    with pytest.raises(StepError, match=r"^step opening failed as the game began: LookupError: .* ran out"):
        deal()


@pytest.mark.parametrize("seat", [3, -1, True, "0", 1.0])
def test_an_invalid_seat_cannot_read(seat):
    table = deal()
    for look in (table.events_for, table.view):
        with pytest.raises(ValueError) as refused:
            look(seat)
        assert str(refused.value) == f"there is no seat {seat!r}: seats are 0 to 2"


@pytest.mark.parametrize(
    ("answer", "error", "text"),
    [
        ("yes", BadAnswer, "not an answer"),
        ((1, 0, 2), BadAnswer, "not an answer"),
        (None, BadAnswer, "not an answer"),
        (Answer("1", 0, 2), BadAnswer, "not an answer"),
        (Answer(1, "0", 2), BadAnswer, "not an answer"),
        (Answer(True, 0, 2), BadAnswer, "not an answer"),
        (Answer(1, False, 2), BadAnswer, "not an answer"),
        (Answer(1, None, 2), BadAnswer, "not an answer"),
        (Answer(2, 0, 2), BadAnswer, "no such question (decision 2, seat 0)"),
        (Answer(0, 0, 2), BadAnswer, "no such question (decision 0, seat 0)"),
        (Answer(1, 3, 2), BadAnswer, "no such question (decision 1, seat 3)"),
        (Answer(1, 0, "2"), BadAnswer, "wrong type (value '2')"),
        (Answer(1, 0, None), BadAnswer, "wrong type (value None)"),
        (Answer(1, 0, 4), IllegalAnswer, "not an option (rule 'TINY-2', kind 'bid', value 4)"),
        (Answer(1, 0, -1), IllegalAnswer, "not an option (rule 'TINY-2', kind 'bid', value -1)"),
    ],
    ids=repr,
)
def test_a_refused_answer_is_explained_and_changes_nothing(answer, error, text):
    table = deal()
    give(table, (1, 2))
    before = table.record(), table.all_events(), dict(table.open), table.state.copy()
    with pytest.raises(error) as refused:
        table.submit(answer)
    assert str(refused.value) == text
    assert (table.record(), table.all_events(), table.open, table.state) == before


def test_an_illegal_answer_names_its_rule():
    with pytest.raises(IllegalAnswer) as refused:
        give(deal(), (0, 9))
    assert refused.value.rule == "TINY-2"
    assert refused.value.details == {"rule": "TINY-2", "kind": "bid", "value": 9}
    assert refused.value.__cause__ is None


def test_a_repeated_answer_is_accepted_and_changes_nothing():
    table = deal()
    give(table, (0, 1), (2, 3))
    before = table.record(), table.all_events(), dict(table.open)
    table.submit(Answer(1, 0, 1))
    table.submit(Answer(1, 2, 3))
    assert (table.record(), table.all_events(), table.open) == before
    give(table, (1, 0), (2, [1, 0]), (1, "left"))
    before = table.record(), table.all_events(), table.outcome
    table.submit(Answer(1, 0, 1))
    table.submit(Answer(2, 2, [0, 1]))
    table.submit(Answer(2, 2, (1, 0)))
    table.submit(Answer(2, 1, "left"))
    table.submit(Answer(1, CHANCE, 5))
    assert (table.record(), table.all_events(), table.outcome) == before


def test_a_repeated_answer_of_chance_is_accepted_too(monkeypatch):
    monkeypatch.setattr(Tiny, "compile", lambda self, setup: Program({"round": ("roll", "bid")}, [FIRST_A_ROLL]))
    table = deal(die=4)
    assert kinds(table.all_events())[:2] == ["answered", "rolled"]
    table.submit(Answer(1, CHANCE, 4))
    with pytest.raises(BadAnswer, match="already answered"):
        table.submit(Answer(1, CHANCE, 3))


@pytest.mark.parametrize(
    "answer", [Answer(1, 0, 2), Answer(1, 0, "1"), Answer(1, 0, 9), Answer(1, 0, None), Answer(2, 1, "right")], ids=repr
)
def test_another_answer_to_a_question_already_answered_is_refused(answer):
    table = played()
    with pytest.raises(BadAnswer) as refused:
        table.submit(answer)
    assert (refused.value.code, refused.value.details) == ("already_answered", {"decision": answer.decision})


def test_an_answer_after_the_end_is_refused():
    with pytest.raises(BadAnswer, match=r"^no such question \(decision 3, seat 0\)$"):
        played().submit(Answer(3, 0, 1))


def test_answers_of_chance_are_checked_like_others():
    with pytest.raises(BadAnswer, match="wrong type"):
        deal(die="six")
    table = deal(die=None)
    with pytest.raises(IllegalAnswer, match="value 7"):
        give(table, (CHANCE, 7))


def test_chance_answers_when_it_is_asked():
    table = deal(rounds=2, die=None)
    give(table, (CHANCE, 4))
    table.chance = Always(2)
    give(table, (0, 1), (1, 0), (2, 0), (0, (0, 1)), (2, "left"))
    assert table.state.die == 2
    assert list(table.open) == [0, 1, 2]
    assert facts(table.events_for(0))[-4] == ("rolled", {"face": 2})


def test_a_copy_is_independent_at_any_moment():
    table = deal(rounds=2)
    given = [(0, 1), (1, 0), (2, 0), (0, (0, 1)), (2, "left"), (0, 1), (1, 0), (2, 0), (0, (0, 1)), (1, "right")]
    for place, answer in enumerate(given):
        twin = table.copy()
        before = twin.record(), twin.all_events(), dict(twin.open), twin.state.copy(), twin.outcome, twin.view(0)
        give(table, answer)
        now = twin.record(), twin.all_events(), dict(twin.open), twin.state.copy(), twin.outcome, twin.view(0)
        assert now == before
        assert twin.events_for(1) != table.events_for(1)
        give(twin, *given[place:])
        assert twin.outcome == Outcome(None, "rounds_over", (0,), (), (6, 1, 1))
    assert table.outcome == twin.outcome
    assert table.all_events() == twin.all_events()
    assert (twin.game, twin.setup, twin.seats, twin.chance) == (table.game, table.setup, table.seats, table.chance)


def test_a_copy_of_a_subclass_is_of_that_subclass():
    table = deal()

    class Fancy(type(table)):
        __slots__ = ()

    fancy = Fancy(TINY, (3, 1, ()), seats=3, chance=Always(5))
    assert type(fancy.copy()) is Fancy


def test_submit_all_answers_for_every_seat():
    table, one_by_one = deal(rounds=2), deal(rounds=2)
    for values in ({0: 1, 1: 0, 2: 3}, {2: [1, 0]}, {0: "left", 1: "right", 2: "left"}, {2: 1, 0: 2, 1: 3}):
        assert list(table.options) == list(table.open)
        assert {seat: decision.options for seat, decision in table.open.items()} == table.options
        table.submit_all(values)
        for seat, value in values.items():
            if seat in one_by_one.open:
                give(one_by_one, (seat, value))
            if values.get(0) == "left":
                break
    assert facts(table.all_events()) == facts(one_by_one.all_events())
    assert table.record() == one_by_one.record()
    assert (table.state, table.open, table.digest()) == (one_by_one.state, one_by_one.open, one_by_one.digest())


@pytest.mark.parametrize(
    "values", [{0: 9, 1: 0, 2: 3}, {0: 1, 1: "x", 2: 3}, {0: 1, 7: 0}, {True: 1}, {"0": 1}, {0: 1, 1: [], 2: 3}]
)
def test_submit_all_is_refused_as_a_whole(values):
    table = deal()
    before = (table.all_events(), table.open, table.record())
    with pytest.raises((BadAnswer, IllegalAnswer)):
        table.submit_all(values)
    assert (table.all_events(), table.open, table.record()) == before


@pytest.mark.parametrize("answers", [0, 4])
def test_submit_all_without_answers_changes_nothing(answers):
    table = deal()
    give(table, *((0, 1), (2, 3), (1, 0), (2, (0, 1)))[:answers])
    before = (table.all_events(), table.open, table.record(), table.digest())
    table.submit_all({})
    assert (table.all_events(), table.open, table.record(), table.digest()) == before


def test_submit_all_may_answer_for_a_part_of_a_group():
    table = deal()
    table.submit_all({0: 1, 2: 3})
    assert list(table.open) == list(table.options) == [1]
    table.submit_all({1: 0})
    assert {decision.kind for decision in table.open.values()} == {"favour"}
