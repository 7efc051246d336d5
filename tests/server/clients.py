"""Clients of the socket: one that sends raw messages, and one that plays and remembers confirmed answers."""

import asyncio
import json
import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from afallon.kernel.options import Options
from afallon.kernel.scene import changed
from tests.server.patience import PATIENCE

MOST_PAST = 100
"""Maximum number of past events that a newcomer to a campaign gets."""


async def open_room(server: Any, **fields: Any) -> dict[str, Any]:
    """Open a room over HTTP."""
    body = {"game": "avalon", "seats": 5, "options": {}, "name": "Ann", **fields}
    async with server.async_client() as client:
        answer = await client.post("/api/rooms", json=body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def join(server: Any, room: str, name: str, **fields: Any) -> dict[str, Any]:
    """Sit down over HTTP."""
    async with server.async_client() as client:
        answer = await client.post(f"/api/rooms/{room}/join", json={"name": name, **fields})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


class Client:
    """A socket with its history: the room, the scene, the numbered events and talk, and every raw message."""

    def __init__(self, server: Any, room: str, pass_: str | None = None) -> None:
        self.server, self.room_code, self.pass_ = server, room, pass_
        self.messages: list[str] = []
        self.room: dict[str, Any] = {}
        self.seat: int | None = None
        self.game = 0
        self.events: list[dict[str, Any]] = []
        self.skipped_events = 0
        """The number of campaign events before the first one that this client got."""

        self.table: Any = None
        self.mine: Any = None
        self.talk: list[dict[str, Any]] = []
        self.replies: dict[int, dict[str, Any]] = {}
        self.bye: str | None = None
        self._socket: ClientConnection | None = None
        self._ids = 0
        self._news = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, **headers: str) -> "Client":
        """Connect, or reconnect and resume."""
        address = self.server.address.replace("http", "ws") + f"/api/rooms/{self.room_code}/socket"
        self._socket = await connect(
            address,
            additional_headers=headers or None,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self.bye = None
        known = self.skipped_events + len(self.events)
        hello = {"type": "hello", "pass": self.pass_, "game": self.game, "events": known}
        await self._socket.send(json.dumps({**hello, "talk": len(self.talk)}))
        self._reading = asyncio.create_task(self._read())
        before = len(self.messages)
        await self.until(lambda: len(self.messages) > before or self.bye is not None)
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.wait([self._reading])

    async def send_raw(self, message: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(message)

    async def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for the reply; `lost` if the connection ends first."""
        self._ids += 1
        number = self._ids
        try:
            await self.send_raw(json.dumps({"type": type, "id": number, **fields}))
        except ConnectionClosed:
            return {"type": "lost"}
        await self.until(lambda: number in self.replies or self.closed)
        return self.replies.get(number, {"type": "lost"})

    async def until(self, condition: Any) -> None:
        """Wait until the messages fulfil a condition."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(condition), PATIENCE)

    @property
    def closed(self) -> bool:
        return self._reading is None or self._reading.done() or self.bye is not None

    @property
    def question(self) -> dict[str, Any] | None:
        """The open question of this seat."""
        return None if self.mine is None else self.mine["question"]

    @property
    def over(self) -> bool:
        return bool(self.events) and self.events[-1]["kind"] == "game_ended"

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for message in self._socket:
                assert isinstance(message, str)
                async with self._news:
                    self._take(message)
                    self._news.notify_all()
        except ConnectionClosed:  # the server was killed
            pass
        finally:
            async with self._news:
                self.bye = self.bye or "gone"
                self._news.notify_all()

    def _take(self, text: str) -> None:
        self.messages.append(text)
        message = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.room, self.seat = message["room"], message["seat"]
            if message["restart"] or message["game"] != self.game:
                self._forget()
            self.game = message["game"]
        elif kind == "room":
            self.room = message["room"]
        elif kind in ("scene", "events"):
            self._hear(message)
        elif kind == "talk":
            for said in message["talk"]:
                assert said["number"] == len(self.talk) + 1, "a gap in the talk"
                self.talk.append(said)
        elif kind in ("accepted", "refused"):
            if message["reply_to"] is not None:
                self.replies[message["reply_to"]] = message
        elif kind == "bye":
            self.bye = message["code"]

    def _forget(self) -> None:
        self.events.clear()
        self.skipped_events = 0

    def _hear(self, message: dict[str, Any]) -> None:
        if message["game"] != self.game:
            assert message["type"] == "scene", "a game begins with its scene"
            self._forget()
            self.game = message["game"]
        if message["type"] == "scene" and len(message["events"]) == MOST_PAST:  # only the latest
            self._forget()
            self.skipped_events = message["events"][0]["number"] - 1
        for event in message["events"]:
            assert event["number"] == self.skipped_events + len(self.events) + 1, "a gap in the stream"
            if message["type"] == "events":
                self.table, self.mine = changed(self.table, event.pop("table")), changed(self.mine, event.pop("mine"))
            self.events.append(event)
        if message["type"] == "scene":
            self.table, self.mine = message["table"], message["mine"]


def check_story(story: dict[str, Any], client: Client) -> None:
    """Check after the outcome that the story of this seat is the one that this client received."""
    table, mine, events = story["table"], story["mine"], []
    for event in story["events"]:
        table, mine = changed(table, event["table"]), changed(mine, event["mine"])
        events.append({name: event[name] for name in ("number", "kind", "data")})
    assert events == client.events
    assert (table, mine) == (client.table, client.mine)


class PlayingClient(Client):
    """Answers every question at random, and remembers the answers that the server has confirmed."""

    def __init__(self, server: Any, room: str, pass_: str | None, seed: float) -> None:
        super().__init__(server, room, pass_)
        self.rng = random.Random(seed)
        self.chosen: dict[int, Any] = {}
        self.confirmed: dict[int, Any] = {}

    async def play(self) -> None:
        """Look at the card, and play until the game or the connection ends."""
        await self.command("have_seen")
        while True:
            await self.until(lambda: self.over or self.question is not None or self.closed)
            if self.over or self.closed:
                return
            question = self.question
            assert question is not None
            number = question["id"]
            if number not in self.chosen:
                options = msgspec.convert(question["options"], Options)
                self.chosen[number] = options.sample(self.rng)
            value = self.chosen[number]
            reply = await self.command("answer", game=self.game, decision=number, value=value)
            if reply["type"] == "accepted":
                self.confirmed[number] = value
            elif reply["type"] == "refused":
                raise AssertionError(reply)


async def seat_five(server: Any, make: Any = None) -> list[Any]:
    """Open a room of five connected people, who are ready to play; the first one hosts."""
    opened = await open_room(server)
    passes = [opened["pass"]] + [(await join(server, opened["room"], f"P{n}"))["pass"] for n in range(1, 5)]
    make = make or (lambda pass_, number: Client(server, opened["room"], pass_))
    clients = [make(pass_, number) for number, pass_ in enumerate(passes)]
    for client in clients:
        client.room_code = opened["room"]
        await client.connect()
    return clients
