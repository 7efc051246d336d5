"""Hooks: Python functions for effects without a verb; each needs a test marked with its name."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from afallon.grail.content.capabilities import HOOKS
from afallon.grail.rules.program import PROGRAM

TESTS = Path(__file__).parents[1]


def marked(source: str) -> Iterator[str]:
    """Yield the hooks that mark tests in this source: `@pytest.mark.hook("its_name")`."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.hook":
                    yield from (word.value for word in mark.args if isinstance(word, ast.Constant))


def untested(hooks: Iterable[str], sources: Iterable[str]) -> set[str]:
    return set(hooks) - {name for source in sources for name in marked(source)}


@pytest.mark.slow
def test_every_hook_has_a_test_of_its_own():
    assert PROGRAM.steps  # importing the program registers all hooks
    sources = (path.read_text("utf-8") for path in sorted(TESTS.rglob("test_*.py")))
    assert untested(HOOKS, sources) == set()


def test_a_hook_without_a_test_is_found():
    sources = [
        '@pytest.mark.hook("ring")\ndef test_it_rings(): ...',
        '@pytest.mark.hook("sing")\ndef it_sings(): ...',
        '@pytest.mark.rule("hum")\ndef test_it_hums(): ...',
    ]
    assert untested({"ring", "sing", "hum"}, sources) == {"sing", "hum"}
