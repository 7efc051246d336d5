"""Options of a request are parsed each on its own."""

from typing import Any, Literal

import msgspec
import pytest

from afallon.kernel import Problem, certain, read_request


class Form(msgspec.Struct, frozen=True):
    dice: int = 2
    open: bool | None = None
    colours: tuple[Literal["red", "blue"], ...] = ()
    names: tuple[str, ...] | None = None
    points: int | str = 3
    board: Literal["small", "large"] | None = None
    saved: dict[str, Any] | None = None


def test_valid_options_are_parsed():
    asked = {"dice": 3, "colours": ["red"], "board": "large", "saved": {"day": 1}}
    assert read_request(asked, Form, "T-1") == (Form(3, None, ("red",), None, 3, "large", {"day": 1}), frozenset(), ())
    assert read_request({}, Form, "T-1") == (Form(), frozenset(), ())


def test_each_unreadable_option_is_a_problem_of_its_own():
    asked = {"dice": "3", "wine": 1, "open": True, "board": "huge", "names": "Ann"}
    request, unread, problems = read_request(asked, Form, "T-1")
    assert request == Form(open=True)
    assert unread == {"dice", "board", "names"}
    assert [(problem.code, problem.details["option"]) for problem in problems] == [
        ("unreadable_option", "dice"),
        ("unknown_option", "wine"),
        ("no_such_value", "board"),
        ("unreadable_option", "names"),
    ]
    assert {(problem.rule, problem.refused) for problem in problems} == {("T-1", True)}


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("dice", "x", {"value": "x", "expected": "number"}),
        ("dice", None, {"value": "null", "expected": "number"}),
        ("open", 1, {"value": "1", "expected": "switch"}),
        ("names", ["Ann", 3], {"value": '["Ann",3]', "expected": "list"}),
        ("points", [], {"value": "[]", "expected": "other"}),
        ("points", object(), {"value": "<object>", "expected": "other"}),
        ("saved", 7, {"value": "7", "expected": "other"}),
        ("board", 7, {"value": "7", "allowed": "large, small"}),
        ("colours", ["red", "green"], {"value": "red, green", "allowed": "blue, red"}),
        ("dice", "x" * 500, {"value": "x" * 197 + "...", "expected": "number"}),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_problem_names_the_given_and_the_expected_value(option, value, told):
    (problem,) = read_request({option: value}, Form, "T-1")[2]
    assert problem.details == {"option": option, **told}


def test_only_problems_of_every_check_are_certain():
    twice, missing = Problem("twice", "T-2", details={"name": "ann"}), Problem("missing", "T-3")
    few, fewer = (Problem("too_few", "T-4", details={"size": size}) for size in (3, 2))
    other = Problem("twice", "T-2", details={"name": "bob"})
    warning = Problem("missing", "T-3", refused=False)
    assert certain([(twice, missing, few)]) == (twice, missing, few)
    assert certain([(twice, few, missing), (fewer, twice, other)]) == (twice, few)
    assert certain([(missing,), (warning,)]) == ()
    assert certain([(missing,), ()]) == ()
