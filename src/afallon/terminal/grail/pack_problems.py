"""Messages for problems of a pack: place, cause and fix."""

from typing import Final

from afallon.grail.content import PackProblem
from afallon.grail.content.errors import NO_LINE
from afallon.text import listed, say

LONGEST: Final = 300
"""Maximum number of quoted characters."""


def say_pack_problem(language: str, problem: PackProblem) -> str:
    """Return a message with file and line, the values allowed there, and the probable intention."""
    details = {name: _quoted(str(value)) for name, value in problem.details.items()}
    if "expected" in problem.details:
        kinds = [say(language, f"grail-pack-kind-{kind}") for kind in problem.details["expected"]]
        details["expected"] = listed(language, kinds)
    told = [say(language, f"grail-pack-{problem.code}", **details)]
    told += [
        say(language, f"grail-pack-{hint}", hint=details[hint]) for hint in ("allowed", "meant") if hint in details
    ]
    at = "grail-pack-at" + (".whole" if problem.line == NO_LINE else "")
    place = say(language, at, file=problem.file, line=str(problem.line), problem=" ".join(told))
    return say(language, "grail-pack-warning", problem=place) if problem.is_warning else place


def _quoted(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
