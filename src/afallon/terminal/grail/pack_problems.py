"""What is wrong with a pack, where, and what to do about it."""

from afallon.grail.content import PackProblem
from afallon.text import say


def say_pack_problem(language: str, problem: PackProblem) -> str:
    """One problem with its file and line."""
    details = {name: str(value) for name, value in problem.details.items()}
    words = say(language, f"grail-pack-{problem.code}", **details)
    return say(language, "grail-pack-at", file=problem.file, line=str(problem.line), problem=words)
