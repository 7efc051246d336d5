"""Every rule for the engine has a test or is on its game's pending list, and every mark names a rule."""

import pytest

from tests.rules.matrix import (
    Rule,
    Shown,
    find_problems,
    load_pending,
    load_rules,
    load_shown,
    parse_pending,
    parse_rules,
    parse_shown,
    render,
)

BOOK = """
`{table}` marks talk; this line is no rule, nor is a mention of **XX-VOTE-09**.
- **XX-VOTE-01** [UA RU] All vote.
- **XX-TALK-01** [UA] {table} Talk is free.
- **XX-COMP-100** There are four cards. {content}
- **XX-BAL-01** {claim} Good wins more.
"""

TESTS = """
import pytest
pytestmark = pytest.mark.rule("XX-A-01")

@pytest.mark.rule("XX-B-01", "XX-B-02")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-C-01"))])
async def test_two(n): ...

class TestMany:
    @pytest.mark.rule("XX-D-01")
    def test_three(self): ...

@pytest.mark.rule("XX-E-01")
def helper(): ...
"""


def test_rules_tests_and_pending_lists_agree():
    problems = find_problems(load_rules(), load_pending(), load_shown())
    assert not problems, "\n" + "\n".join(problems)


def test_a_book_gives_its_rules_with_their_kinds():
    kinds = {rule.id: rule.kind for rule in parse_rules(BOOK, "book")}
    assert kinds == {
        "XX-VOTE-01": "engine",
        "XX-TALK-01": "table",
        "XX-COMP-100": "content",
        "XX-BAL-01": "claim",
    }


def test_the_project_has_three_books():
    games = {rule.game for rule in load_rules()}
    assert games == {"avalon", "voyage", "grail"}
    assert set(load_pending()) == games


def test_a_pending_list_may_have_comments():
    assert parse_pending("# later\nXX-A-01\n\n  XX-A-02  # with the ships\n") == ["XX-A-01", "XX-A-02"]


def test_marks_are_found_at_files_functions_and_classes():
    assert list(parse_shown(TESTS, "tests/test_x.py")) == [
        Shown("XX-A-01", "tests/test_x.py"),
        Shown("XX-B-01", "tests/test_x.py::test_one"),
        Shown("XX-B-02", "tests/test_x.py::test_one"),
        Shown("XX-C-01", "tests/test_x.py::test_two"),
        Shown("XX-D-01", "tests/test_x.py::TestMany"),
    ]


def test_a_rule_id_must_be_plain():
    with pytest.raises(ValueError, match=r"test_x\.py:1: a rule id must be a plain string"):
        list(parse_shown("pytestmark = pytest.mark.rule(RULE)", "test_x.py"))


RULES = [
    Rule("XX-A-01", "x", "engine", "One."),
    Rule("XX-A-02", "x", "engine", "Two."),
    Rule("XX-A-03", "x", "table", "Three."),
]


def test_no_problem_if_each_engine_rule_is_shown_or_pending():
    assert find_problems(RULES, {"x": ["XX-A-02"]}, [Shown("XX-A-01", "test_one")]) == []


@pytest.mark.parametrize(
    ("pending", "tested", "problem"),
    [
        ([], ["XX-A-01"], "XX-A-02 has no test: Two."),
        ([], ["XX-A-01", "XX-A-02", "XX-A-09"], "test_one names XX-A-09, which is no rule"),
        (
            ["XX-A-01"],
            ["XX-A-01", "XX-A-02"],
            "pending/x.txt lists XX-A-01, which has a test now: take it off",
        ),
        (["XX-A-09"], ["XX-A-01", "XX-A-02"], "pending/x.txt lists XX-A-09, which is no rule of x"),
        (["XX-A-03"], ["XX-A-01", "XX-A-02"], "pending/x.txt lists XX-A-03, which needs no test: table"),
    ],
)
def test_a_disagreement_is_named(pending, tested, problem):
    shown = [Shown(rule, "test_one") for rule in tested]
    assert find_problems(RULES, {"x": pending}, shown) == [problem]


def test_a_duplicate_rule_id_is_reported():
    twice = [RULES[0], Rule("XX-A-01", "x", "engine", "Again.")]
    assert find_problems(twice, {}, [Shown("XX-A-01", "test_one")]) == ["XX-A-01 stands twice in the rules"]


def test_the_matrix_shows_tests_and_pending_rules():
    table = render(RULES, {"x": ["XX-A-02"]}, [Shown("XX-A-01", "test_one")])
    assert "| XX-A-01 | engine | `test_one` |" in table
    assert "| XX-A-02 | engine | pending |" in table
    assert "| XX-A-03 | table |  |" in table
