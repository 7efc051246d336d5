"""Problems of a pack, with file and line."""

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
"""Codes of problems that do not keep a pack from being played."""


NO_LINE: Final = 0
"""The line of a problem with a whole folder or a missing file."""


class PackProblem(msgspec.Struct, frozen=True):
    """A problem of a pack: its file and line, a machine-readable code, and details.

    Among the details, `allowed` lists the allowed values, `meant` is the closest known word, and `expected` lists the
    accepted types.
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
    """Raised for a pack that cannot be used; `problems` lists everything wrong with it."""

    def __init__(self, problems: tuple[PackProblem, ...]) -> None:
        self.problems = problems
        super().__init__(problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))
