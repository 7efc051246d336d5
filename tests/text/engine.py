"""Everything that Avalon's engine can report, collected from its vocabulary, tables and code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from afallon.avalon import night, questions
from afallon.avalon.character import Line, Sight
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.game import GAME
from afallon.kernel import Answered, Asked, GameEnded, Rewound, Withdrawn

ROOT = Path(__file__).resolve().parents[2]
KERNEL = sorted((ROOT / "src" / "afallon" / "kernel").rglob("*.py"))
AVALON = sorted((ROOT / "src" / "afallon" / "avalon").rglob("*.py"))

TO_CHANCE = (
    questions.Deal,
    questions.FirstLeader,
    questions.LayAllegiance,
    questions.DrawAllegiance,
    questions.DrawPlotCard,
)


def calls_in(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Yield every call of a function or method with one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", None)) in names:
            yield node


def calls(paths: list[Path], *names: str) -> Iterator[tuple[ast.Module, ast.Call]]:
    """Yield every such call in these files, with its module."""
    for path in paths:
        module = ast.parse(path.read_text("utf-8"))
        for call in calls_in(module, *names):
            yield module, call


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def possible_values(module: ast.Module, argument: ast.expr) -> set[str]:
    """Return the possible strings of an argument: itself, or the values assigned to its name in the module."""
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


def event_kinds() -> set[str]:
    return {*GAME.vocabulary.events, *(event.kind for event in (Asked, Answered, Withdrawn, Rewound, GameEnded))}


def decision_kinds() -> set[str]:
    """Return the kinds of question for players; chance needs no messages."""
    return set(GAME.vocabulary.questions) - {question.kind for question in TO_CHANCE}


def error_codes() -> set[str]:
    return first_arguments(KERNEL + AVALON, "BadAnswer", "IllegalAnswer")


def problem_codes() -> set[str]:
    return first_arguments(AVALON, "Problem")


def shared_problem_codes() -> set[str]:
    """Return the codes of problems that a set-up of any game may have."""
    return first_arguments(KERNEL, "Problem")


@cache
def outcome_reasons() -> set[str]:
    given = {call.args[2].value for _, call in calls(AVALON, "finish")}
    own = (word for _, call in calls(AVALON, "Outcome") for word in call.keywords if word.arg == "reason")
    return given | {word.value.value for word in own if isinstance(word.value, ast.Constant)}


def all_sights() -> list[Sight]:
    return [night.EVIL_MEET, *(sight for character in CHARACTERS.values() for sight in character.sights)]


def night_keys() -> set[str]:
    """Return the keys of every line for the narrator: those in the code, and those made from the name of a sight."""
    own = [line for character in CHARACTERS.values() for line in character.night_lines]
    written = first_arguments([Path(night.__file__)], Line.__name__)
    made = {f"night-{sight.name}-{what}" for sight in all_sights() if sight.together for what in ("open", "close")}
    return {line.key for line in own} | written | made
