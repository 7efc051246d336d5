"""Hostile answers, set-ups and layouts: every refusal is typed, says what was wrong, and changes nothing."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import afallon
from afallon import CHANCE, Answer, AnswerError, BadAnswer, IllegalAnswer, SetupError, Table
from afallon.voyage.layout import check_layout
from tests.properties.hostile import HOSTILE_FIELDS, HOSTILE_VALUES, HUGE, Explosive, nested
from tests.properties.invariants import everything
from tests.voyage.driver import MAP
from tests.voyage.play import Mood, next_answer

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "voyage.md").read_text(encoding="utf-8")
KINDS = ("lay_island", "mark_crosses", "deal", "first_captain", "choose_preferred", "choose_alternative", "vote")
MORE_VALUES = {"text of a card": "White", "two ways": ["north", "south"], "other question": "white", "a way": "north"}


def table_at(kind: str) -> Table[Any]:
    """A table where this is asked; of those who vote, one has voted already."""
    table, rng = afallon.new("voyage", seats=7, chance="open", layout="random"), Random(3)
    mood = Mood(rng)
    while next(iter(table.open.values())).kind != kind or len(table.open) == 7:
        table.submit(next_answer(table, mood, rng))
    return table


TABLES = {kind: table_at(kind) for kind in KINDS}


def refuse(table: Table[Any], answer: Any) -> AnswerError:
    """Submit, and see that it is refused with a typed error and without a trace."""
    before = everything(table)
    with pytest.raises(AnswerError) as caught:
        table.submit(answer)
    assert everything(table) == before
    error = caught.value
    assert 0 < len(str(error)) < 1000
    if isinstance(error, IllegalAnswer):
        assert f"**{error.rule}**" in RULES, error.rule
    else:
        assert isinstance(error, BadAnswer)
    return error


def may_be_answered(options: Any, value: Any) -> bool:
    if type(value) is list and all(type(item) is int for item in value):
        value = tuple(sorted(value))
    return any(type(option) is type(value) and option == value for option in options.enumerate())


@pytest.mark.parametrize("kind", KINDS)
def test_a_hostile_value_is_refused(kind: str) -> None:
    table = TABLES[kind]
    for value in (*HOSTILE_VALUES.values(), *MORE_VALUES.values()):
        seat, decision = next(iter(table.open.items()))
        if not may_be_answered(decision.options, value):
            refuse(table, Answer(decision.id, seat, value))
        for other in set(table.seats) - set(table.open):
            refuse(table, Answer(10_000, other, value))


@pytest.mark.parametrize("kind", KINDS)
def test_a_hostile_seat_or_decision_is_refused(kind: str) -> None:
    table = TABLES[kind]
    seat, decision = next(iter(table.open.items()))
    value = decision.options.decode(0)
    for field in HOSTILE_FIELDS.values():
        assert isinstance(refuse(table, Answer(field, seat, value)), BadAnswer)
        assert isinstance(refuse(table, Answer(decision.id, field, value)), BadAnswer)


def test_a_person_cannot_answer_for_chance_or_for_another() -> None:
    table = TABLES["choose_preferred"]
    ((captain, decision),) = table.open.items()
    for seat in (CHANCE, *(seat for seat in table.seats if seat != captain)):
        refuse(table, Answer(decision.id, seat, decision.options.decode(0)))


@settings(max_examples=100)
@given(
    kind=st.sampled_from(KINDS),
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["white", "north"]),
        lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=8,
    ),
)
def test_whatever_is_sent_is_taken_as_an_option_or_refused(kind: str, value: Any) -> None:
    table = TABLES[kind].copy()
    seat, decision = next(iter(table.open.items()))
    try:
        table.submit(Answer(decision.id, seat, value))
    except AnswerError:
        refuse(TABLES[kind], Answer(decision.id, seat, value))
    else:
        assert may_be_answered(decision.options, value)


HOSTILE_SETUPS: list[dict[str, Any]] = [
    *({"seats": seats} for seats in ("4", 4.0, True, None, 2, 8, 0, -4, HUGE, [4], float("nan"))),
    *({"layout": value} for value in (None, 1, "", "RANDOM", "\n", "\ud800", "x" * 100_000, "\n" * 100_000, [MAP])),
    *({"layout": value} for value in (MAP.replace("~", "."), MAP.replace("o", "A"), MAP + "\n" + MAP, "../balanced")),
    *({"layout": value} for value in (MAP.replace("\n", "\n\n") + "x", MAP[:-1], "~" * 63, {"rows": MAP})),
    *({"charted": value} for value in (1, "yes", [], 0.0)),
    *({"lasting_captain": value} for value in (None, 1, "no", [True])),
    *({"sailor_points": value} for value in (None, True, 0.5, [1, 2], "1/0", HUGE, -1, "9" * 10_000, "1/2 ")),
    *({"roles": value} for value in (7, "sailor", [], ["sailor"], ["sailor"] * 4, [None] * 4, [1] * 4, ["Sailor"] * 4)),
    *({"roles": value} for value in (nested(100_000), [["sailor"]] * 4, {"sailor": 2}, ["\ud800"] * 4)),
    *({"first_captain": value} for value in ("0", 0.0, True, -1, 4, HUGE, [0], float("inf"))),
    *({name: 1} for name in ("colour", "Seats", "version", "deal", "first_leader")),
    {"layout": object()},
    {"roles": Explosive()},
]


@pytest.mark.parametrize("wrong", HOSTILE_SETUPS, ids="-".join)
def test_a_hostile_setup_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        afallon.new("voyage", **{"seats": 4, "seed": 1, **wrong})
    assert caught.value.problems
    assert all(f"**{problem.rule}**" in RULES for problem in caught.value.problems)
    assert 0 < len(str(caught.value)) < 20_000


@settings(max_examples=200)
@given(text=st.text() | st.text(alphabet="~+o?^S.A# \n\r\t", min_size=40, max_size=90))
def test_any_text_is_checked_without_a_crash(text: str) -> None:
    layout, problems = check_layout(text)
    assert (layout is None) == bool(problems)


@settings(max_examples=200)
@given(places=st.lists(st.tuples(st.integers(0, 62), st.sampled_from("~+o?^S")), min_size=1, max_size=6))
def test_a_map_with_changes_is_sailed_or_refused_with_places_that_exist(places: list[tuple[int, str]]) -> None:
    signs = list(MAP.replace("\n", ""))
    for place, sign in places:
        signs[place] = sign
    text = "\n".join("".join(signs[start : start + 7]) for start in range(0, 63, 7))
    layout, problems = check_layout(text)
    if layout is not None:
        assert str(layout) == text
        table = afallon.new("voyage", seats=3, seed=1, layout=text)
        assert table.outcome is None
    for problem in problems:
        if "line" in problem.details:
            assert 1 <= problem.details["line"] <= 9
            assert 1 <= problem.details["column"] <= 7
