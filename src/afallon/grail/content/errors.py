"""What is wrong with a pack, where, and why."""

from typing import Any

import msgspec


class PackProblem(msgspec.Struct, frozen=True):
    """One problem of a pack: its file and line, a code for machines, and its particulars."""

    file: str
    line: int
    code: str
    details: dict[str, Any] = {}

    def __str__(self) -> str:
        particulars = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.file}:{self.line}: {self.code.replace('_', ' ')}{f' ({particulars})' if particulars else ''}"


class PackError(Exception):
    """The pack cannot be used; `problems` names everything that is wrong with it."""

    def __init__(self, problems: tuple[PackProblem, ...]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))
