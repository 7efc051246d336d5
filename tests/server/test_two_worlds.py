"""The two-worlds test through the socket: unknown secrets change no byte of the messages to a seat.

Two servers hold the same rooms, with deals that a reader cannot tell apart. Both games take the same public course. The
reader's messages are compared byte for byte, until the game itself reveals the difference. No command can ask for a
deal, so the rooms are written into the stores before the servers start.
"""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from afallon import Answer
from afallon.server.credentials import hash_secret
from afallon.server.rooms.journal import Created, Joined, Started, write_line
from afallon.server.sqlite_store import SqliteStore
from tests.properties.knowledge import SHOWING_THE_ASSASSIN, may_reveal
from tests.properties.retelling import second_world
from tests.properties.setups import VARIANTS
from tests.properties.worlds import UNDO, Move, World, first_world
from tests.server.clients import Client
from tests.server.patience import run
from tests.server.serving import Server

PAIRS = 12
DRAWING = {"plot_cards", *VARIANTS}
"""Modules that draw cards during the game: a room draws from its own seed."""


class Pair(NamedTuple):
    """One room in two worlds, and its reader."""

    code: str
    reader: int | None
    worlds: tuple[World, World]
    moves: tuple[Sequence[Move], Sequence[Move]]


def pairs() -> list[Pair]:
    """Return rooms with readers of all kinds, without games that draw cards or use undo, which rooms do not know."""
    found: list[Pair] = []
    seed = 0
    while len(found) < PAIRS:
        seed += 1
        rng = Random(seed)
        world, moves = first_world(rng)
        reader = rng.choice([None, *range(len(world.deal))])
        if DRAWING & set(world.setup["modules"]) or any(move.kind == UNDO for move in moves):
            continue
        if (second := second_world(world, moves, reader, rng)) is not None:
            other, told = second
            found.append(Pair(f"{len(found):010d}", reader, (world, other), (moves, told)))
    return found


async def fill(server: Server, found: list[Pair], side: int) -> None:
    """Write the rooms of one world, each with a started game."""
    store = SqliteStore(server.settings.data)
    for pair in found:
        world = pair.worlds[side]
        options = {name: value for name, value in world.setup.items() if name != "seats"}
        seats = len(world.deal)
        lines = [Created(pair.code, "avalon", seats, options)]
        lines += [Joined(seat, f"P{seat}", seat, "en", hash_secret(f"{pair.code}/{seat}")) for seat in range(seats)]
        lines += [Started("0" * 32, {**options, "deal": list(world.deal), "first_leader": world.leader})]
        await store.append(pair.code, 1, [write_line(line) for line in lines])
    await store.close()


async def messages(server: Server, pair: Pair, side: int) -> list[str]:
    """Return all messages to the reader while the game is played."""
    mirror = pair.worlds[side].begin()
    pass_ = None if pair.reader is None else f"{pair.code}/{pair.reader}"
    reader = await Client(server, pair.code, pass_).connect()
    probing = Random(pair.code)
    async with server.async_client() as http:
        for move in pair.moves[side]:
            question = mirror.open.get(move.seat)
            if question is None or question.kind != move.kind or move.value not in question.options:
                break  # the worlds differ from here on; the comparison ends earlier
            if probing.random() < 0.2:
                await reader.command("answer", game=1, decision=probing.randrange(4), value="nonsense")
            answer = {"type": "answer", "game": 1, "decision": question.id, "value": move.value}
            headers = {"Authorization": f"Bearer {pair.code}/{move.seat}"}
            reply = await http.post(f"/api/rooms/{pair.code}/commands", json=answer, headers=headers)
            assert reply.status_code == 200, reply.text
            mirror.submit(Answer(question.id, move.seat, move.value))
    expected = len(mirror.events_for(pair.reader))
    await reader.until(lambda: len(reader.events) == expected)
    await reader.close()
    return [text.replace(f":{server.port}/", ":PORT/") for text in reader.messages]


def reveals(pair: Pair, mine: str, theirs: str) -> bool:
    """Return whether the game itself tells the worlds apart at the first event that differs in these messages."""
    one, two = json.loads(mine), json.loads(theirs)
    assert one["type"] == two["type"] in ("scene", "events"), (mine, theirs)
    differing = ((a, b) for a, b in zip(one["events"], two["events"], strict=False) if a != b)
    first, second = next(differing, (None, None))
    if first is None or second is None or first["data"] == second["data"]:
        return False  # the events are the same, so the scenes differ
    kind = first["kind"]
    if kind == "asked" and first["data"]["kind"] in SHOWING_THE_ASSASSIN:
        kind = "asked for the guess"
    world, other = pair.worlds
    return first["kind"] == second["kind"] and may_reveal(kind, world.setup, world.deal, other.deal, switches=0)


async def compare(folder: Path, found: list[Pair], leak: str = "") -> int:
    """Play both worlds and compare the messages of their readers; return the number of equal messages."""
    sent: list[list[list[str]]] = []
    for side, name in enumerate(("one", "two")):
        server = Server(folder / name, {"LEAK": leak})
        server.settings.data.mkdir(parents=True)
        await fill(server, found, side)
        await asyncio.to_thread(server.start)
        try:
            sent.append([await messages(server, pair, side) for pair in found])
        finally:
            await asyncio.to_thread(server.stop)
    compared = 0
    for pair, mine, theirs in zip(found, *sent, strict=True):
        for one, two in zip(mine, theirs, strict=False):
            if one != two:
                assert reveals(pair, one, two), f"room {pair.code}, reader {pair.reader}: {one} or {two}"
                break
            compared += 1
        else:
            assert len(mine) == len(theirs), f"room {pair.code}: one world goes on, the other does not"
    return compared


def test_a_seat_gets_the_same_bytes_in_both_worlds(tmp_path: Path) -> None:
    compared = run(compare(tmp_path, pairs()))
    assert compared > 20 * PAIRS, "the worlds were equal for many messages"


@pytest.mark.parametrize("leak", ["deal_in_the_public_scene", "deal_in_an_own_scene"])
def test_a_leak_in_a_scene_is_detected(tmp_path: Path, leak: str) -> None:
    with pytest.raises(AssertionError, match="room 0000000000, reader"):
        run(compare(tmp_path, pairs()[:1], leak))


def test_messages_of_a_changed_seat_differ(tmp_path: Path) -> None:
    """The messages of another seat differ between the worlds: the comparison is not empty."""
    pair = next(pair for pair in pairs() if pair.reader is not None)
    changed = next(seat for seat, (a, b) in enumerate(zip(*(w.deal for w in pair.worlds), strict=True)) if a != b)

    async def work() -> list[Any]:
        sent = []
        for side, name in enumerate(("one", "two")):
            server = Server(tmp_path / name)
            server.settings.data.mkdir(parents=True)
            await fill(server, [pair], side)
            await asyncio.to_thread(server.start)
            sent.append(await messages(server, pair._replace(reader=changed, moves=((), ())), side))
            await asyncio.to_thread(server.stop)
        return sent

    one, two = run(work())
    assert one != two
