"""Hostile answers: every refusal is a typed error that says what was wrong, and the table stays as it was."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import afallon
from afallon import CHANCE, Answer, AnswerError, BadAnswer, Decision, IllegalAnswer, Table
from tests.properties.hostile import HOSTILE_FIELDS, HOSTILE_VALUES, NO_READERS, NOT_ANSWERS
from tests.properties.invariants import everything
from tests.properties.play import Mood, next_answer, play
from tests.properties.setups import LANCELOTS, MESSENGERS, SORCERERS, VARIANTS

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "avalon.md").read_text(encoding="utf-8")

CLASSIC: dict[str, Any] = {
    "seats": 7,
    "characters": ["merlin", "assassin", "percival", "morgana"],
    "modules": ["lady_of_the_lake"],
}
MODULES: dict[str, Any] = {
    "seats": 10,
    "characters": ["merlin", "assassin", "cleric", "trickster", "good_rogue", *SORCERERS, *LANCELOTS],
    "modules": ["excalibur", "quest_selection", "plot_cards", "trapper", "lancelot_variant_1"],
}
MESSAGES: dict[str, Any] = {"seats": 7, "characters": ["merlin", "assassin", "untrustworthy_servant", *MESSENGERS]}
LAYING: dict[str, Any] = {"seats": 7, "characters": ["merlin", "assassin", *LANCELOTS], "modules": [VARIANTS[1]]}

SETUP_OF: dict[str, dict[str, Any]] = {
    **dict.fromkeys(("deal", "first_leader", "choose_team", "vote", "play_card", "inspect", "show_loyalty"), CLASSIC),
    **dict.fromkeys(("assassinate", "nothing"), CLASSIC),
    **dict.fromkeys(("recruit", "declare_aim"), MESSAGES),
    **dict.fromkeys(("draw_allegiance", "draw_plot_card", "choose_quest", "give_excalibur", "give_watch"), MODULES),
    **dict.fromkeys(("use_excalibur", "change_card", "trap_card", "choose_plot_card", "give_plot_card"), MODULES),
    **dict.fromkeys(("leading_to_victory", "the_king_returns", "we_found_you", "ambush", "are_you_the_one"), MODULES),
    **dict.fromkeys(("show_your_strength", "show_your_nature", "restore_your_honour", "take_plot_card"), MODULES),
    "lay_allegiance": LAYING,
}
"""By kind of question: a set-up in which it is asked. `nothing` is a game that is over."""

KINDS = tuple(SETUP_OF)
QUESTIONS = tuple(kind for kind in KINDS if kind != "nothing")


def table_at(kind: str) -> Table[Any]:
    """A table where this is asked; where a group is asked, one of it has answered already."""
    for seed in range(200):
        rng = Random(seed)
        table, mood = afallon.new("avalon", chance="open", **SETUP_OF[kind]), Mood(rng)
        while table.outcome is None:
            answer = next_answer(table, mood, rng)
            asked, group = table.open[answer.seat].kind, len(table.open)
            if asked == kind and group == 1:
                return table
            table.submit(answer)
            if asked == kind:
                return table
        if kind == "nothing":
            return table
    raise AssertionError(f"nobody was ever asked {kind}")


TABLES = {kind: table_at(kind) for kind in KINDS}


@contextmanager
def no_trace(*tables: Table[Any]) -> Iterator[None]:
    """Whatever is done to these tables within leaves them as they were."""
    before = [everything(table) for table in tables]
    yield
    assert [everything(table) for table in tables] == before


def refuse(table: Table[Any], answer: Any) -> AnswerError:
    """Submit, and see that it is refused with a typed error."""
    with pytest.raises(AnswerError) as caught:
        table.submit(answer)
    error = caught.value
    assert str(error), "a refusal says something"
    assert len(str(error)) < 1000, "a refusal does not repeat all that it was sent"
    if isinstance(error, IllegalAnswer):
        assert f"**{error.rule}**" in RULES, error.rule
    else:
        assert isinstance(error, BadAnswer)
    return error


def may_be_answered(decision: Decision, value: Any) -> bool:
    """Whether the value is an option in exactly its form, but for the order of a list."""
    if type(value) is list and all(type(item) is int for item in value):
        value = tuple(sorted(value))
    return any(type(option) is type(value) and option == value for option in decision.options.enumerate())


@pytest.mark.parametrize("kind", KINDS)
def test_a_hostile_value_is_refused(kind: str) -> None:
    table = TABLES[kind]
    with no_trace(table):
        for value in HOSTILE_VALUES.values():
            for seat, decision in list(table.open.items())[:2]:
                if not may_be_answered(decision, value):
                    refuse(table, Answer(decision.id, seat, value))
            for seat in set(table.seats) - set(table.open):
                refuse(table, Answer(10_000, seat, value))
                if (given := last_answer_of(table, seat)) is not None and not was_answered(table, given, seat, value):
                    refuse(table, Answer(given, seat, value))


def last_answer_of(table: Table[Any], seat: int) -> int | None:
    """The id of the question that this seat answered last."""
    answered = [e.data["id"] for e in table.events_for(seat) if e.kind == "answered" and e.data["seat"] == seat]
    return answered[-1] if answered else None


def was_answered(table: Table[Any], decision: int, seat: int, value: Any) -> bool:
    """Whether this is what the seat answered to that question, which is acknowledged again."""
    given = [e.data for e in table.events_for(seat) if e.kind == "answered" and e.data["seat"] == seat]
    answers = [told["value"] for told in given if told["id"] == decision]
    if type(value) is list and all(type(item) is int for item in value):
        value = tuple(sorted(value))
    return any(type(answer) is type(value) and answer == value for answer in answers)


@pytest.mark.parametrize("kind", KINDS)
def test_a_hostile_seat_or_decision_is_refused(kind: str) -> None:
    table = TABLES[kind]
    with no_trace(table):
        for field in HOSTILE_FIELDS.values():
            for seat, decision in list(table.open.items())[:2]:
                value = decision.options.decode(0)
                assert isinstance(refuse(table, Answer(field, seat, value)), BadAnswer)
                assert isinstance(refuse(table, Answer(decision.id, field, value)), BadAnswer)


@pytest.mark.parametrize("name", NOT_ANSWERS)
def test_what_is_no_answer_is_refused(name: str) -> None:
    with no_trace(*TABLES.values()):
        for table in TABLES.values():
            assert refuse(table, NOT_ANSWERS[name]).code == "not_an_answer"


@pytest.mark.parametrize("kind", QUESTIONS)
def test_an_answer_out_of_turn_by_another_seat_or_to_a_closed_question_is_refused(kind: str) -> None:
    table = TABLES[kind].copy()
    seat, decision = next(iter(table.open.items()))
    value = decision.options.decode(0)
    with no_trace(table):
        for other in {CHANCE, *table.seats} - set(table.open):
            if not was_answered(table, decision.id, other, value) if other != CHANCE else True:
                assert refuse(table, Answer(decision.id, other, value)).code in ("no_such_question", "already_answered")
        for wrong in (decision.id + 1, 0, -1):
            assert refuse(table, Answer(wrong, seat, value)).code == "no_such_question"
    table.submit(Answer(decision.id, seat, value))
    others = [other for other in decision.options.enumerate() if other != value]
    with no_trace(table):
        table.submit(Answer(decision.id, seat, value))  # twice the same is acknowledged
        for other in others[:5]:
            assert refuse(table, Answer(decision.id, seat, other)).code == "already_answered"


def test_a_vote_cannot_be_changed() -> None:
    table = TABLES["vote"]
    voter = next(seat for seat in table.seats if seat not in table.open)
    given = next(event for event in reversed(table.events_for(voter)) if event.kind == "answered")
    changed = "reject" if given.data["value"] == "approve" else "approve"
    with no_trace(table):
        assert refuse(table, Answer(given.data["id"], voter, changed)).code == "already_answered"
        assert refuse(table, Answer(given.data["id"] + 1, voter, changed)).code == "no_such_question"


def test_a_repeated_answer_is_acknowledged_and_changes_nothing() -> None:
    rng = Random(5)
    table, given, mood = afallon.new("avalon", seed=5, **MODULES), [], Mood(Random(1))
    while table.outcome is None:
        answer = next_answer(table, mood, rng)
        table.submit(answer)
        given.append(answer)
    before = everything(table)
    for answer in given:
        table.submit(answer)
        if isinstance(answer.value, tuple):
            table.submit(Answer(answer.decision, answer.seat, list(reversed(answer.value))))
    assert everything(table) == before


def test_a_team_may_come_in_any_order_and_is_kept_sorted() -> None:
    table = TABLES["choose_team"].copy()
    ((leader, decision),) = table.open.items()
    team = list(decision.options.decode(4))
    table.submit(Answer(decision.id, leader, team[::-1]))
    assert table.state.team == tuple(sorted(team))
    assert table.record().lines[-1].value == tuple(sorted(team))


def test_ids_from_before_an_undo_are_stale() -> None:
    for kind in KINDS:
        table = TABLES[kind].copy()
        if not table.open or CHANCE in table.open:
            continue
        seat, decision = next(iter(table.open.items()))
        answer = Answer(decision.id, seat, decision.options.decode(0))
        table.submit(answer)
        table.undo()
        with no_trace(table):
            assert refuse(table, answer).code == "no_such_question"
        table.submit(Answer(table.open[seat].id, seat, answer.value))


@pytest.mark.parametrize("name", NO_READERS)
def test_there_is_no_such_reader(name: str) -> None:
    table, seat = TABLES["vote"], NO_READERS[name]
    before = everything(table)
    with pytest.raises(ValueError):
        table.events_for(seat)
    with pytest.raises(ValueError):
        table.view(seat)
    assert everything(table) == before


plain_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["approve", "success", "good", "use", "merlin", "magic", "ambush", "switch"]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150)
@given(
    kind=st.sampled_from([kind for kind in KINDS if kind != "nothing"]), value=plain_values, shift=st.integers(-1, 1)
)
def test_whatever_is_sent_is_taken_as_an_option_or_refused(kind: str, value: Any, shift: int) -> None:
    table = TABLES[kind].copy()
    seat, decision = next(iter(table.open.items()))
    try:
        taken = table.copy()
        taken.submit(Answer(decision.id + shift, seat, value))
    except AnswerError:
        with no_trace(table):
            refuse(table, Answer(decision.id + shift, seat, value))
    else:
        assert shift == 0 or everything(taken) == everything(table)
        assert may_be_answered(decision, value)


def test_nothing_to_undo() -> None:
    table = afallon.new("avalon", seats=5, seed=1)
    before = everything(table)
    with pytest.raises(BadAnswer):
        table.undo()
    assert everything(table) == before
    assert play(table, Random(1)).outcome is not None
