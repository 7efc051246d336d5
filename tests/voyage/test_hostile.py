"""Hostile set-ups and layouts are refused with typed and precise problems."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import afallon
from afallon import SetupError
from afallon.testing.hostile import HUGE, Explosive, nested
from afallon.voyage.layout import check_layout
from tests.voyage.driver import MAP
from tests.voyage.invariants import RULES

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
def test_a_changed_map_is_sailed_or_refused_with_existing_places(places: list[tuple[int, str]]) -> None:
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
