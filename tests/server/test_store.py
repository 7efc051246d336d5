"""The store: confirmed lines are on the disk, in whole batches or not at all."""

import asyncio
import errno
import itertools
import sqlite3
import stat

import pytest

from afallon.server import sqlite_files, sqlite_store
from afallon.server.settings import ROOMS_FILE
from afallon.server.sqlite_files import back_up, restore
from afallon.server.sqlite_store import SqliteStore
from afallon.server.store import Conflict, StoreError
from afallon.text import say


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


def test_a_taken_line_number_fails_without_the_rest_of_the_batch(tmp_path):
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


def test_confirmed_lines_are_visible_to_another_process_at_once(tmp_path):
    async def work(store):
        for number in range(1, 51):
            await store.append("A", number, [b"%d" % number])
            other = sqlite3.connect(tmp_path / ROOMS_FILE)
            assert other.execute("SELECT max(number) FROM journal").fetchone() == (number,)
            other.close()

    with_store(tmp_path, work)


def test_every_connection_writes_through_to_the_disk(tmp_path):
    connection = sqlite_files.connect(tmp_path / "x")
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


def test_a_failing_commit_fails_all_its_jobs(tmp_path):
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


def test_expired_rooms_are_deleted_unless_they_have_changed_meanwhile(tmp_path):
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


def test_the_space_of_deleted_rooms_is_freed_also_in_an_older_file(tmp_path, monkeypatch):
    for module in (sqlite_files, sqlite_store):
        monkeypatch.setattr(module, "GIVES_SPACE_BACK", 0)
    with_store(tmp_path, lambda store: store.append("A", 1, [b"x" * 1_000_000]))
    monkeypatch.undo()

    async def work(store):
        await store.give_notice(["A"])
        await store.forget(["A"])

    with_store(tmp_path, work)
    assert (tmp_path / ROOMS_FILE).stat().st_size < 100_000


def test_a_backup_during_writes_is_complete(tmp_path):
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
    with pytest.raises(StoreError, match="file_exists"):
        back_up(tmp_path / "data" / ROOMS_FILE, copy)


def test_a_backup_can_be_served(tmp_path):
    async def write(store):
        await store.append("A", 1, [b"one"])

    with_store(tmp_path / "data", write)
    (tmp_path / "second").mkdir()
    back_up(tmp_path / "data" / ROOMS_FILE, tmp_path / "second" / ROOMS_FILE)
    assert with_store(tmp_path / "second", lambda store: store.read("A")) == [b"one"]


def test_there_is_nothing_to_back_up_in_an_empty_folder(tmp_path):
    with pytest.raises(StoreError, match="no_rooms"):
        back_up(tmp_path / ROOMS_FILE, tmp_path / "copy")


def test_a_folder_has_one_server_at_a_time(tmp_path):
    async def work(_):
        with pytest.raises(StoreError, match="in_use"):
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


def test_only_the_owner_can_read_the_files(tmp_path):
    with_store(tmp_path / "data", lambda store: store.read("A"))
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "data" / ROOMS_FILE).stat().st_mode) == 0o600


def test_the_two_latest_bookmarks_are_kept_until_their_room_is_deleted(tmp_path):
    async def work(store):
        await store.append("A", 1, [b"one"])
        for number in (3, 9, 5):
            await store.keep_bookmark("A", number, str(number).encode())
        kept = await store.read_bookmarks("A")
        await store.give_notice(["A"])
        await store.forget(["A"])
        return kept, await store.read_bookmarks("A"), await store.read_bookmarks("B")

    assert with_store(tmp_path, work) == ([(9, b"9"), (5, b"5")], [], [])


# Problems, in sentences for people


def problem_of(folder, work=lambda store: store.read("A")):
    with pytest.raises(StoreError) as refused:
        with_store(folder, work)
    assert say("en", f"store-{refused.value.problem.replace('_', '-')}", **refused.value.details)
    return refused.value.problem


def test_a_damaged_file_is_found_at_the_start(tmp_path):
    async def write(store):
        for number in range(1, 200):
            await store.append("A", number, [b"x" * 500])

    with_store(tmp_path, write)
    file = tmp_path / ROOMS_FILE
    whole = file.read_bytes()
    file.write_bytes(whole[:20_000] + b"\xa5" * 20_000 + whole[40_000:])
    assert problem_of(tmp_path) == "damaged"
    file.write_bytes(b"these are no rooms" * 1000)
    assert problem_of(tmp_path) == "damaged"


def test_a_file_in_place_of_the_folder_is_refused(tmp_path):
    (tmp_path / "data").write_text("")
    assert problem_of(tmp_path / "data") == "not_a_folder"
    assert problem_of(tmp_path / "data" / "more") == "not_a_folder"


@pytest.mark.parametrize(("number", "problem"), [(errno.EACCES, "no_permission"), (errno.EROFS, "read_only")])
def test_an_inaccessible_folder_is_refused(tmp_path, monkeypatch, number, problem):
    def refuse(*_, **__):
        raise OSError(number, "no")

    monkeypatch.setattr(sqlite_store.Path, "mkdir", refuse)
    assert problem_of(tmp_path) == problem


def test_a_full_disk_and_a_read_only_one_are_named_while_serving(tmp_path):
    async def work(store):
        await store.append("A", 1, [b"one"])
        (pages,) = store._writer.execute("PRAGMA page_count").fetchone()
        store._writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreError, match="SQLITE_FULL") as full:
            await store.append("A", 2, [b"x" * 100_000])
        store._writer.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="SQLITE_READONLY") as closed:
            await store.append("A", 2, [b"x"])
        return full.value.problem, closed.value.problem

    assert with_store(tmp_path, work) == ("disk_full", "read_only")


def test_a_backup_is_restored_and_the_old_database_is_kept(tmp_path):
    copy, data = tmp_path / "copy.sqlite", tmp_path / "data"
    with_store(data, lambda store: store.append("A", 1, [b"one"]))
    back_up(data / ROOMS_FILE, copy)
    (data / ROOMS_FILE).write_bytes(b"damaged")
    kept = restore(copy, data / ROOMS_FILE)
    assert kept.read_bytes() == b"damaged"
    assert with_store(data, lambda store: store.read("A")) == [b"one"]
    assert restore(copy, tmp_path / "elsewhere" / ROOMS_FILE) is None


def test_a_restore_is_refused_beside_leftovers_under_a_server_or_without_a_copy(tmp_path):
    copy, data = tmp_path / "copy.sqlite", tmp_path / "data"

    def refused(file):
        with pytest.raises(StoreError) as refusal:
            restore(file, data / ROOMS_FILE)
        return refusal.value.problem

    async def while_serving(store):
        await store.append("A", 1, [b"one"])
        await store.back_up(copy)
        return refused(copy)

    assert with_store(data, while_serving) == "in_use"
    whole = (data / ROOMS_FILE).read_bytes()
    (data / f"{ROOMS_FILE}-wal").write_bytes(b"the latest moves")
    assert refused(copy) == "left_over"
    (tmp_path / "other").write_text("no database")
    assert refused(tmp_path / "other") == "damaged"
    assert refused(tmp_path / "nowhere") == "no_rooms"
    assert (data / ROOMS_FILE).read_bytes() == whole
