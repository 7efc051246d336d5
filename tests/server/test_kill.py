"""Power cuts: the server is killed at random moments of many games, and nothing that it confirmed is ever missing.

AFALLON_KILL_SECONDS says how long to go on (25 unless set).
"""

import asyncio
import os
import random
import time
from typing import Any

import afallon
from afallon.kernel import Record
from tests.server.clients import PlayingClient, seat_five
from tests.server.serving import Server

SECONDS = float(os.environ.get("AFALLON_KILL_SECONDS", "25"))
ROOMS = 4


def check_nothing_is_missing(client: PlayingClient, had: list[dict[str, Any]]) -> None:
    """The stream goes on from what the client had, without change, and holds every confirmed answer."""
    assert client.events[: len(had)] == had, "the past has changed"
    given = {
        event["data"]["id"]: event["data"]["value"]
        for event in client.events
        if event["kind"] == "answered" and event["data"]["seat"] == client.seat
    }
    for decision, value in client.confirmed.items():
        assert given.get(decision) == (list(value) if isinstance(value, tuple) else value), "a confirmed answer is gone"


def check_the_record(server: Server, clients: list[PlayingClient]) -> None:
    """After the outcome: every stream is the one the server tells, and the record replays to the same game."""
    with server.client() as http:
        path = f"/api/rooms/{clients[0].room_code}/games/1"
        for client in clients:
            assert http.get(f"{path}/events?seat={client.seat}").json()["events"] == client.events
        table = afallon.Table.replay(Record.parse(http.get(f"{path}/record").text))
        assert [event.kind for event in table.events_for(0)] == [event["kind"] for event in clients[0].events]


def test_nothing_that_was_confirmed_is_ever_missing(tmp_path):
    rng = random.Random(os.environ.get("AFALLON_KILL_SEED", time.time_ns()))
    counts = {"kills": 0, "games": 0, "answers": 0, "talk": 0}

    async def new_game(server):
        clients = await seat_five(server, lambda token, number: PlayingClient(server, "", token, rng.random()))
        assert (await clients[0].command("start"))["type"] == "accepted"
        return clients

    async def chat(clients, said):
        """Talk is durable, too."""
        while not clients[1].closed:
            text = f"message {len(said)}"
            if (await clients[1].command("say", text=text))["type"] == "accepted":
                said.append(text)
            await asyncio.sleep(0.02)

    async def one_life(server, rooms):
        """Let everybody play for a moment, then cut the power."""
        playing = [client.play() for clients, said in rooms for client in clients]
        talking = [chat(clients, said) for clients, said in rooms]

        async def cut():
            await asyncio.sleep(rng.uniform(0.02, 1.2))
            server.kill()

        await asyncio.gather(*playing, *talking, cut())
        counts["kills"] += 1
        await asyncio.to_thread(server.start)

    async def work(server):
        rooms = []
        end = time.monotonic() + SECONDS
        while time.monotonic() < end or not counts["games"]:
            while len(rooms) < ROOMS:
                rooms.append((await new_game(server), []))
            await one_life(server, rooms)
            for clients, said in rooms:
                for client in clients:
                    had = list(client.events)
                    await client.close()
                    await client.connect()
                    await client.until(lambda client=client, had=had: len(client.events) >= len(had))
                    check_nothing_is_missing(client, had)
                heard = [talk["text"] for talk in clients[0].talk]
                assert [text for text in heard if text in said] == said, "confirmed talk is gone"
                counts["talk"] += len(said)
            for clients, said in [*rooms]:
                if clients[0].over:
                    await asyncio.gather(*(client.play() for client in clients))
                    check_the_record(server, clients)
                    counts["games"] += 1
                    counts["answers"] += sum(len(client.confirmed) for client in clients)
                    rooms.remove((clients, said))
                    for client in clients:
                        await client.close()

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(server), SECONDS * 3 + 60))
    print(counts)
    assert counts["kills"] >= 4
    assert counts["games"] >= 1
    assert counts["answers"] > 30
    assert "unexpected" not in server.log.read_text()
