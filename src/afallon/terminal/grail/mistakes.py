"""What is wrong with a pack, where, and what to do about it."""

from afallon.grail.content import PackProblem
from afallon.text import say


def say_mistake(language: str, mistake: PackProblem) -> str:
    """One mistake with its file and line."""
    details = {name: str(value) for name, value in mistake.details.items()}
    problem = say(language, f"grail-pack-{mistake.code}", **details)
    return say(language, "grail-pack-at", file=mistake.file, line=str(mistake.line), problem=problem)
