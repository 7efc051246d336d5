"""The length of a message reveals no secret: neither the card of a seat nor its answer.

The same seat holds one card after another, in rooms with equal public facts. Its messages differ, but have equal length
in bytes. No command can ask for a deal, so the rooms are written into the store in advance.
"""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from afallon.server.credentials import hash_secret
from afallon.server.rooms.journal import Created, Joined, Started, write_line
from afallon.server.sqlite_store import SqliteStore
from tests.server.clients import Client
from tests.server.patience import run
from tests.server.serving import Server

AVALON = ("merlin", "percival", "servant", "servant", "assassin", "morgana", "oberon")
MANY = (
    *("merlin", "percival", "cleric", "untrustworthy_servant", "servant", "servant"),
    *("assassin", "morgana", "mordred", "oberon"),
)
VOYAGE = ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor")

Frames = list[list[int]]
"""The lengths of the messages by client, the spectator first."""


def turned(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the same cards, dealt to other seats each time."""
    return [(*cards[seat:], *cards[:seat]) for seat in range(len(cards))]


async def fill(server: Server, game: str, deals: Sequence[Sequence[str]]) -> None:
    """Store a room for each deal, with people on all chairs and a game that has just begun."""
    server.settings.data.mkdir(parents=True)
    store = SqliteStore(server.settings.data)
    for number, deal in enumerate(deals):
        code, seats = f"{number:010d}", len(deal)
        options: dict[str, Any] = {"characters": sorted(set(deal) - {"servant"})} if game == "avalon" else {}
        dealt = (
            {"deal": list(deal), "first_leader": 0} if game == "avalon" else {"roles": list(deal), "first_captain": 0}
        )
        lines = [Created(code, game, seats, options)]
        lines += [Joined(seat, f"P{seat}", seat, "en", hash_secret(f"{code}/{seat}")) for seat in range(seats)]
        lines += [Started("0" * 32, {**options, **dealt})]
        await store.append(code, 1, [write_line(line) for line in lines])
    await store.close()


class Table:
    """The clients of everybody at one table, and of a spectator."""

    def __init__(self, server: Server, room: int, seats: int) -> None:
        code = f"{room:010d}"
        self.clients = [Client(server, code, pass_) for pass_ in (None, *(f"{code}/{seat}" for seat in range(seats)))]

    async def __aenter__(self) -> "Table":
        for client in self.clients:
            await client.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self.clients:
            await client.close()

    async def answer(self, seat: int, value: Any) -> None:
        client = self.clients[seat + 1]
        reply = await client.command("answer", game=1, decision=client.mine["question"]["id"], value=value)
        assert reply["type"] == "accepted", reply

    async def frames(self) -> Frames:
        """Return the lengths of all messages about the game."""
        for client in self.clients:
            await client.command("resume")  # changes nothing; its reply comes after all earlier messages
        return [[len(text) for text in client.messages if _is_told(text)] for client in self.clients]


def _is_told(text: str) -> bool:
    return json.loads(text)["type"] in ("scene", "events")


async def dealt(folder: Path, game: str, deals: Sequence[Sequence[str]], leak: str = "") -> list[Frames]:
    """Return the message lengths of everybody who connects, and connects again, with each of these deals."""
    server = Server(folder, {"LEAK": leak})
    await fill(server, game, deals)
    await asyncio.to_thread(server.start)
    try:
        found = []
        for room, deal in enumerate(deals):
            async with Table(server, room, len(deal)) as table:
                for client in table.clients:  # connect, disconnect, and resume
                    await client.close()
                    await client.connect()
                found.append(await table.frames())
        return found
    finally:
        await asyncio.to_thread(server.stop)


async def answered(
    folder: Path, game: str, deal: Sequence[str], answers: Sequence[Sequence[tuple[int, Any]]], leak: str = ""
) -> list[Frames]:
    """Return the message lengths of everybody when these answers are given, with one deal."""
    server = Server(folder, {"LEAK": leak})
    await fill(server, game, [deal] * len(answers))
    await asyncio.to_thread(server.start)
    try:
        found = []
        for room, given in enumerate(answers):
            async with Table(server, room, len(deal)) as table:
                for seat, value in given:
                    await table.answer(seat, value)
                found.append(await table.frames())
        return found
    finally:
        await asyncio.to_thread(server.stop)


def check_alike(found: list[Frames]) -> None:
    assert all(frames == found[0] for frames in found), f"lengths differ: {found}"


@pytest.mark.parametrize(("game", "cards"), [("avalon", AVALON), ("avalon", MANY), ("voyage", VOYAGE)])
def test_every_card_gives_messages_of_equal_length(tmp_path: Path, game: str, cards: Sequence[str]) -> None:
    found = run(dealt(tmp_path, game, turned(cards)))
    check_alike(found)
    assert all(len(frames) == 2 for frames in found[0]), "each client was sent its scene twice"


APPROVED = [(0, [4, 5]), *((seat, "approve") for seat in range(7))]
HIDDEN_ANSWERS = {
    "votes": (
        "avalon",
        AVALON,
        [[(0, [4, 5]), *((seat, vote) for seat in range(6))] for vote in ("approve", "reject")],
    ),
    "cards": ("avalon", AVALON, [[*APPROVED, (4, card)] for card in ("success", "fail")]),
    "offers": ("voyage", VOYAGE, [[(0, "east"), (0, course)] for course in ("west", "south")]),
    "pebbles": (
        "voyage",
        VOYAGE,
        [[(0, "east"), (0, "south"), *((seat, vote) for seat in range(1, 5))] for vote in ("white", "black")],
    ),
}
"""Secret answers with their alternatives, up to the moment before they are shown."""


@pytest.mark.parametrize("what", HIDDEN_ANSWERS)
def test_every_hidden_answer_gives_messages_of_equal_length(tmp_path: Path, what: str) -> None:
    found = run(answered(tmp_path, *HIDDEN_ANSWERS[what]))
    check_alike(found)
    assert min(map(len, found[0])) > 2


@pytest.mark.parametrize("leak", ["no_padding", "padding_of_whole_messages"])
def test_a_leak_through_message_length_is_detected(tmp_path: Path, leak: str) -> None:
    with pytest.raises(AssertionError, match="lengths differ"):
        check_alike(run(dealt(tmp_path, "avalon", turned(AVALON)[:3], leak)))


def test_a_leak_through_the_length_of_answers_is_detected(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="lengths differ"):
        check_alike(run(answered(tmp_path, *HIDDEN_ANSWERS["cards"], "no_padding")))


def test_the_socket_is_not_compressed(tmp_path: Path) -> None:
    """Compression would reveal the content of a message by its length, despite padding."""

    async def work() -> None:
        server = Server(tmp_path)
        await fill(server, "avalon", [AVALON])
        await asyncio.to_thread(server.start)
        try:
            address = server.address.replace("http", "ws") + "/api/rooms/0000000000/socket"
            async with connect(address, compression="deflate") as socket:
                assert socket.response is not None
                assert "Sec-WebSocket-Extensions" not in socket.response.headers
        finally:
            await asyncio.to_thread(server.stop)

    run(work())
