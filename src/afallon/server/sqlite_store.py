"""Journals in SQLite: one writer thread commits all waiting jobs in one durable transaction."""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

from afallon.server.settings import ROOMS_FILE
from afallon.server.sqlite_files import GIVES_SPACE_BACK, back_up, check_file, connect, store_error, take_lock
from afallon.server.store import Conflict, QuietRoom, StoreError

_MOST_AT_ONCE: Final = 500
_MOST_PAGES_AT_ONCE: Final = 2000

MIGRATIONS: Final = (
    """
    CREATE TABLE rooms (code TEXT PRIMARY KEY, changed REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE journal (
        room TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (room, number)
    ) WITHOUT ROWID;
    CREATE INDEX rooms_by_change ON rooms (changed);
    """,
    """
    CREATE TABLE bookmarks (
        room TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        bookmark BLOB NOT NULL,
        PRIMARY KEY (room, number)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE rooms ADD COLUMN notices INTEGER NOT NULL DEFAULT 0;
    """,
)
"""The statements that each version of the schema adds to the one before. Append; never edit."""

_Work = Callable[[sqlite3.Connection], Any]
_Job = tuple[_Work, "asyncio.Future[Any]"]


class SqliteStore:
    """The store of one server. A second server on the same folder is refused: they would miss each other's lines."""

    def __init__(self, folder: Path) -> None:
        """Open the store after checking and migrating its file; raises `StoreError`."""
        self._path = folder / ROOMS_FILE
        with ExitStack() as opened:
            try:
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                self._lock = opened.enter_context(closing(take_lock(folder)))
                self._writer = opened.enter_context(closing(connect(self._path)))
                os.chmod(self._path, 0o600)
                check_file(self._writer)
                _migrate(self._writer)
            except (sqlite3.Error, OSError) as error:
                raise store_error(error) from error
            opened.pop_all()  # no error: `close` will close them
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="journal")
        self._thread.start()

    async def append(self, room: str, first: int, lines: Sequence[bytes]) -> None:
        now = time.time()

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    "INSERT INTO rooms (code, changed) VALUES (?, ?) "
                    "ON CONFLICT (code) DO UPDATE SET changed = excluded.changed, notices = 0",
                    (room, now),
                )
                connection.executemany(
                    "INSERT INTO journal VALUES (?, ?, ?)",
                    [(room, number, line) for number, line in enumerate(lines, start=first)],
                )
            except sqlite3.IntegrityError as error:
                raise Conflict("failed", reason="another line has that number") from error

        await self._do(work)

    async def read(self, room: str) -> list[bytes]:
        found = await self._look("SELECT line FROM journal WHERE room = ? ORDER BY number", room)
        return [line for (line,) in found]

    async def keep_bookmark(self, room: str, number: int, bookmark: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO bookmarks VALUES (?, ?, ?)", (room, number, bookmark))
            connection.execute(
                "DELETE FROM bookmarks WHERE room = ?1 AND number NOT IN"
                " (SELECT number FROM bookmarks WHERE room = ?1 ORDER BY number DESC LIMIT 2)",
                (room,),
            )

        await self._do(work)

    async def read_bookmarks(self, room: str) -> list[tuple[int, bytes]]:
        return await self._look("SELECT number, bookmark FROM bookmarks WHERE room = ? ORDER BY number DESC", room)

    async def newest_change(self) -> float:
        [(newest,)] = await self._look("SELECT coalesce(max(changed), 0) FROM rooms")
        return float(newest)

    async def unchanged_since(self, moment: float) -> list[QuietRoom]:
        found = await self._look(
            "SELECT code, changed, line FROM rooms JOIN journal ON room = code WHERE number = 1 AND changed < ?", moment
        )
        return [QuietRoom(*row) for row in found]

    async def give_notice(self, codes: Collection[str]) -> dict[str, int]:
        def work(connection: sqlite3.Connection) -> dict[str, int]:
            before = dict(connection.execute("SELECT code, notices FROM rooms WHERE notices > 0").fetchall())
            now = dict.fromkeys(before, 0) | {code: before.get(code, 0) + 1 for code in codes}
            changes = [(notices, code) for code, notices in now.items()]
            connection.executemany("UPDATE rooms SET notices = ? WHERE code = ?", changes)
            return {code: now[code] for code in codes}

        noticed: dict[str, int] = await self._do(work)
        return noticed

    async def forget(self, codes: Collection[str]) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            delete = "DELETE FROM rooms WHERE code = ? AND notices > 0"
            gone = [code for code in codes if connection.execute(delete, (code,)).rowcount]
            (free,) = connection.execute("PRAGMA freelist_count").fetchone()
            for _ in range(min(free, _MOST_PAGES_AT_ONCE)):
                connection.execute("PRAGMA incremental_vacuum")  # from Python, each call frees one page
            return gone

        forgotten: list[str] = await self._do(work)
        return forgotten

    async def back_up(self, to: Path) -> None:
        await asyncio.to_thread(back_up, self._path, to)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._lock.close()

    async def _look(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run a query on a connection of its own, while writing goes on."""

        def work() -> list[tuple[Any, ...]]:
            try:
                with closing(connect(self._path)) as connection:
                    return connection.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise store_error(error) from error

        return await asyncio.to_thread(work)

    async def _do(self, work: _Work) -> Any:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((work, done))
        return await done

    def _write(self) -> None:
        """Commit all waiting jobs together, and only then report their results: the disk must have them first."""
        ending = False
        while not ending:
            waiting = [self._jobs.get()]
            while len(waiting) < _MOST_AT_ONCE:
                try:
                    waiting.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            jobs = [job for job in waiting if job is not None]
            ending = len(jobs) < len(waiting)
            if jobs:
                results = self._commit(jobs)
                self._loop.call_soon_threadsafe(_tell, results)

    def _commit(self, jobs: list[_Job]) -> list[tuple["asyncio.Future[Any]", Any]]:
        results: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for work, done in jobs:
                self._writer.execute("SAVEPOINT job")
                try:
                    results.append((done, work(self._writer)))
                except Exception as error:  # a failed job does not affect the others
                    if not self._writer.in_transaction:
                        raise  # unless the disk is full: then SQLite has rolled everything back
                    self._writer.execute("ROLLBACK TO job")
                    results.append((done, store_error(error)))
                self._writer.execute("RELEASE job")
            self._writer.execute("COMMIT")
        except Exception as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            return [(done, store_error(error)) for _, done in jobs]
        return results


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError("newer", reason=f"schema {version}")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
    if connection.execute("PRAGMA auto_vacuum").fetchone() != (GIVES_SPACE_BACK,):  # a file of an older version
        connection.execute(f"PRAGMA auto_vacuum = {GIVES_SPACE_BACK}")
        connection.execute("VACUUM")


def _tell(results: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for done, result in results:
        if done.done():
            continue
        if isinstance(result, StoreError):
            done.set_exception(result)
        else:
            done.set_result(result)
