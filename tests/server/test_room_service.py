"""The room service without a network: failing disks, batches, and repeated requests."""

import asyncio

import pytest

from afallon.server.errors import Refusal
from afallon.server.rooms.commands.chairs import Kick, StandIn
from afallon.server.rooms.commands.playing import Start
from afallon.server.rooms.commands.talking import Say
from tests.server.service_bench import with_rooms


async def welcomed(bench, live, person):
    """Connect a person, and drop all messages up to now."""
    connection = await bench.connect(live, person)
    while not connection.outgoing.empty():
        connection.outgoing.get_nowait()
    return connection


def test_a_change_that_cannot_be_stored_is_undone():
    async def work(bench):
        live, ann = await bench.open_room()
        connection = await bench.connect(live, ann)
        await bench.send(live, ann, Say(text="kept"))
        bench.store.broken = True
        with pytest.raises(Refusal, match="storage_failed"):
            await bench.send(live, ann, Say(text="lost"))
        with pytest.raises(Refusal, match="storage_failed"):
            await bench.open_room()
        assert connection.closing, "clients have to reconnect"
        *_, farewell, end = [connection.outgoing.get_nowait() for _ in range(connection.outgoing.qsize())]
        assert (farewell, end) == (b'{"type":"bye","code":"storage_failed"}', None)
        bench.store.broken = False
        again = await bench.rooms.find(live.room.code)
        assert again is not live, "loaded again: memory may differ from the disk"
        await bench.send(again, ann, Say(text="kept too"))
        assert [talk.text for talk in again.room.talk] == ["kept", "kept too"]

    with_rooms(work)


def test_nothing_is_shown_before_it_is_durable():
    async def work(bench):
        live, ann = await bench.open_room()
        connection = await welcomed(bench, live, ann)
        bench.store.writes.clear()
        saying = asyncio.create_task(bench.send(live, ann, Say(text="soon")))
        await bench.store.waiting.wait()
        bench.rooms.announce_links()  # a reason to send everybody the state of the room
        asked = asyncio.create_task(bench.rooms.describe(live))
        await asyncio.sleep(0)
        assert connection.outgoing.empty()
        assert not saying.done()
        assert not asked.done()
        bench.store.writes.set()
        await saying
        assert b"soon" in connection.outgoing.get_nowait()

    with_rooms(work)


def test_changes_that_arrive_together_form_one_batch():
    async def work(bench):
        live, ann = await bench.open_room()
        connection = await welcomed(bench, live, ann)
        bench.store.writes.clear()
        first = asyncio.create_task(bench.send(live, ann, Say(text="one")))
        await bench.store.waiting.wait()
        others = [asyncio.create_task(bench.send(live, ann, Say(text=text))) for text in ("two", "three", "four")]
        refused = asyncio.create_task(bench.send(live, ann, Kick(seat=3)))
        await asyncio.sleep(0)
        before = bench.store.appended
        bench.store.writes.set()
        await asyncio.gather(first, *others)
        with pytest.raises(Refusal):
            await refused
        assert bench.store.appended - before == 2
        assert [talk.text for talk in live.room.talk] == ["one", "two", "three", "four"]
        told = [connection.outgoing.get_nowait() for _ in range(connection.outgoing.qsize())]
        assert [text.count(b'"text"') for text in told] == [1, 3]

    with_rooms(work)


def test_a_fault_while_announcing_loses_no_stored_change(monkeypatch):
    async def work(bench):
        live, ann = await bench.open_room()
        monkeypatch.setattr(live, "_on_change", lambda _: 1 / 0)
        await bench.send(live, ann, Say(text="kept"))
        again = await bench.rooms.find(live.room.code)
        assert again is not live
        assert [talk.text for talk in again.room.talk] == ["kept"]

    with_rooms(work)


def test_pending_commands_are_cancelled_when_the_server_stops():
    async def work(bench):
        live, ann = await bench.open_room()
        bench.store.writes.clear()
        first = asyncio.create_task(bench.send(live, ann, Say(text="one")))
        await bench.store.waiting.wait()
        second = asyncio.create_task(bench.send(live, ann, Say(text="two")))
        await asyncio.sleep(0)
        await bench.rooms._tasks.stop()
        said = await asyncio.wait_for(asyncio.gather(first, second, return_exceptions=True), 5)
        assert all(isinstance(one, asyncio.CancelledError) for one in said)
        bench.store.writes.set()

    with_rooms(work)


def test_a_command_completes_after_its_sender_has_gone():
    async def work(bench):
        live, ann = await bench.open_room()
        bench.store.writes.clear()
        saying = asyncio.create_task(bench.send(live, ann, Say(text="my last words")))
        await bench.store.waiting.wait()
        saying.cancel()
        bench.store.writes.set()
        await bench.send(live, ann, Say(text="next"))
        assert [talk.text for talk in live.room.talk] == ["my last words", "next"]
        assert len(bench.store.rooms[live.room.code]) == live.room.journal_length

    with_rooms(work)


def test_concurrent_requests_load_a_room_once():
    async def work(bench):
        live, _ = await bench.open_room()
        live.close()
        found = await asyncio.gather(*(bench.rooms.find(live.room.code) for _ in range(5)))
        assert len({id(room) for room in found}) == 1
        assert found[0] is not live

    with_rooms(work)


def test_a_stand_in_ends_when_the_person_comes_back():
    async def work(bench):
        live, people = await bench.open_full_room()
        await bench.send(live, people[0], Start())
        await bench.send(live, people[0], StandIn(seat=1))
        assert live.room.chairs[1].stand_in
        await bench.connect(live, people[1])
        assert not live.room.chairs[1].stand_in

    with_rooms(work)


def test_an_unreadable_journal_is_refused_and_logged(caplog):
    async def work(bench):
        live, _ = await bench.open_room()
        journal = bench.store.rooms[live.room.code]
        bench.store.rooms["BBBBBBBBBB"] = [*journal, b'{"line":"answered","seat":1,"decision":1,"value":0}']
        bench.store.rooms["CCCCCCCCCC"] = journal[1:]
        bench.store.rooms["DDDDDDDDDD"] = [*journal, b'{"line":"unheard_of"}']
        for code in ("BBBBB-BBBBB", "CCCCC-CCCCC", "DDDDD-DDDDD"):
            with pytest.raises(Refusal, match="room_unreadable"):
                await bench.rooms.find(code)
        live.close()
        assert (await bench.rooms.find(live.room.code)).room.phase == "lobby", "other rooms are not affected"

    with_rooms(work)
    assert "cannot be read" in caplog.text


# Requests that are repeated because the reply got lost

KEY = "a key that a client has drawn"


def test_a_repeated_key_opens_one_room():
    async def work(bench):
        ann = {"game": "avalon", "seats": 5, "options": {}, "name": "Ann", "shield": 0, "language": "en"}
        opened = [await bench.rooms.open_room(**ann, play_now=False, key=KEY) for _ in range(2)]
        assert opened[0] == opened[1]
        assert len(bench.store.rooms) == 1
        assert (await bench.rooms.open_room(**ann, play_now=False, key=KEY + "!"))[0] != opened[0][0]

    with_rooms(work)


def test_a_repeated_key_takes_one_chair():
    async def work(bench):
        live, ann = await bench.open_room()
        ben = {"name": "Ben", "shield": 1, "language": "en", "seat": None, "invite": None, "key": KEY}
        first = await bench.rooms.join(live, **ben)
        live.close()
        again = await bench.rooms.find(live.room.code)
        assert await bench.rooms.join(again, **ben) == first, "also after a restart"
        assert [chair.name for chair in again.room.chairs] == ["Ann", "Ben", None, None, None]
        cid = {"name": "Cid", "language": "en", "key": KEY + " to watch"}
        assert await bench.rooms.watch(again, **cid) == await bench.rooms.watch(again, **cid)
        await bench.send(again, ann, Kick(seat=1))
        with pytest.raises(Refusal, match="kicked"):
            await bench.rooms.join(again, **ben)

    with_rooms(work)


def test_a_repeated_key_sends_one_chat_message():
    async def work(bench):
        live, ann = await bench.open_room()
        for _ in range(2):
            await bench.send(live, ann, Say(text="hello", key=KEY))
        live.close()
        again = await bench.rooms.find(live.room.code)
        await bench.send(again, ann, Say(text="hello", key=KEY))
        await bench.send(again, ann, Say(text="hello"))
        assert [talk.text for talk in again.room.talk] == ["hello", "hello"]

    with_rooms(work)
