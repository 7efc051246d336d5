"""The registry of rooms in memory: new rooms, rooms loaded from the store, and rooms that leave again."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from afallon.server.clock import Clock
from afallon.server.errors import Refusal
from afallon.server.kits import find_kit
from afallon.server.live.live_room import Listener, LiveRoom
from afallon.server.live.tasks import BackgroundTasks
from afallon.server.rooms.bookmarks import LEAST_AFTER, read_bookmark
from afallon.server.rooms.journal import Created, Line, read_line, write_line
from afallon.server.rooms.match import UnfitBookmark
from afallon.server.rooms.replay import replay
from afallon.server.rooms.room import Room
from afallon.server.store import Conflict, Store, StoreError

log = logging.getLogger("afallon.server")

NOTICES: Final = 24
"""Number of times in a row that a room must be found expired before it is deleted."""

_FORGOTTEN_AT_ONCE: Final = 20


class RoomRegistry:
    """The rooms in memory, by code. `on_change` is also called for a room that has just come into memory."""

    def __init__(
        self, store: Store, clock: Clock, tasks: BackgroundTasks, *, on_change: Listener, on_close: Listener
    ) -> None:
        self._store = store
        self._clock = clock
        self._tasks = tasks
        self._on_change = on_change
        self._on_close = on_close
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}

    def __iter__(self) -> Iterator[LiveRoom]:
        return iter([*self._rooms.values()])

    async def add(self, room: Room, journal: Sequence[Line]) -> LiveRoom:
        """Store a new room and add it to memory; raises `Conflict` if its code is taken."""
        try:
            await self._store.append(room.code, 1, [write_line(line) for line in journal])
        except Conflict:
            raise
        except StoreError as error:
            log.error("a room could not be written: %s", error)
            raise Refusal("storage_failed") from None
        live = self._take_in(self._bring_to_life(room))
        log.info("a room was opened; %d in use", len(self._rooms))
        return live

    async def find(self, code: str) -> LiveRoom:
        """Return the room with this code, loaded from the store if it is not in memory; raises `Refusal`."""
        live = self._rooms.get(code)
        if live is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = self._tasks.start(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(loading)
        live.touch()
        return live

    async def forget_older_than(self, age: float, *, campaigns: float) -> int:
        """Delete the rooms that have not changed for `age` seconds (`campaigns` for campaigns); return their number.

        Rooms with connections are kept, and a room must be found expired several times in a row (`NOTICES`). A wrong
        clock deletes nothing: the age of a room counts up to the latest change of any room.
        """
        now = min(self._clock.timestamp(), await self._store.newest_change())
        quiet = await self._store.unchanged_since(now - min(age, campaigns))
        noticed = await self._store.give_notice(
            [
                room.code
                for room in quiet
                if now - room.changed > (campaigns if _is_campaign(room.first_line) else age)
                and not self._is_in_use(room.code)
            ]
        )
        due = [code for code, times in noticed.items() if times >= NOTICES]
        forgotten: list[str] = []
        for start in range(0, len(due), _FORGOTTEN_AT_ONCE):  # small batches do not block the writer
            batch = [code for code in due[start : start + _FORGOTTEN_AT_ONCE] if not self._is_in_use(code)]
            forgotten += await self._store.forget(batch)
        for code in forgotten:
            if code in self._rooms:
                self._rooms[code].close()
        return len(forgotten)

    def _is_in_use(self, code: str) -> bool:
        return code in self._rooms and bool(self._rooms[code].connections)

    async def _load(self, code: str) -> LiveRoom:
        try:
            stored = await self._store.read(code)
        except StoreError as error:
            log.error("a room could not be read: %s", error)
            raise Refusal("storage_failed") from None
        if not stored:
            raise Refusal("no_such_room")
        bookmarks = await self._store.read_bookmarks(code)
        try:
            room = await asyncio.to_thread(read_room, stored, bookmarks)  # in a thread: replaying a campaign takes long
        except Refusal:
            raise
        except Exception as error:
            log.error("a journal of %d lines cannot be read: %s", len(stored), type(error).__name__)
            raise Refusal("room_unreadable") from None
        live = self._bring_to_life(room)
        await live.settle()
        return self._take_in(live)

    def _bring_to_life(self, room: Room) -> LiveRoom:
        return LiveRoom(room, self._store, self._clock, self._tasks, on_change=self._on_change, on_close=self._let_go)

    def _take_in(self, live: LiveRoom) -> LiveRoom:
        self._rooms[live.room.code] = live
        self._on_change(live)
        return live

    def _let_go(self, live: LiveRoom) -> None:
        if self._rooms.get(live.room.code) is live:
            del self._rooms[live.room.code]
        self._on_close(live)


def read_room(stored: Sequence[bytes], kept: Sequence[tuple[int, bytes]]) -> Room:
    """Return the room of this journal, from the latest bookmark that fits, or else from the beginning."""
    lines = [read_line(line) for line in stored]
    for number, bookmark in kept:
        if number <= len(lines) - LEAST_AFTER:
            try:
                return replay(lines, read_bookmark(bookmark, number, lines))
            except Exception as error:  # any fault of a bookmark: the journal outranks it
                log.warning("a bookmark was not used: %s", error if isinstance(error, UnfitBookmark) else type(error))
    return replay(lines)


def _is_campaign(first_line: bytes) -> bool:
    """Return whether this first line of a journal opens a room with a campaign; false if it cannot be read."""
    try:
        created = read_line(first_line)
        return isinstance(created, Created) and find_kit(created.game).campaign is not None
    except (msgspec.MsgspecError, Refusal):
        return False
