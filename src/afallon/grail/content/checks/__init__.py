"""What a pack must hold to beyond its schemas. Each check is a function from sections to problems."""

from collections.abc import Callable, Iterator
from typing import Final

from afallon.grail.content.checks.journal import check_journal
from afallon.grail.content.checks.references import check_references
from afallon.grail.content.checks.statuses import check_statuses
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.pack import Sections
from afallon.grail.content.where import Where

Check = Callable[[Sections, Where], Iterator[PackProblem]]

CHECKS: Final[tuple[Check, ...]] = (check_references, check_journal, check_statuses)


def check_sections(sections: Sections, where: Where) -> tuple[PackProblem, ...]:
    """Every problem of every check, in the order of files and lines."""
    problems = [problem for check in CHECKS for problem in check(sections, where)]
    return tuple(sorted(problems, key=lambda problem: (problem.file, problem.line, problem.code)))


__all__ = ["CHECKS", "Check", "check_sections"]
