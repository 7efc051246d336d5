"""The file of a running game: append-only, with a checkpoint file beside it for fast loading."""

import os
from collections.abc import Callable
from pathlib import Path
from secrets import randbits
from typing import IO, Any, Final

import msgspec

from afallon.kernel import AnswerError, Header, Record, RecordError, SetupError, Snapshot, StepError, Table
from afallon.kernel.record import Line
from afallon.saves import Session, write_save
from afallon.terminal.session import UnreadableFile, load, replay

CHECKPOINT_EVERY: Final = 500
"""Number of answers between two checkpoints."""

_encode = msgspec.json.Encoder().encode


class Checkpoint(msgspec.Struct, frozen=True):
    """A snapshot of the game, with the size of its file at that moment in bytes."""

    size: int
    snapshot: Snapshot


class SavedGame:
    """The file of one game, and its table. The file is written completely once; then lines are appended."""

    def __init__(self, path: Path, session: Session, table: Table[Any]) -> None:
        self.path = path
        self.session = session
        self.table = table
        self._written: int | None = None
        """Number of the table's lines in the file; `None` before this session has written the file."""

        self._checkpointed = table.answers

    @classmethod
    def resume(cls, path: Path, *, pack: str | None = None) -> "SavedGame | None":
        """Load a game from its last checkpoint if it has one; return `None` if the file has no session.

        A campaign from another machine may name its pack differently (`pack`). It has no seed, so it gets a new one.
        """
        if pack is None and (saved := cls._from_checkpoint(path)) is not None:
            return saved
        session, record = load(path)
        if session is None:
            return None
        if not session.seed:
            session = msgspec.structs.replace(session, seed=f"{randbits(128):x}")
        if pack is not None:
            options = {**record.header.options, "pack": pack}
            record = Record(msgspec.structs.replace(record.header, options=options), record.lines)
        return cls(path, session, replay(path, record, session.chance))

    def keep(self) -> None:
        """Append the new lines; they are on disk on return. Writes a checkpoint when one is due."""
        if self._written is None:
            text = write_save(self.session, self.table.record())
            _write_whole(self.path, lambda file: file.write(text.encode()))
            self._written = len(self.table.lines())
        elif new := self.table.lines(after=self._written):
            with self.path.open("ab") as file:
                file.write(b"".join(_encode(line) + b"\n" for line in new))
                _to_disk(file)
            self._written += len(new)
        if self.table.answers - self._checkpointed >= CHECKPOINT_EVERY:
            checkpoint = Checkpoint(self.path.stat().st_size, self.table.snapshot())
            _write_whole(_beside(self.path), lambda file: file.write(_encode(checkpoint)))
            self._checkpointed = self.table.answers

    def recall(self) -> None:
        """Replay the whole file, if the table has only the events after a checkpoint."""
        if self.table.record().header.start is not None:
            self.keep()
            _, record = load(self.path)
            self.table = replay(self.path, record, self.session.chance)
            self._written = len(self.table.lines())

    @classmethod
    def _from_checkpoint(cls, path: Path) -> "SavedGame | None":
        """Load the checkpoint and the lines appended since.

        Return `None` on any problem: the file itself is complete.
        """
        try:
            checkpoint = msgspec.json.decode(_beside(path).read_bytes(), type=Checkpoint, strict=False)
            with path.open("rb") as file:
                session = msgspec.json.decode(file.readline(), type=Session)
                header = msgspec.json.decode(file.readline(), type=Header)
                file.seek(checkpoint.size)
                added = file.read()
            snapshot = checkpoint.snapshot
            identity = (snapshot.game, snapshot.version, snapshot.seats, snapshot.options)
            if identity != (header.game, header.version, header.seats, header.options) or header.start is not None:
                return None
            table = Table.restore(snapshot)
            if table.game.version != snapshot.version or table.record().header.options != header.options:
                return None
            whole, torn = _whole_lines(added)
            for row in whole.splitlines():
                table.play_line(msgspec.json.decode(row, type=Line))
        except (OSError, msgspec.MsgspecError, RecordError, SetupError, AnswerError, StepError, LookupError):
            return None
        if torn:
            os.truncate(path, checkpoint.size + len(whole))
        table.chance = session.chance
        saved = cls(path, session, table)
        saved._written = len(table.lines())
        table.go_on()
        return saved


def _whole_lines(added: bytes) -> tuple[bytes, bytes]:
    """Return the complete lines, and a torn last line, which was never acknowledged."""
    whole, newline, torn = added.rpartition(b"\n")
    return whole + newline, torn


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".checkpoint")


def _write_whole(path: Path, write: Callable[[IO[bytes]], object]) -> None:
    """Write a file atomically: readers see one complete state or another."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with new.open("wb") as file:
            write(file)
            _to_disk(file)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def _to_disk(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


__all__ = ["CHECKPOINT_EVERY", "SavedGame", "UnreadableFile"]
