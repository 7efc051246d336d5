"""A test bench for the room service: no network, no disk, and a clock that only tests move."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from pathlib import Path
from typing import Any

from afallon.server.clock import Clock
from afallon.server.credentials import hash_secret
from afallon.server.live.connection import Connection
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.registry import NOTICES
from afallon.server.live.room_service import RoomService
from afallon.server.rooms.commands import Command, Verdict
from afallon.server.settings import Settings
from afallon.server.store import Conflict, QuietRoom, StoreError
from tests.server.patience import PATIENCE, run

_MONDAY = 1_700_438_400.0


class ManualClock(Clock):
    """A clock that stands still until a test moves it. Sleepers wake when it has moved far enough."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    def timestamp(self) -> float:
        return _MONDAY + self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, woken))
        await woken

    def advance(self, seconds: float) -> None:
        """Let time pass, and wake the sleepers that are due."""
        self.drift(seconds)
        due = [sleeper for sleeper in self._sleepers if sleeper[0] <= self._now]
        for sleeper in due:
            self._sleepers.remove(sleeper)
            if not sleeper[1].done():
                sleeper[1].set_result(None)

    def drift(self, seconds: float) -> None:
        """Let time pass as if the event loop were blocked: no sleeper wakes. Safe in any thread."""
        self._now += seconds

    @property
    def wakes_at(self) -> list[float]:
        """The times when sleepers want to wake."""
        return sorted(moment for moment, woken in self._sleepers if not woken.done())


class MemoryStore:
    """A store in memory that can be told to fail or to be slow."""

    def __init__(self, clock: Clock) -> None:
        self.rooms: dict[str, list[bytes]] = {}
        self.changed: dict[str, float] = {}
        self.bookmarks: dict[str, list[tuple[int, bytes]]] = {}
        self.notices: dict[str, int] = {}
        self.broken = False
        self.writes = asyncio.Event()
        """Set while writes finish at once; cleared, it blocks all writes."""

        self.writes.set()
        self.waiting = asyncio.Event()
        """Set when a caller has begun to wait for a write."""

        self.appended = 0
        """The number of writes."""

        self._clock = clock

    async def append(self, room: str, first: int, lines: Sequence[bytes]) -> None:
        if not self.writes.is_set():
            self.waiting.set()
        await self.writes.wait()
        self.appended += 1
        if self.broken:
            raise StoreError("disk_full")
        journal = self.rooms.setdefault(room, [])
        if first != len(journal) + 1:
            raise Conflict("failed")
        journal += lines
        self.changed[room] = self._clock.timestamp()
        self.notices.pop(room, None)

    async def read(self, room: str) -> list[bytes]:
        await asyncio.sleep(0)  # yields to other tasks, as a real disk would
        return list(self.rooms.get(room, ()))

    async def keep_bookmark(self, room: str, number: int, bookmark: bytes) -> None:
        self.bookmarks[room] = [(number, bookmark), *self.bookmarks.get(room, ())][:2]

    async def read_bookmarks(self, room: str) -> list[tuple[int, bytes]]:
        return self.bookmarks.get(room, [])

    async def newest_change(self) -> float:
        return max(self.changed.values(), default=0)

    async def unchanged_since(self, moment: float) -> list[QuietRoom]:
        quiet = [QuietRoom(code, self.changed[code], lines[0]) for code, lines in self.rooms.items()]
        return [room for room in quiet if room.changed < moment]

    async def give_notice(self, codes: Collection[str]) -> dict[str, int]:
        self.notices = {code: self.notices.get(code, 0) + 1 for code in codes}
        return self.notices

    async def forget(self, codes: Collection[str]) -> list[str]:
        gone = [code for code in codes if code in self.notices]
        for code in gone:
            del self.rooms[code], self.changed[code]
        return gone

    async def back_up(self, to: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        pass


class ServiceBench:
    """A room service with its store and its clock, and short ways to use it."""

    def __init__(self, **settings: Any) -> None:
        given = Settings(data=Path("nowhere"), **{"bot_pace": 0, **settings})
        self.clock = ManualClock()
        self.store = MemoryStore(self.clock)
        self.rooms = RoomService(given, self.store, lambda code: (f"http://x/r/{code}", False), clock=self.clock)

    async def open_room(self, **fields: Any) -> tuple[LiveRoom, str]:
        """Open a room that Ann hosts; return it and the hash of her pass."""
        ann = {"game": "avalon", "seats": 5, "options": {}, "name": "Ann", "shield": 0, "language": "en"}
        code, _, pass_ = await self.rooms.open_room(**{**ann, "play_now": False, **fields})
        return await self.rooms.find(code), hash_secret(pass_)

    async def open_full_room(self, **fields: Any) -> tuple[LiveRoom, list[str]]:
        """Open a room of five people; return it and the hashes of their passes by seat."""
        live, host = await self.open_room(**fields)
        return live, [host, *[await self.join(live, f"P{seat}", seat) for seat in range(1, 5)]]

    async def join(self, live: LiveRoom, name: str, seat: int | None = None) -> str:
        """Seat a person, and return the hash of their pass."""
        _, pass_ = await self.rooms.join(live, name=name, shield=1, language="en", seat=seat, invite=None)
        return hash_secret(pass_)

    async def connect(self, live: LiveRoom, pass_hash: str | None) -> Connection:
        connection = Connection(pass_hash)
        await self.rooms.connect(live, connection, match_number=0, events=0, talk=0)
        return connection

    async def send(self, live: LiveRoom, pass_hash: str | None, command: Command) -> Verdict:
        return await self.rooms.carry_out(live, command, pass_hash)

    async def forget_old_rooms(self) -> int:
        """Run the expiry of old rooms as often as a deletion needs; return the number of deleted rooms."""
        return sum([await self.rooms.housekeeping.forget_old_rooms() for _ in range(NOTICES)])

    async def after(self, seconds: float) -> None:
        """Let time pass, then run housekeeping once."""
        self.clock.advance(seconds)
        await self.rooms.housekeeping.run_once()


def with_rooms(work: Callable[[ServiceBench], Coroutine[Any, Any, Any]], **settings: Any) -> Any:
    """Run a test on a bench that is closed afterwards."""

    async def main() -> Any:
        bench = ServiceBench(**settings)
        try:
            return await work(bench)
        finally:
            await bench.rooms.close()

    return run(main())


async def until(condition: Callable[[], Any]) -> None:
    """Wait for bots, which work in their own thread."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)
