"""The SQLite files with the rooms: opening, locking, backup, restore, and the names of their errors."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from afallon.server.store import StoreError

LOCK_FILE: Final = "serving.lock"
GIVES_SPACE_BACK: Final = 2
"""SQLite's number for `auto_vacuum = INCREMENTAL`, which frees pages in small steps."""

_LEFT_OVER: Final = ("-wal", "-journal")
"""Endings of files next to a database that hold its latest changes until it is next opened."""

_PROBLEMS: Final = {
    "SQLITE_BUSY": "in_use",
    "SQLITE_CANTOPEN": "no_permission",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_FULL": "disk_full",
    "SQLITE_LOCKED": "in_use",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_PERM": "no_permission",
    "SQLITE_READONLY": "read_only",
}
_SYSTEM_PROBLEMS: Final = {
    errno.EACCES: "no_permission",
    errno.EDQUOT: "disk_full",
    errno.EEXIST: "not_a_folder",
    errno.ENOSPC: "disk_full",
    errno.ENOTDIR: "not_a_folder",
    errno.EPERM: "no_permission",
    errno.EROFS: "read_only",
}


def store_error(error: Exception) -> StoreError:
    """Return the problem that people are told about, with the name that SQLite or the system has for the error."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        return StoreError(_PROBLEMS.get("_".join(name.split("_")[:2]), "failed"), reason=name)
    if isinstance(error, OSError):
        name = errno.errorcode.get(error.errno or 0, type(error).__name__)
        return StoreError(_SYSTEM_PROBLEMS.get(error.errno or 0, "failed"), reason=name)
    return StoreError("failed", reason=type(error).__name__)


def connect(path: Path) -> sqlite3.Connection:
    """Open a database whose commits are durable."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    try:
        for setting in (
            f"auto_vacuum = {GIVES_SPACE_BACK}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
        ):
            connection.execute(f"PRAGMA {setting}")
    except BaseException:
        connection.close()
        raise
    return connection


def check_file(connection: sqlite3.Connection) -> None:
    """Check the whole database; raises `StoreError` if a part of it is damaged."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreError("damaged", reason="quick_check")


def take_lock(folder: Path) -> sqlite3.Connection:
    """Take the lock of a folder. The system releases it however this process ends."""
    lock = sqlite3.connect(folder / LOCK_FILE, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def back_up(database: Path, to: Path) -> None:
    """Copy a database that may be in use. The copy is complete or does not exist."""
    if not database.exists():
        raise StoreError("no_rooms")
    if to.exists():
        raise StoreError("file_exists", file=to.name)
    try:
        _copy(database, to)
    except (sqlite3.Error, OSError) as error:
        raise store_error(error) from error


def restore(copy: Path, database: Path) -> Path | None:
    """Replace a database that no server uses by a copy. Return the new path of the replaced database, if there was one.

    A database whose latest changes are in a file next to it is left alone: they would spoil the copy, or be lost.
    """
    before = database.with_name(database.stem + "-before" + database.suffix)
    try:
        if not copy.is_file():
            raise StoreError("no_rooms")
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as found:
            check_file(found)
            found.execute("SELECT 1 FROM rooms JOIN journal ON room = code LIMIT 1")
        database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with closing(take_lock(database.parent)):
            for left_over in (database.with_name(database.name + ending) for ending in _LEFT_OVER):
                if left_over.exists():
                    raise StoreError("left_over", file=left_over.name)
            if before.exists():
                raise StoreError("file_exists", file=before.name)
            arrived = database.with_name(database.name + ".arrived")
            _copy(copy, arrived)
            was_there = database.exists()
            if was_there:
                database.replace(before)
            arrived.replace(database)
    except (sqlite3.Error, OSError) as error:
        raise store_error(error) from error
    return before if was_there else None


def _copy(database: Path, to: Path) -> None:
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # as private as the original
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    part.replace(to)
