"""What is wrong with a pack, where, and why."""

from typing import Any, Final

import msgspec

WARNINGS: Final = frozenset(
    {
        "banned_word",
        "forbidden_term",
        "paragraph_too_long",
        "status_never_read",
        "status_reader_not_registered",
        "status_register_outdated",
        "status_writer_not_registered",
        "term_missing",
        "text_too_long",
        "translation_not_recorded",
        "translation_stale",
    }
)
"""The codes of problems with which a pack can be played all the same."""


NO_LINE: Final = 0
"""The line of a problem with a whole folder, or with a file that is missing."""


class PackProblem(msgspec.Struct, frozen=True):
    """One problem of a pack: its file and line, a code for machines, and its particulars.

    Of the particulars, `allowed` lists what may stand there, `meant` is what was probably meant, and `expected` are
    the types of which it should have been.
    """

    file: str
    line: int
    code: str
    details: dict[str, Any] = {}

    @property
    def is_warning(self) -> bool:
        return self.code in WARNINGS

    def __str__(self) -> str:
        particulars = ", ".join(f"{name} {value}" for name, value in self.details.items())
        place = self.file if self.line == NO_LINE else f"{self.file}:{self.line}"
        return f"{place}: {self.code.replace('_', ' ')}{f' ({particulars})' if particulars else ''}"


class PackError(Exception):
    """The pack cannot be used; `problems` names everything that is wrong with it."""

    def __init__(self, problems: tuple[PackProblem, ...]) -> None:
        self.problems = problems
        super().__init__(problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))
