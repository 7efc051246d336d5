"""A game of ours on disk."""

from pathlib import Path
from secrets import token_hex
from time import localtime, strftime
from typing import Any

import msgspec

from afallon.kernel import Problem, Record, RecordError, SeededChance, SetupError, Table
from afallon.places import data_folder
from afallon.saves import Session, read_save


class UnreadableFile(Exception):
    """A file cannot be opened, read, or is not ours; `reason` says why in the words of the system or the kernel.

    What a game has against it, `problems`, can be said in the words of that game, and what the kernel has against its
    record if it has a `code`.
    """

    def __init__(self, path: Path, reason: object, game: str = "", problems: tuple[Problem, ...] = ()) -> None:
        self.path, self.reason, self.game, self.problems = path, str(reason), game, problems
        self.code, self.details = (reason.code, reason.details) if isinstance(reason, RecordError) else ("", {})
        super().__init__(f"{path}: {reason}")


def load(path: Path) -> tuple[Session | None, Record]:
    """The session and the record of a file; a record by itself, from elsewhere, has no session.

    A last line that was cut off in the middle was never acknowledged, and is left out.
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
    """The table of a file's record."""
    try:
        return Table.replay(record, chance=chance)
    except (RecordError, SetupError, KeyError) as error:
        refused = error if isinstance(error, SetupError) else error.__cause__
        problems = refused.problems if isinstance(refused, SetupError) else ()
        raise UnreadableFile(path, error, record.header.game, problems) from error


def new_file(game: str) -> Path:
    """A file for a game that begins now, of its own even when several begin in one second."""
    return data_folder("*.jsonl") / f"{game}-{strftime('%Y-%m-%d-%H%M%S', localtime())}-{token_hex(2)}.jsonl"
