"""Power cuts: the server is killed at random moments of many games, and every confirmed change survives.

AFALLON_KILLS sets the number of kills (8 by default), AFALLON_KILL_SEED repeats a run.
"""

import asyncio
import itertools
import os
import random
import time
from typing import Any

import afallon
from afallon.kernel import Record
from tests.server.clients import PlayingClient, check_story, seat_five
from tests.server.patience import run
from tests.server.serving import Server

KILLS = int(os.environ.get("AFALLON_KILLS", "8"))
ROOMS = 4


def check_nothing_is_missing(client: PlayingClient, had: list[dict[str, Any]]) -> None:
    """Check that the stream continues from the client's events unchanged, and holds every confirmed answer."""
    assert client.events[: len(had)] == had, "the past has changed"
    given = {
        event["data"]["id"]: event["data"]["value"]
        for event in client.events
        if event["kind"] == "answered" and event["data"]["seat"] == client.seat
    }
    for decision, value in client.confirmed.items():
        assert given.get(decision) == (list(value) if isinstance(value, tuple) else value), "a confirmed answer is gone"


def check_the_record(server: Server, clients: list[PlayingClient]) -> None:
    """Check after the outcome that all streams match the server's, and that the record replays to the same game."""
    with server.client() as http:
        path = f"/api/rooms/{clients[0].room_code}/games/1"
        for client in clients:
            check_story(http.get(f"{path}/events?seat={client.seat}").json(), client)
        table = afallon.Table.replay(Record.parse(http.get(f"{path}/record").text))
        assert [event.kind for event in table.events_for(0)] == [event["kind"] for event in clients[0].events]


class Room:
    """Five people who play; one of them talks all the time."""

    def __init__(self, clients: list[PlayingClient]) -> None:
        self.clients = clients
        self.said: list[str] = []
        self.tries = itertools.count()

    async def chat(self) -> None:
        """Send chat messages, which must be durable as well."""
        speaker = self.clients[1]
        while not speaker.closed:
            text = f"message {next(self.tries)}"  # never twice: a message without confirmation may have been stored
            if (await speaker.command("say", text=text))["type"] == "accepted":
                self.said.append(text)
            await asyncio.sleep(0.02)

    @property
    def confirmed(self) -> int:
        """Return the number of confirmed answers and messages."""
        return len(self.said) + sum(len(client.confirmed) for client in self.clients)

    async def come_back(self) -> None:
        """Reconnect, and check that nothing is missing."""
        for client in self.clients:
            had = list(client.events)
            await client.close()
            await client.connect()
            await client.until(lambda client=client, had=had: len(client.events) >= len(had))
            check_nothing_is_missing(client, had)
        await self.clients[0].command("have_seen")  # the reply comes after all earlier messages
        heard = [talk["text"] for talk in self.clients[0].talk]
        assert [text for text in heard if text in self.said] == self.said, "confirmed talk is gone"

    async def finish(self, server: Server) -> None:
        await asyncio.gather(*(client.play() for client in self.clients))
        check_the_record(server, self.clients)
        for client in self.clients:
            await client.close()


class PowerCuts:
    """One server that is killed again and again, with the rooms that survive it."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server, self.rng = server, rng
        self.rooms: list[Room] = []
        self.kills = self.games = self.answers = 0

    async def go_on(self, kills: int) -> None:
        while self.kills < kills or not self.games:
            while len(self.rooms) < ROOMS:
                self.rooms.append(await self.new_room())
            await self.one_life()
            for room in [*self.rooms]:
                await room.come_back()
                if room.clients[0].over:
                    await room.finish(self.server)
                    self.rooms.remove(room)
                    self.games += 1
                    self.answers += sum(len(client.confirmed) for client in room.clients)

    def confirmed(self) -> int:
        return sum(room.confirmed for room in self.rooms)

    async def new_room(self) -> Room:
        make = lambda pass_, _: PlayingClient(self.server, "", pass_, self.rng.random())  # noqa: E731
        room = Room(await seat_five(self.server, make))
        assert (await room.clients[0].command("start"))["type"] == "accepted"
        return room

    async def one_life(self) -> None:
        """Let everybody play for a while, then cut the power."""
        playing = [client.play() for room in self.rooms for client in room.clients]
        await asyncio.gather(*playing, *(room.chat() for room in self.rooms), self.cut())
        await asyncio.to_thread(self.server.start)

    async def cut(self) -> None:
        """Cut the power after some confirmations, while other requests are pending."""
        enough = self.confirmed() + self.rng.randrange(150)
        while self.confirmed() < enough:
            await asyncio.sleep(0.001)
        self.server.kill()
        self.kills += 1


def test_every_confirmed_change_survives_power_cuts(tmp_path):
    seed = os.environ.get("AFALLON_KILL_SEED", str(time.time_ns()))
    print(f"AFALLON_KILL_SEED={seed}")
    with Server(tmp_path) as server:
        cuts = PowerCuts(server, random.Random(seed))
        run(cuts.go_on(KILLS))
    print(f"{cuts.kills} kills, {cuts.games} games, {cuts.answers} confirmed answers")
    assert cuts.answers > 30
    assert "unexpected" not in server.log.read_text()
