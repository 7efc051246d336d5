"""Loading of saved games, and names for new ones."""

from pathlib import Path
from secrets import token_hex
from time import localtime, strftime
from typing import Any

import msgspec

from afallon.kernel import Problem, Record, RecordError, SeededChance, SetupError, Table
from afallon.places import data_folder
from afallon.saves import Session, read_save


class UnreadableFile(Exception):
    """A file cannot be opened or read, or is no save; `reason` is the message of the system or the kernel.

    `problems` are the game's reasons, for messages of that game. `code` and `details` identify a kernel error of the
    record.
    """

    def __init__(self, path: Path, reason: object, game: str = "", problems: tuple[Problem, ...] = ()) -> None:
        self.path, self.reason, self.game, self.problems = path, str(reason), game, problems
        self.code, self.details = (reason.code, reason.details) if isinstance(reason, RecordError) else ("", {})
        super().__init__(f"{path}: {reason}")


def load(path: Path) -> tuple[Session | None, Record]:
    """Return the session and the record of a file; a bare record has no session.

    A torn last line was never acknowledged, and is left out.
    """
    try:
        text = _without_torn_line(path.read_bytes()).decode()
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(path, getattr(error, "strerror", None) or error) from error
    try:
        return read_save(text)
    except RecordError as error:
        raise UnreadableFile(path, error) from error


def _without_torn_line(text: bytes) -> bytes:
    whole, newline, last = text.rpartition(b"\n")
    try:
        msgspec.json.decode(last or b"null")
    except msgspec.DecodeError:
        return whole + newline if b"\n" in whole else text
    return text


def replay(path: Path, record: Record, chance: SeededChance | None = None) -> Table[Any]:
    """Return the table of a file's record."""
    try:
        return Table.replay(record, chance=chance)
    except (RecordError, SetupError, KeyError) as error:
        refused = error if isinstance(error, SetupError) else error.__cause__
        problems = refused.problems if isinstance(refused, SetupError) else ()
        raise UnreadableFile(path, error, record.header.game, problems) from error


def new_file(game: str) -> Path:
    """Return a path for a new game, unique even when several begin in one second."""
    return data_folder("*.jsonl") / f"{game}-{strftime('%Y-%m-%d-%H%M%S', localtime())}-{token_hex(2)}.jsonl"
