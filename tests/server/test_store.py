"""The store: what it has confirmed is on the disk, together or not at all."""

import asyncio
import itertools
import sqlite3
import stat

import pytest

from afallon.server import sqlite_store
from afallon.server.settings import ROOMS_FILE
from afallon.server.sqlite_store import SqliteStore, back_up
from afallon.server.store import Conflict, StoreError


def with_store(folder, work):
    async def main():
        store = SqliteStore(folder)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


def test_lines_come_back_in_order_after_a_restart(tmp_path):
    async def write(store):
        await store.append("A", 1, [b"one", b"two"])
        await store.append("B", 1, [b"other"])
        await store.append("A", 3, [b"three"])

    async def read(store):
        return await store.read("A"), await store.read("B"), await store.read("C")

    with_store(tmp_path, write)
    assert with_store(tmp_path, read) == ([b"one", b"two", b"three"], [b"other"], [])


def test_a_number_is_given_once_and_the_rest_of_the_batch_is_kept(tmp_path):
    async def work(store):
        await store.append("A", 1, [b"one"])
        results = await asyncio.gather(
            store.append("B", 1, [b"fine"]),
            store.append("A", 1, [b"again"]),
            store.append("A", 2, [b"two"]),
            store.append("A", 2, [b"late", b"later"]),
            return_exceptions=True,
        )
        return results, await store.read("A"), await store.read("B")

    results, a, b = with_store(tmp_path, work)
    assert [type(result) for result in results] == [type(None), Conflict, type(None), Conflict]
    assert (a, b) == ([b"one", b"two"], [b"fine"])


def test_what_is_confirmed_can_be_read_by_another_process_at_once(tmp_path):
    async def work(store):
        for number in range(1, 51):
            await store.append("A", number, [b"%d" % number])
            other = sqlite3.connect(tmp_path / ROOMS_FILE)
            assert other.execute("SELECT max(number) FROM journal").fetchone() == (number,)
            other.close()

    with_store(tmp_path, work)


def test_every_connection_writes_through_to_the_disk(tmp_path):
    connection = sqlite_store._connect(tmp_path / "x")
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_many_rooms_share_a_commit(tmp_path):
    async def work(store):
        commits = []
        store._writer.set_trace_callback(lambda statement: commits.append(statement) if statement == "COMMIT" else None)
        await asyncio.gather(*(store.append(f"R{n}", 1, [b"x"]) for n in range(300)))
        return len(commits)

    assert with_store(tmp_path, work) < 50


def test_a_failing_commit_is_told_to_everybody_who_waits(tmp_path):
    async def work(store):
        await store.append("A", 1, [b"one"])
        store._writer.execute("PRAGMA query_only = ON")
        results = await asyncio.gather(*(store.append("A", n, [b"x"]) for n in (2, 3)), return_exceptions=True)
        store._writer.execute("PRAGMA query_only = OFF")
        await store.append("A", 2, [b"two"])
        return results, await store.read("A")

    results, lines = with_store(tmp_path, work)
    assert all(isinstance(result, StoreError) for result in results)
    assert lines == [b"one", b"two"]


def test_old_rooms_are_forgotten_and_those_that_have_changed_meanwhile_are_not(tmp_path):
    async def work(store):
        for room in ("old", "used", "young"):
            await store.append(room, 1, [b"x"])
        store._writer.execute("UPDATE rooms SET changed = changed + 100 WHERE code = 'young'")
        quiet = await store.unchanged_since(await store.newest_change())
        assert {(room.code, room.first_line) for room in quiet} == {("old", b"x"), ("used", b"x")}
        assert await store.give_notice(["old", "used"]) == {"old": 1, "used": 1}
        assert await store.give_notice(["old"]) == {"old": 2}
        assert await store.give_notice(["old", "used"]) == {"old": 3, "used": 1}
        await store.append("used", 2, [b"y"])
        forgotten = await store.forget(["old", "used", "young"])
        return forgotten, [await store.read(room) for room in ("old", "used", "young")]

    assert with_store(tmp_path, work) == (["old"], [[], [b"x", b"y"], [b"x"]])


def test_the_space_of_forgotten_rooms_is_given_back_also_in_an_older_file(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite_store, "_GIVES_SPACE_BACK", 0)
    with_store(tmp_path, lambda store: store.append("A", 1, [b"x" * 1_000_000]))
    monkeypatch.undo()

    async def work(store):
        await store.give_notice(["A"])
        await store.forget(["A"])

    with_store(tmp_path, work)
    assert (tmp_path / ROOMS_FILE).stat().st_size < 100_000


def test_a_backup_is_whole_while_writing_goes_on(tmp_path):
    copy = tmp_path / "copy.sqlite"

    async def work(store):
        begun, copied = asyncio.Event(), asyncio.Event()

        async def keep_writing():
            for number in itertools.count(1):
                await store.append("A", number, [b"%d" % number])
                if number == 10:
                    begun.set()
                if copied.is_set():
                    return

        writing = asyncio.create_task(keep_writing())
        await begun.wait()
        await store.back_up(copy)
        copied.set()
        await writing

    with_store(tmp_path / "data", work)
    copied = sqlite3.connect(copy)
    numbers = [number for (number,) in copied.execute("SELECT number FROM journal ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 10
    copied.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(StoreError, match="already"):
        back_up(tmp_path / "data" / ROOMS_FILE, copy)


def test_a_backup_can_be_served(tmp_path):
    async def write(store):
        await store.append("A", 1, [b"one"])

    with_store(tmp_path / "data", write)
    (tmp_path / "second").mkdir()
    back_up(tmp_path / "data" / ROOMS_FILE, tmp_path / "second" / ROOMS_FILE)
    assert with_store(tmp_path / "second", lambda store: store.read("A")) == [b"one"]


def test_there_is_nothing_to_back_up_in_an_empty_folder(tmp_path):
    with pytest.raises(StoreError, match="no rooms"):
        back_up(tmp_path / ROOMS_FILE, tmp_path / "copy")


def test_a_folder_has_one_server_at_a_time(tmp_path):
    async def work(_):
        with pytest.raises(StoreError, match="another server"):
            SqliteStore(tmp_path)

    with_store(tmp_path, work)
    with_store(tmp_path, lambda store: store.read("A"))


def test_a_newer_schema_is_left_alone(tmp_path):
    with_store(tmp_path, lambda store: store.read("A"))
    connection = sqlite3.connect(tmp_path / ROOMS_FILE)
    connection.execute(f"PRAGMA user_version = {len(sqlite_store.MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(StoreError, match="newer"):
        with_store(tmp_path, lambda store: store.read("A"))


def test_an_older_schema_is_brought_up_to_date(tmp_path, monkeypatch):
    async def write(store):
        await store.append("A", 1, [b"one"])

    with_store(tmp_path, write)
    later = (*sqlite_store.MIGRATIONS, "ALTER TABLE rooms ADD COLUMN colour TEXT;")
    monkeypatch.setattr(sqlite_store, "MIGRATIONS", later)

    async def look(store):
        return store._writer.execute("SELECT code, colour FROM rooms").fetchall()

    assert with_store(tmp_path, look) == [("A", None)]


def test_nobody_else_on_the_machine_can_read_it(tmp_path):
    with_store(tmp_path / "data", lambda store: store.read("A"))
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "data" / ROOMS_FILE).stat().st_mode) == 0o600
