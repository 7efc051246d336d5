"""What Avalon's engine can say: read from its code and from its own tables, so that nothing new can be forgotten."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from afallon.avalon import night
from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.character import Line, Sight
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.kernel import Step

ROOT = Path(__file__).resolve().parents[2]
KERNEL = sorted((ROOT / "src" / "afallon" / "kernel").rglob("*.py"))
AVALON = sorted((ROOT / "src" / "afallon" / "avalon").rglob("*.py"))


def calls_in(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Every call of a function or method with one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", None)) in names:
            yield node


def calls(paths: list[Path], *names: str) -> Iterator[tuple[ast.Module, ast.Call]]:
    """Every such call in these files, and the module it stands in."""
    for path in paths:
        module = ast.parse(path.read_text("utf-8"))
        for call in calls_in(module, *names):
            yield module, call


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def possible_values(module: ast.Module, argument: ast.expr) -> set[str]:
    """The strings an argument may be: itself, or what is assigned to its name in the module."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    if not isinstance(argument, ast.Name):
        return set()
    values: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Assign) and any(getattr(t, "id", None) == argument.id for t in node.targets):
            chosen = node.value
            values |= (
                strings(chosen.body) | strings(chosen.orelse) if isinstance(chosen, ast.IfExp) else strings(chosen)
            )
    return values


def first_arguments(paths: list[Path], *names: str) -> set[str]:
    found = (possible_values(module, call.args[0]) for module, call in calls(paths, *names) if call.args)
    return set().union(*found)


@cache
def event_kinds() -> set[str]:
    logged = {
        call.args[0].elts[0].value
        for _, call in calls(KERNEL, "append")
        if isinstance(call.args[0], ast.Tuple)
        and isinstance(call.args[0].elts[0], ast.Constant)
        and getattr(call.func.value, "attr", None) == "_log"
    }
    return first_arguments(KERNEL + AVALON, "emit") | logged


def steps() -> list[Step]:
    """Every step that any set-up can have."""
    characters = list(CHARACTERS.values())
    parts = [BASIC_GAME, *characters, *(part for one in characters for part in one.brings), *MODULES.values()]
    return [step for part in parts for steps in (*part.moments.values(), part.steps) for step in steps]


@cache
def decision_kinds() -> set[str]:
    """The kinds of question that people are asked; chance needs no words."""
    kinds = set()
    for step in steps():
        for call in calls_in(ast.parse(textwrap.dedent(inspect.getsource(type(step).ask))), "all_of", "any_of"):
            kind, options = call.args[:2]
            if not (isinstance(options, ast.Dict) and getattr(options.keys[0], "id", None) == "CHANCE"):
                kinds.add(kind.value if isinstance(kind, ast.Constant) else getattr(step, kind.attr))
    return kinds


def error_codes() -> set[str]:
    return first_arguments(KERNEL + AVALON, "BadAnswer", "IllegalAnswer")


def problem_codes() -> set[str]:
    return first_arguments(AVALON, "Problem")


@cache
def outcome_reasons() -> set[str]:
    given = {call.args[2].value for _, call in calls(AVALON, "finish")}
    own = (word for _, call in calls(AVALON, "Outcome") for word in call.keywords if word.arg == "reason")
    return given | {word.value.value for word in own if isinstance(word.value, ast.Constant)}


def all_sights() -> list[Sight]:
    return [night.EVIL_MEET, *(sight for character in CHARACTERS.values() for sight in character.sights)]


def night_keys() -> set[str]:
    """Every line that a narrator can be given: those that are written out, and those made of a sight's name."""
    own = [line for character in CHARACTERS.values() for line in character.night_lines]
    written = first_arguments([Path(night.__file__)], Line.__name__)
    made = {f"night-{sight.name}-{what}" for sight in all_sights() if sight.together for what in ("open", "close")}
    return {line.key for line in own} | written | made
