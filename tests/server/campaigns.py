"""Campaigns for tests: a server with the packs of Grail's tests, and clients that play them."""

from pathlib import Path
from typing import Any

from afallon.grail.content.shelf import add_packs
from tests.grail.tables import PACKS
from tests.server.clients import PlayingClient, join, open_room
from tests.server.room_bench import RoomBench
from tests.server.serving import Server

TOO_LATE = ("no_such_question", "already_answered")
"""Refusals of a client that was too slow: another player has acted."""

QUIET = {"give", "pass", "inspect_menhir", "retreat", "done", "never_mind"}
"""Answers with little effect."""


def campaign_server(folder: Path, **settings: Any) -> Server:
    return Server(folder, packs=(PACKS,), **settings)


def campaign_bench(seats: int = 2, **options: Any) -> RoomBench:
    """Return a room without a network, in which this number of people have begun a campaign."""
    add_packs(PACKS)
    room = RoomBench(seats, game="grail", pack="fixture", **options).full()
    room.send("Ann", "start")
    return room


class CampaignClient(PlayingClient):
    """Plays at random, but seldom does nothing."""

    def value(self, question: dict[str, Any]) -> Any:
        values = question["options"].get("values") or [*range(question["options"].get("least", 0), 2)]
        busy = [value for value in values if not (isinstance(value, str) and value in QUIET)]
        return self.rng.choice(busy if busy and self.rng.random() > 0.1 else values)

    async def answer_one(self) -> None:
        """Answer the open question, if there is one."""
        question = self.question
        if question is None:
            return
        value = self.value(question)
        reply = await self.command("answer", game=self.game, decision=question["id"], value=value)
        if reply["type"] == "accepted":
            self.confirmed[question["id"]] = value
        elif reply["type"] == "refused":
            assert reply["error"]["code"] in TOO_LATE, reply


async def play_until(clients: list[CampaignClient], reached: Any, most: int = 3000) -> None:
    """Let these people answer one after another, until `reached` is true."""
    for _ in range(most):
        if reached():
            return
        waiting = [client for client in clients if client.question is not None]
        assert waiting, "no question is open"
        client = clients[0].rng.choice(waiting)
        heard = len(client.messages)
        await client.answer_one()
        await client.until(lambda client=client, heard=heard: len(client.messages) > heard)
        await settle(clients)
    raise AssertionError("it never came to that")


async def settle(clients: list[CampaignClient]) -> None:
    """Wait until all of them have received the same events."""
    for client in clients:
        await client.command("have_seen")  # the reply comes after all earlier messages


async def begin(server: Server, *names: str, seed: float = 1, **options: Any) -> list[CampaignClient]:
    """Begin a campaign of these people and connect them; the first one hosts."""
    setup = {"game": "grail", "seats": len(names), "options": {"pack": "fixture", **options}}
    opened = await open_room(server, **setup, name=names[0])
    passes = [opened["pass"], *[(await join(server, opened["room"], name))["pass"] for name in names[1:]]]
    clients = [CampaignClient(server, opened["room"], pass_, seed + place) for place, pass_ in enumerate(passes)]
    for client in clients:
        await client.connect()
    assert (await clients[0].command("start"))["type"] == "accepted"
    await settle(clients)
    return clients
