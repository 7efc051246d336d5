"""A room in memory: the only place where it changes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from afallon.server.clock import Clock
from afallon.server.errors import Refusal, log_failure
from afallon.server.live.connection import Connection
from afallon.server.live.tasks import BackgroundTasks
from afallon.server.live.telling import Telling
from afallon.server.rooms import bookmarks
from afallon.server.rooms.commands import Verdict
from afallon.server.rooms.journal import Line, write_line
from afallon.server.rooms.replay import apply, settle
from afallon.server.rooms.room import Room
from afallon.server.store import Store, StoreError

log = logging.getLogger("afallon.server")

_MOST_LINES: Final = 200_000

Listener = Callable[["LiveRoom"], None]


Decide = Callable[[], Verdict]
_Waiting = tuple[Decide, "asyncio.Future[Verdict]"]


class LiveRoom:
    """A room in use. Changes that arrive together are decided in order, and written and announced as one batch.

    Decisions take effect in memory at once, but nobody is shown anything before it is on the disk.
    """

    def __init__(
        self,
        room: Room,
        store: Store,
        clock: Clock,
        tasks: BackgroundTasks,
        *,
        on_change: Listener,
        on_close: Listener,
    ) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        """Held while the room changes, and while a newcomer gets its state."""

        self.closed = False
        self.closed_because = "room_closed"
        """The reason, once it is closed."""

        self.is_ahead = False
        """Whether memory is ahead of the disk: until it catches up, nobody is shown anything."""

        self._waiting: list[_Waiting] = []
        self._is_writing = False
        self._store = store
        self._clock = clock
        self._tasks = tasks
        self._on_change = on_change
        self._on_close = on_close
        self._last_used = clock.now()
        self._telling: Telling | None = None

    def touch(self) -> None:
        """Note that the room is being used."""
        self._last_used = self._clock.now()

    def idle_time(self) -> float:
        """Return the seconds since the last use of this room."""
        return self._clock.now() - self._last_used

    def telling(self) -> Telling | None:
        """Return the `Telling` of the current match; `None` if there is no match that these rules can play."""
        match = self.room.match
        if match is None or match.table is None:
            self._telling = None
        elif self._telling is None or self._telling.table is not match.table:
            self._telling = Telling(match.table, match.number, self.room.kit)
        return self._telling

    async def change(self, decide: Decide) -> Verdict:
        """Decide and apply the verdict. When this returns, it is durable; on `Refusal`, nothing has changed."""
        done: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self._waiting.append((decide, done))
        if not self._is_writing:
            self._is_writing = True
            self._tasks.start(self._write())
        return await done  # a caller that goes away does not stop a change that has begun

    async def settle(self) -> None:
        """Write down the effects of these rules on the room's matches. Call this before anybody uses the room."""
        first = self.room.journal_length + 1
        if lines := self._settled():
            await self._store_lines(first, lines)

    async def keep_bookmark(self) -> None:
        """Store a bookmark if one is due, so that the room loads quickly."""
        made: list[tuple[int, bytes]] = []

        def decide() -> Verdict:
            if not bookmarks.is_due(self.room):
                return Verdict()
            stored, line = bookmarks.make_bookmark(self.room)
            made.append((self.room.journal_length + 1, stored))
            return Verdict([line])

        if bookmarks.is_due(self.room):
            await self.change(decide)
        for number, stored in made:
            try:
                await self._store.keep_bookmark(self.room.code, number, stored)
            except StoreError as error:  # nothing is lost: the journal has everything
                log.error("a bookmark could not be kept: %s", error)

    def close(self, reason: str = "room_closed") -> None:
        """Remove the room from memory and tell its clients the reason. The store keeps it."""
        self.closed = True
        self.closed_because = reason
        self._on_close(self)

    async def _write(self) -> None:
        """Carry out waiting changes, in batches of all that have arrived."""
        try:
            while self._waiting:
                async with self.lock:
                    begun = len(self._waiting)
                    await self._carry_out(self._waiting[:begun])
                    del self._waiting[:begun]
        finally:  # also when the server stops, so that no caller waits for ever
            self._is_writing = False
            for _, done in self._waiting:
                done.cancel()

    async def _carry_out(self, waiting: Sequence[_Waiting]) -> None:
        first = self.room.journal_length + 1
        written: list[Line] = []
        results: list[tuple[asyncio.Future[Verdict], Verdict | Exception]] = []
        for decide, done in waiting:
            try:
                results.append((done, self._decide(decide, written)))
            except Exception as error:
                results.append((done, error))
        if written:
            self.touch()
            try:
                await self._store_lines(first, written)
            except Refusal as refusal:
                results = [
                    (done, refusal if isinstance(said, Verdict) and said.lines else said) for done, said in results
                ]
            else:
                self._announce()
        for done, said in results:
            if done.done():
                continue
            if isinstance(said, Exception):
                done.set_exception(said)
            else:
                done.set_result(said)

    def _announce(self) -> None:
        """Tell everybody. An error here undoes nothing: the change is on the disk."""
        try:
            self._on_change(self)
        except Exception as error:
            log_failure(error)
            self.close()

    def _decide(self, decide: Decide, written: list[Line]) -> Verdict:
        """Decide, apply the lines of the verdict, and add them to those to write."""
        if self.closed:
            raise Refusal(self.closed_because)
        verdict = decide()
        if verdict.lines:
            if self.room.journal_length > _MOST_LINES:
                raise Refusal("too_many_games")
            self.is_ahead = True
            try:
                written += [apply(line, self.room) for line in verdict.lines]
                written += self._settled()
            except Exception:
                self.close()  # memory and disk differ now: the room must be read again
                raise
        return verdict

    def _settled(self) -> list[Line]:
        return [apply(line, self.room) for line in settle(self.room)]

    async def _store_lines(self, first: int, lines: Sequence[Line]) -> None:
        self.is_ahead = True
        try:
            await self._store.append(self.room.code, first, [write_line(line) for line in lines])
        except StoreError as error:
            log.error("lines could not be written: %s", error)
            self.close("storage_failed")  # memory and disk differ now: the room must be read again
            raise Refusal("storage_failed") from None
        self.is_ahead = False
