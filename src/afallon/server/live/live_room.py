"""A room in memory: the one place where it changes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from afallon.server.clock import Clock
from afallon.server.errors import Refusal
from afallon.server.live.connection import Connection
from afallon.server.live.telling import Telling
from afallon.server.rooms.commands import Verdict
from afallon.server.rooms.journal import Line, write_line
from afallon.server.rooms.replay import apply, settle
from afallon.server.rooms.room import Room
from afallon.server.store import Store, StoreError

log = logging.getLogger("afallon.server")

_MOST_LINES: Final = 200_000

Listener = Callable[["LiveRoom"], None]


class LiveRoom:
    """A room in use. One change at a time is decided, written, applied and announced, in this order."""

    def __init__(self, room: Room, store: Store, clock: Clock, *, on_change: Listener, on_close: Listener) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        """Held while the room changes, and while a newcomer is told how it stands."""

        self.closed = False
        self._store = store
        self._clock = clock
        self._on_change = on_change
        self._on_close = on_close
        self._last_used = clock.now()
        self._telling: Telling | None = None

    def touch(self) -> None:
        """Note that somebody uses this room."""
        self._last_used = self._clock.now()

    def idle_time(self) -> float:
        """For how many seconds nobody has used this room."""
        return self._clock.now() - self._last_used

    def telling(self) -> Telling | None:
        """What clients are told of the current match; `None` if there is none that these rules can play."""
        match = self.room.match
        if match is None or match.table is None:
            self._telling = None
        elif self._telling is None or self._telling.table is not match.table:
            self._telling = Telling(match.table, match.number)
        return self._telling

    async def change(self, decide: Callable[[], Verdict]) -> Verdict:
        """Let the verdict happen. When this returns it is durable; when it raises `Refusal`, nothing has changed."""
        async with self.lock:
            if self.closed:
                raise Refusal("room_closed")
            verdict = decide()
            if verdict.lines:
                self.touch()
                if self.room.journal_length > _MOST_LINES:
                    raise Refusal("too_many_games")
                await self._append(verdict.lines)
                await self.settle()
                self._on_change(self)
            return verdict

    async def settle(self) -> None:
        """Write down what these rules mean for the matches of the room; for its owner, before anybody uses it."""
        if lines := settle(self.room):
            await self._append(lines)

    def close(self) -> None:
        """Leave the memory; the store keeps the room."""
        self.closed = True
        self._on_close(self)

    async def _append(self, lines: Sequence[Line]) -> None:
        """Write lines, then let them happen."""
        stored = [write_line(line) for line in lines]
        try:
            await self._store.append(self.room.code, self.room.journal_length + 1, stored)
        except StoreError as error:
            log.error("lines could not be written: %s", error)
            self.close()  # what is in memory may no longer be what is on disk: it has to be read again
            raise Refusal("storage_failed") from None
        for line in lines:
            apply(line, self.room)
