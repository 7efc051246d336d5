"""The house: every room in use, its connections, its bots, and its keeper, who looks after absence and expiry."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import msgspec

from afallon.server import bots
from afallon.server.codes import Fresh, hash_of, read_room_code
from afallon.server.connection import Connection
from afallon.server.errors import Refusal, log_failure
from afallon.server.kits import accept_setup
from afallon.server.rooms.commands import Caller, Command, Join, Verdict, Watch
from afallon.server.rooms.commands.chairs import GiveBack, fill_with_bots, next_host, stand_in_for
from afallon.server.rooms.commands.playing import answer, begin, break_dawn
from afallon.server.rooms.journal import DEFAULT_BOT, Created, HostNamed, Line, read_line, write_line
from afallon.server.rooms.room import Room
from afallon.server.rooms.showing import RoomShown, show
from afallon.server.settings import Settings
from afallon.server.store import Conflict, Store, StoreError

log = logging.getLogger("afallon.server")

_QUIET_BEFORE_LEAVING: Final = 600.0
"""Seconds after which a room that nobody uses leaves the memory. It stays in the store."""

_ROUNDS: Final = 1.0
_MOST_CONNECTIONS: Final = 200
_MOST_LINES: Final = 200_000
_SECONDS_A_DAY: Final = 86_400

_encode = msgspec.json.Encoder().encode


class LiveRoom:
    """A room in use. The lock lets one command at a time decide, be written, and be seen, in this order."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.thinking: dict[tuple[int, int, int], asyncio.Task[None]] = {}
        """The bots at work, by game, seat and decision."""

        self.away: dict[int, float] = {}
        """Since when the table has been waiting for somebody who is not here."""

        self.host_away: float | None = None
        self.used = time.monotonic()
        self.gone = False


class House:
    """Carries out commands: decided by the room, durable in the store, then applied and shown to everybody."""

    def __init__(
        self, settings: Settings, store: Store, link: Callable[[str], tuple[str, bool]], fresh: Fresh | None = None
    ) -> None:
        self._settings = settings
        self._store = store
        self._link = link
        self._fresh = fresh or Fresh()
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")

    def open(self) -> None:
        """Begin to look after the rooms."""
        self._begin(self._keep())

    async def close(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=True, cancel_futures=True)

    # What callers may ask

    async def create(
        self,
        *,
        game: str,
        seats: int,
        options: dict[str, Any],
        name: str,
        shield: int,
        language: str,
        play_now: bool,
    ) -> tuple[str, int, str]:
        """A new room with its first person, who hosts: the code, the seat and the pass."""
        accepted = accept_setup(game, seats, options)
        token = self._fresh.token()
        join = Join(name=name, shield=shield, language=language, seat=0, invite=None, token=hash_of(token))
        while True:
            created = Created(self._fresh.room_code(), game, seats, accepted)
            room, lines = Room(created), [write_line(created)]
            steps: list[Callable[[Room], Sequence[Line]]] = [
                lambda room: join.decide(room, Caller(), self._fresh).lines
            ]
            if play_now:
                steps.append(lambda room: fill_with_bots(room, DEFAULT_BOT, language))
                steps.append(lambda room: begin(room, self._fresh).lines)
            for step in steps:
                for line in step(room):
                    room.apply(line)
                    lines.append(write_line(line))
            try:
                await self._store.append(room.code, 1, lines)
            except Conflict:
                continue  # the code is taken: 50 bits make this a curiosity
            except StoreError as error:
                log.error("a room could not be written: %s", error)
                raise Refusal("storage_failed") from None
            live = self._rooms[room.code] = LiveRoom(room)
            log.info("a room was opened; %d in use", len(self._rooms))
            self._wake_bots(live)
            return room.code, 0, token

    async def find(self, text: str) -> LiveRoom:
        """The room of a code; from the store if nobody has used it lately."""
        code = read_room_code(text)
        if code is None:
            raise Refusal("no_such_room")
        live = self._rooms.get(code)
        if live is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = self._begin(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    def show(self, live: LiveRoom) -> RoomShown:
        link, network = self._link(live.room.code)
        return show(live.room, link=link, network=network)

    def link(self, live: LiveRoom) -> str:
        return self._link(live.room.code)[0]

    async def join(
        self, live: LiveRoom, *, name: str, shield: int, language: str, seat: int | None, invite: str | None
    ) -> tuple[int, str]:
        """Sit down: the seat and the pass."""
        token = self._fresh.token()
        command = Join(name=name, shield=shield, language=language, seat=seat, invite=invite, token=hash_of(token))
        verdict = await self.carry_out(live, command, None)
        return verdict.reply["seat"], token

    async def watch(self, live: LiveRoom, *, name: str, language: str) -> str:
        """Become a spectator with a name: the pass."""
        token = self._fresh.token()
        await self.carry_out(live, Watch(name=name, language=language, token=hash_of(token)), None)
        return token

    async def carry_out(self, live: LiveRoom, command: Command, token: str | None) -> Verdict:
        """Carry out a command. When this returns it is durable; when it raises `Refusal`, nothing has changed."""

        def decide() -> Verdict:
            holder = None if token is None else live.room.holders.get(token)
            if token is not None and holder is None:
                raise Refusal("unknown_pass")
            verdict = command.decide(live.room, Caller(token, holder), self._fresh)
            if "invite" in verdict.reply:
                link = f"{self.link(live)}#invite={verdict.reply['invite']}"
                return Verdict(verdict.lines, {**verdict.reply, "invite": link})
            return verdict

        # Once it has begun it goes on, even when whoever asked has gone: the journal may already have it.
        return await asyncio.shield(self._begin(self._change(live, decide)))

    async def connect(self, live: LiveRoom, connection: Connection, *, game: int, events: int, talk: int) -> None:
        """Let a client in, and send it what it lacks."""
        room, token = live.room, connection.token
        async with live.lock:
            if token is not None and token not in room.holders:
                raise Refusal(room.void.get(token, "unknown_pass"))
            if token is None and len(live.connections) >= _MOST_CONNECTIONS:
                raise Refusal("too_many_watchers")
            room.here[token] += 1
            live.connections.add(connection)
            connection.welcome(room, self._raw(live), game=game, events=events, talk=talk)
            self._deliver(live)
        seat = None if token is None else room.holders[token].seat
        if seat is not None and room.chairs[seat].stand_in:
            await self.carry_out(live, GiveBack(), token)

    def disconnect(self, live: LiveRoom, connection: Connection) -> None:
        if connection in live.connections:
            live.connections.discard(connection)
            live.room.here[connection.token] -= 1
            live.used = time.monotonic()
            self._deliver(live)

    def link_changed(self) -> None:
        """Tell everybody the new link."""
        for live in self._rooms.values():
            self._deliver(live)

    # How it works

    def _begin(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _load(self, code: str) -> LiveRoom:
        stored = await self._store.read(code)
        if not stored:
            raise Refusal("no_such_room")
        try:
            live = LiveRoom(Room.from_journal(map(read_line, stored)))
        except Exception as error:
            log.error("a journal of %d lines cannot be read: %s", len(stored), type(error).__name__)
            raise Refusal("room_unreadable") from None
        self._rooms[code] = live
        self._wake_bots(live)
        return live

    async def _change(self, live: LiveRoom, decide: Callable[[], Verdict]) -> Verdict:
        async with live.lock:
            if live.gone:
                raise Refusal("room_closed")
            verdict = decide()
            if verdict.lines:
                live.used = time.monotonic()
                room = live.room
                if room.lines > _MOST_LINES:
                    raise Refusal("too_many_games")
                try:
                    await self._store.append(room.code, room.lines + 1, [write_line(line) for line in verdict.lines])
                except StoreError as error:
                    log.error("lines could not be written: %s", error)
                    self._close_room(live)  # what is in memory may no longer be what is on disk: read it anew
                    raise Refusal("storage_failed") from None
                for line in verdict.lines:
                    room.apply(line)
                self._deliver(live)
                self._wake_bots(live)
            return verdict

    def _raw(self, live: LiveRoom) -> msgspec.Raw:
        return msgspec.Raw(_encode(self.show(live)))

    def _deliver(self, live: LiveRoom) -> None:
        if live.connections:
            shown = self._raw(live)
            for connection in live.connections:
                connection.update(live.room, shown)

    def _close_room(self, live: LiveRoom) -> None:
        """Take a room out of the memory."""
        live.gone = True
        if self._rooms.get(live.room.code) is live:
            del self._rooms[live.room.code]
        for task in live.thinking.values():
            task.cancel()
        for connection in live.connections:
            connection.bye("room_closed")

    # Bots

    def _wake_bots(self, live: LiveRoom) -> None:
        """Give every open question of a bot to that bot, once; not before dawn, which no secret can hasten or delay.

        What the night itself asks is answered in the night: all wait for it (AV-REVEAL-02).
        """
        room, table = live.room, live.room.table
        if table is None or room.paused or (room.is_night and not room.kit.asks_in_the_night(table)):
            return
        for seat, decision in table.open.items():
            key = (len(room.matches), seat, decision.id)
            if room.chairs[seat].played_by_bot and key not in live.thinking:
                live.thinking[key] = self._begin(self._play_bot(live, *key))

    async def _play_bot(self, live: LiveRoom, number: int, seat: int, decision: int) -> None:
        """Think at once, away from everybody's messages, and answer when the time has come."""
        try:
            await self._answer_for_bot(live, number, seat, decision)
        except Refusal as refusal:
            log.warning("a bot's answer was refused: %s", refusal.code)
        finally:
            live.thinking.pop((number, seat, decision), None)  # at once: whoever has the lock next may wake it again

    async def _answer_for_bot(self, live: LiveRoom, number: int, seat: int, decision: int) -> None:
        room, match = live.room, live.room.matches[number - 1]
        bot, question = room.chairs[seat].played_by_bot, match.table.open.get(seat)
        if bot is None or question is None or question.id != decision:
            return  # the person was quicker
        loop = asyncio.get_running_loop()
        wait = self._settings.bot_pace * bots.thinking_time(room.code, number, seat, decision, question.kind)
        if room.is_night:
            wait = 0.0  # people look at their cards meanwhile
        answers_at = loop.time() + wait
        value = await loop.run_in_executor(
            self._pool, bots.think, bot, room.game, match.table.events_for(seat), question, match.seed
        )
        await asyncio.sleep(max(0.0, answers_at - loop.time()))

        def decide() -> Verdict:
            chair = room.chairs[seat]
            if not chair.played_by_bot or room.paused or room.match is not match:
                return Verdict()
            return answer(room, seat, decision, value, "stand_in" if chair.stand_in else "bot")

        await self._change(live, decide)

    # The keeper

    async def _keep(self) -> None:
        next_expiry = 0.0
        while True:
            now = time.monotonic()
            for live in [*self._rooms.values()]:
                try:
                    await self._look_after(live, now)
                except Exception as error:  # one room's trouble is not the others'
                    log_failure(error)
            if now >= next_expiry:
                next_expiry = now + 3600
                await self.forget_old_rooms()
            await asyncio.sleep(_ROUNDS)

    async def _look_after(self, live: LiveRoom, now: float) -> None:
        room = live.room
        if not live.connections:
            live.away.clear()
            live.host_away = None
            if now - live.used > _QUIET_BEFORE_LEAVING and not live.thinking and not live.lock.locked():
                self._close_room(live)
            return
        if not any(map(room.is_here, room.people())):
            live.away.clear()
            return
        yet_to_look = room.yet_to_look() if room.is_night else []
        waited_for = [s for s in {*room.waits_for(), *yet_to_look} if not room.is_here(s)]
        live.away = {seat: live.away.get(seat, now) for seat in waited_for if not room.chairs[seat].stand_in}
        if yet_to_look and all(now - live.away.get(seat, now) >= self._settings.night_absence for seat in yet_to_look):
            await self._try(live, partial(break_dawn, room))
        for seat, since in live.away.items():
            if now - since >= self._settings.absence:
                await self._try(live, partial(stand_in_for, room, seat))
        host_is_away = room.host is not None and not room.is_here(room.host)
        live.host_away = (now if live.host_away is None else live.host_away) if host_is_away else None
        if live.host_away is not None and now - live.host_away >= self._settings.host_absence:
            await self._try(live, partial(_relieve_host, room))

    async def _try(self, live: LiveRoom, decide: Callable[[], Verdict]) -> None:
        try:
            await self._change(live, decide)
        except Refusal as refusal:
            log.info("the keeper was refused: %s", refusal.code)

    async def forget_old_rooms(self) -> int:
        """Forget the rooms in which nothing has happened for as long as the settings say; how many they were."""
        before = time.time() - self._settings.expire_days * _SECONDS_A_DAY
        in_use = {code for code, live in self._rooms.items() if live.connections}
        try:
            forgotten = await self._store.forget_before(before, in_use)
        except StoreError as error:
            log.error("old rooms could not be forgotten: %s", error)
            return 0
        for code in forgotten:
            if code in self._rooms:
                self._close_room(self._rooms[code])
        if forgotten:
            log.info("forgot %d old rooms", len(forgotten))
        return len(forgotten)


def _relieve_host(room: Room) -> Verdict:
    if room.host is None or room.is_here(room.host):
        return Verdict()
    return Verdict([HostNamed(next_host(room, room.host))])
