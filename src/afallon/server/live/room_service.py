"""The rooms of this server, as one service for HTTP, the socket and the application."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

from afallon.server.clock import Clock
from afallon.server.credentials import SecretSource, hash_secret, pass_of, read_room_code, room_code_of
from afallon.server.errors import Refusal
from afallon.server.kits import accept_setup
from afallon.server.lessons import find_lesson
from afallon.server.live.bot_driver import BotDriver
from afallon.server.live.connection import Connection
from afallon.server.live.delivery import Delivery, LinkTo
from afallon.server.live.housekeeping import Housekeeping
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.messages import Gesture
from afallon.server.live.registry import RoomRegistry
from afallon.server.live.tasks import BackgroundTasks
from afallon.server.rooms.commands import Caller, Command, Join, Verdict, Watch
from afallon.server.rooms.commands.chairs import GiveBack
from afallon.server.rooms.commands.opening import open_room
from afallon.server.rooms.journal import Created, Line
from afallon.server.rooms.public_room import PublicRoom
from afallon.server.rooms.room import Room
from afallon.server.rooms.saves import read_campaign, write_campaign
from afallon.server.settings import Settings
from afallon.server.store import Conflict, Store


class RoomService:
    """Opens and finds rooms, carries out commands in them, and connects clients to them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        link_to: LinkTo,
        *,
        secrets: SecretSource | None = None,
        clock: Clock | None = None,
    ) -> None:
        clock = clock or Clock()
        self._secrets = secrets or SecretSource()
        self._tasks = BackgroundTasks()
        self._delivery = Delivery(link_to)
        self.bots = BotDriver(settings.bot_pace, clock, self._tasks)
        self._registry = RoomRegistry(store, clock, self._tasks, on_change=self._changed, on_close=self._closed)
        self.housekeeping = Housekeeping(self._registry, self.bots, settings, clock)

    def start(self) -> None:
        """Start housekeeping."""
        self._tasks.start(self.housekeeping.run())

    async def close(self) -> None:
        """Stop all background work. Everything that was confirmed is in the store."""
        await self.housekeeping.check_matches()
        await self._tasks.stop()
        self.bots.close()

    async def open_room(
        self,
        *,
        game: str,
        seats: int,
        options: dict[str, Any],
        name: str,
        shield: int,
        language: str,
        play_now: bool,
        key: str | None = None,
    ) -> tuple[str, int, str]:
        """Open a room, whose first person hosts. Return the code, the seat and the pass.

        If the idempotency key was used before, return those of the room that was opened with it.
        """
        accepted = accept_setup(game, seats, options)
        pass_ = self._new_pass(key)
        host = Join(name=name, shield=shield, language=language, seat=0, invite=None, pass_hash=hash_secret(pass_))

        def opened(code: str) -> tuple[Room, list[Line]]:
            return open_room(Created(code, game, seats, accepted), host, self._secrets, play_now=play_now)

        return *await self._add(opened, key, host), pass_

    async def open_lesson(self, *, game: str, name: str, shield: int, language: str) -> tuple[str, int, str]:
        """Open a room with the lesson of a game, played against bots. Return the code, the seat and the pass."""
        lesson = find_lesson(game)
        options = accept_setup(game, lesson.seats, lesson.options)
        pass_ = self._secrets.new_pass()
        learner = Join(name=name, shield=shield, language=language, seat=0, invite=None, pass_hash=hash_secret(pass_))

        def opened(code: str) -> tuple[Room, list[Line]]:
            created = Created(code, game, lesson.seats, options, is_lesson=True)
            return open_room(created, learner, self._secrets, lesson=lesson.started(game))

        return *await self._add(opened, None, learner), pass_

    async def open_campaign(
        self, *, save: str, name: str, shield: int, language: str, seat: int, key: str | None = None
    ) -> tuple[str, int, str]:
        """Open a room that continues the campaign of a save. Return the code, and the first person's seat and pass."""
        taken = await asyncio.to_thread(read_campaign, save)
        pass_ = self._new_pass(key)
        host = Join(name=name, shield=shield, language=language, seat=seat, invite=None, pass_hash=hash_secret(pass_))

        def opened(code: str) -> tuple[Room, list[Line]]:
            created = Created(code, taken.game, taken.seats, taken.chosen)
            return open_room(created, host, self._secrets, campaign=taken.started)

        return *await self._add(opened, key, host), pass_

    async def _add(
        self, opened: Callable[[str], tuple[Room, list[Line]]], key: str | None, host: Join
    ) -> tuple[str, int]:
        """Open a room, or find the one that was opened with this idempotency key. Return the code and the seat."""
        for turn in count():
            code = self._secrets.new_room_code() if key is None else room_code_of(key, turn)
            # The campaign of a save is replayed, which takes time.
            room, journal = await asyncio.to_thread(opened, code)
            try:
                await self._registry.add(room, journal)
            except Conflict:  # a repeated request, or a code that is taken (unlikely with 50 bits)
                if key is None:
                    continue
                room = (await self._registry.find(code)).room
            holder = room.holders.get(host.pass_hash)
            if holder is not None and holder.seat is not None:
                return room.code, holder.seat
        raise AssertionError("there is always another code")

    def _new_pass(self, key: str | None) -> str:
        return self._secrets.new_pass() if key is None else pass_of(key)

    async def save(self, live: LiveRoom, pass_hash: str | None) -> str:
        """Return the campaign of this room as a save, for a person who has a chair there; raises `Refusal`."""
        async with live.lock:  # not before it is on the disk
            caller = Caller(pass_hash, None if pass_hash is None else live.room.holders.get(pass_hash))
            caller.need_holder()
            caller.need_seat()
            return write_campaign(live.room, caller.language)

    async def find(self, text: str) -> LiveRoom:
        """Return the room whose code is in this text; raises `Refusal`."""
        code = read_room_code(text)
        if code is None:
            raise Refusal("no_such_room")
        return await self._registry.find(code)

    async def describe(self, live: LiveRoom) -> PublicRoom:
        """Return the public state of the room."""
        async with live.lock:  # not before it is on the disk
            return self._delivery.describe(live)

    def link(self, live: LiveRoom) -> str:
        """Return the link to join this room."""
        return self._delivery.link(live)

    async def join(
        self,
        live: LiveRoom,
        *,
        name: str,
        shield: int,
        language: str,
        seat: int | None,
        invite: str | None,
        key: str | None = None,
    ) -> tuple[int, str]:
        """Sit down and return the seat and the pass. A key that was used here before returns the same again."""
        pass_ = self._new_pass(key)
        pass_hash = hash_secret(pass_)
        command = Join(name=name, shield=shield, language=language, seat=seat, invite=invite, pass_hash=pass_hash)
        verdict = await self.carry_out(live, command, None)
        return verdict.reply["seat"], pass_

    async def watch(self, live: LiveRoom, *, name: str, language: str, key: str | None = None) -> str:
        """Become a spectator with a name, and return the pass."""
        pass_ = self._new_pass(key)
        await self.carry_out(live, Watch(name=name, language=language, pass_hash=hash_secret(pass_)), None)
        return pass_

    async def carry_out(self, live: LiveRoom, command: Command, pass_hash: str | None) -> Verdict:
        """Carry out a command. When this returns, it is durable; when it raises `Refusal`, nothing has changed."""

        def decide() -> Verdict:
            holder = None if pass_hash is None else live.room.holders.get(pass_hash)
            if pass_hash is not None and holder is None:
                raise Refusal("unknown_pass")
            verdict = command.decide(live.room, Caller(pass_hash, holder), self._secrets)
            if "invite" in verdict.reply:
                link = f"{self.link(live)}#invite={verdict.reply['invite']}"
                return Verdict(verdict.lines, {**verdict.reply, "invite": link})
            return verdict

        return await live.change(decide)

    async def connect(
        self, live: LiveRoom, connection: Connection, *, match_number: int, events: int, talk: int
    ) -> None:
        """Connect a client and send the part of the game that it does not have. A person ends their own stand-in."""
        await self._delivery.connect(live, connection, match_number=match_number, events=events, talk=talk)
        pass_hash, room = connection.pass_hash, live.room
        seat = None if pass_hash is None else room.holders[pass_hash].seat
        if seat is not None and room.chairs[seat].stand_in:
            await self.carry_out(live, GiveBack(), pass_hash)

    def disconnect(self, live: LiveRoom, connection: Connection) -> None:
        """Remove a client that has gone."""
        self._delivery.disconnect(live, connection)

    def pass_on(self, live: LiveRoom, connection: Connection, gesture: Gesture) -> None:
        """Send a gesture to everybody else in the room; raises `Refusal`."""
        self._delivery.pass_on(live, connection, gesture)

    def announce_links(self) -> None:
        """Tell everybody the new links, after the network switch has changed them."""
        for live in self._registry:
            self._delivery.update(live)

    def _changed(self, live: LiveRoom) -> None:
        self._delivery.update(live)
        self.bots.wake(live)

    def _closed(self, live: LiveRoom) -> None:
        self.bots.dismiss(live)
        self._delivery.close(live)
