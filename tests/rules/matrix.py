"""The matrix of rules and tests: the tests that cover each rule of docs/rules.

A test names its rules with `@pytest.mark.rule("AV-VOTE-02", ...)`. The marks are read from the source of the tests and
not from a run, so that the matrix does not depend on the selected tests. `python -m tests.rules.matrix` prints it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = ROOT / "docs" / "rules"
PENDING = RULES / "pending"
TESTS = ROOT / "tests"

RULE_LINE = re.compile(r"- \*\*([A-Z]+-[A-Z]+-\d{2,3})\*\* (.+)")
KIND_MARK = re.compile(r"\{(content|table|claim)\}")


class Rule(NamedTuple):
    """One numbered statement of a rule book."""

    id: str
    game: str
    kind: str  # engine, content, table or claim
    text: str


class Shown(NamedTuple):
    """A mark of a test for a rule."""

    rule: str
    test: str


def parse_rules(text: str, game: str) -> list[Rule]:
    """Return the rules of one book: every line that begins with a rule id in bold."""
    rules = []
    for line in text.splitlines():
        if found := RULE_LINE.match(line):
            mark = KIND_MARK.search(found[2])
            rules.append(Rule(found[1], game, mark[1] if mark else "engine", found[2]))
    return rules


def parse_pending(text: str) -> list[str]:
    """Return the rule ids of a pending list: one id per line; `#` begins a comment."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def parse_shown(source: str, file: str) -> Iterator[Shown]:
    """Yield the rule marks in the source of a test file.

    A mark counts for the outermost test function or class around it, or for the whole file at module level (`pytestmark
    = ...`). Raises `ValueError` when a rule id is not a string literal.
    """
    for statement in ast.parse(source, file).body:
        name = getattr(statement, "name", "")
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and not name.startswith("test"):
            continue
        test = f"{file}::{name}" if name else file
        for call in filter(is_rule_mark, ast.walk(statement)):
            for argument in call.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"{file}:{argument.lineno}: a rule id must be a plain string")
                yield Shown(argument.value, test)


def is_rule_mark(node: ast.AST) -> bool:
    """Return whether this is a call of `pytest.mark.rule`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule")


def find_problems(rules: list[Rule], pending: dict[str, list[str]], shown: list[Shown]) -> list[str]:
    """Return one line for each disagreement of rules, pending lists (by game) and tests."""
    by_id = {rule.id: rule for rule in rules}
    tested = {mark.rule for mark in shown}
    waiting = {id for ids in pending.values() for id in ids}
    problems = [f"{rule.id} stands twice in the rules" for rule in rules if by_id[rule.id] is not rule]
    problems += [f"{test} names {id}, which is no rule" for id, test in shown if id not in by_id]
    for game, ids in pending.items():
        for id in ids:
            if id not in by_id or by_id[id].game != game:
                problems.append(f"pending/{game}.txt lists {id}, which is no rule of {game}")
            elif by_id[id].kind != "engine":
                problems.append(f"pending/{game}.txt lists {id}, which needs no test: {by_id[id].kind}")
            elif id in tested:
                problems.append(f"pending/{game}.txt lists {id}, which has a test now: take it off")
    problems += [
        f"{rule.id} has no test: {rule.text}"
        for rule in rules
        if rule.kind == "engine" and rule.id not in tested | waiting
    ]
    return problems


def load_rules(folder: Path = RULES) -> list[Rule]:
    """Return the rules of all books."""
    books = sorted(folder.glob("*.md"))
    return [rule for book in books for rule in parse_rules(book.read_text("utf-8"), book.stem)]


def load_pending(folder: Path = PENDING) -> dict[str, list[str]]:
    """Return the pending lists of all games."""
    return {path.stem: parse_pending(path.read_text("utf-8")) for path in sorted(folder.glob("*.txt"))}


def load_shown(folder: Path = TESTS) -> list[Shown]:
    """Return the marks of all tests."""
    return [
        mark
        for path in sorted(folder.rglob("test_*.py"))
        for mark in parse_shown(path.read_text("utf-8"), path.relative_to(folder.parent).as_posix())
    ]


def render(rules: list[Rule], pending: dict[str, list[str]], shown: list[Shown]) -> str:
    """Return the matrix as Markdown: a table for each game, a row for each rule."""
    waiting = {id for ids in pending.values() for id in ids}
    lines = []
    for game in dict.fromkeys(rule.game for rule in rules):
        lines += [f"## {game.capitalize()}", "", "| rule | kind | tests |", "|---|---|---|"]
        for rule in rules:
            if rule.game == game:
                tests = dict.fromkeys(f"`{mark.test}`" for mark in shown if mark.rule == rule.id)
                cell = "<br>".join(tests) or ("pending" if rule.id in waiting else "")
                lines.append(f"| {rule.id} | {rule.kind} | {cell} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    print(render(load_rules(), load_pending(), load_shown()))
