"""Housekeeping: absent players, absent hosts, idle rooms and expired rooms."""

import pytest

from afallon.server.errors import Refusal
from afallon.server.live.housekeeping import IDLE_BEFORE_CLOSING
from afallon.server.live.registry import NOTICES
from afallon.server.rooms.commands.playing import HaveSeen, Start
from afallon.server.rooms.commands.talking import Say
from tests.server.service_bench import until, with_rooms


def test_a_table_without_present_people_waits():
    async def work(bench):
        live, _ = await bench.open_room(play_now=True)
        await bench.after(0)
        await bench.after(100)
        assert not live.room.chairs[0].stand_in

    with_rooms(work)


def test_a_bot_stands_in_after_a_while_and_until_the_person_returns():
    async def work(bench):
        live, people = await bench.open_full_room(options={"first_leader": 1})
        await bench.connect(live, people[0])
        await bench.send(live, people[0], Start())
        await bench.send(live, people[0], HaveSeen())
        table = live.room.table
        await bench.after(0)
        await bench.after(89)
        assert not live.room.chairs[1].stand_in
        assert table.open.keys() == {1}
        await bench.after(2)
        assert live.room.chairs[1].stand_in
        await until(lambda: table.open.keys() != {1})
        await bench.connect(live, people[1])
        assert not live.room.chairs[1].stand_in

    with_rooms(work)


def test_no_bot_stands_in_for_a_present_person():
    async def work(bench):
        live, people = await bench.open_full_room(options={"first_leader": 0})
        await bench.connect(live, people[0])
        await bench.send(live, people[0], Start())
        await bench.after(0)
        await bench.after(1000)
        assert not live.room.chairs[0].stand_in

    with_rooms(work)


def test_a_host_who_is_absent_for_long_is_replaced_by_a_present_person():
    async def work(bench):
        live, ann = await bench.open_room()
        ben = await bench.join(live, "Ben", 3)
        ann_here = await bench.connect(live, ann)
        await bench.connect(live, ben)
        bench.rooms.disconnect(live, ann_here)
        await bench.after(0)
        await bench.after(299)
        assert live.room.host == 0
        await bench.after(2)
        assert live.room.host == 3

    with_rooms(work)


def test_a_host_who_comes_back_in_time_stays_the_host():
    async def work(bench):
        live, ann = await bench.open_room()
        ben = await bench.join(live, "Ben", 3)
        await bench.connect(live, ben)
        await bench.after(0)
        await bench.after(299)
        ann_here = await bench.connect(live, ann)
        await bench.after(1)
        bench.rooms.disconnect(live, ann_here)
        await bench.after(0)
        await bench.after(299)
        assert live.room.host == 0

    with_rooms(work)


def test_an_idle_room_leaves_the_memory_and_is_loaded_again():
    async def work(bench):
        live, ann = await bench.open_room()
        connection = await bench.connect(live, ann)
        await bench.after(IDLE_BEFORE_CLOSING + 1)
        assert not live.closed, "somebody is connected"
        bench.rooms.disconnect(live, connection)
        await bench.after(IDLE_BEFORE_CLOSING)
        assert not live.closed
        await bench.after(1)
        assert live.closed
        again = await bench.rooms.find(live.room.code)
        assert again is not live
        assert again.room.chairs[0].name == "Ann"

    with_rooms(work)


def test_rooms_without_connections_expire():
    async def work(bench):
        old, _ = await bench.open_room()
        used, ann = await bench.open_room()
        await bench.connect(used, ann)
        bench.clock.advance(2 * 86_400 + 1)
        young, _ = await bench.open_room()
        assert await bench.forget_old_rooms() == 1
        with pytest.raises(Refusal, match="no_such_room"):
            await bench.rooms.find(old.room.code)
        with pytest.raises(Refusal, match="room_closed"):
            await bench.send(old, None, Say(text="too late"))
        assert await bench.rooms.find(used.room.code) is used
        assert await bench.rooms.find(young.room.code) is young

    with_rooms(work, expire_days=2)


def test_expired_rooms_are_searched_every_hour():
    async def work(bench):
        live, _ = await bench.open_room()
        await bench.open_room()
        bench.store.changed[live.room.code] -= 3 * 86_400
        await bench.after(599)
        assert live.room.code not in bench.store.notices, "never in the first minutes"
        await bench.after(1)
        for hour in range(1, NOTICES):
            await bench.after(3599)
            assert bench.store.notices[live.room.code] == hour
            assert live.room.code in bench.store.rooms
            await bench.after(1)
        assert live.room.code not in bench.store.rooms

    with_rooms(work, expire_days=2)


def test_a_wrong_clock_deletes_no_room():
    async def work(bench):
        live, _ = await bench.open_room()
        bench.clock.drift(60 * 86_400)
        assert await bench.forget_old_rooms() == 0, "no room is older than the newest change"
        await bench.open_room()
        await bench.rooms.housekeeping.forget_old_rooms()
        assert bench.store.notices == {live.room.code: 1}
        bench.clock.drift(-60 * 86_400)
        await bench.rooms.housekeeping.forget_old_rooms()
        assert bench.store.notices == {}, "with the right clock it has not expired"
        assert live.room.code in bench.store.rooms

    with_rooms(work)


def test_using_a_room_resets_its_expiry_notices():
    async def work(bench):
        live, ann = await bench.open_room()
        bench.clock.advance(31 * 86_400)
        await bench.open_room()
        await bench.rooms.housekeeping.forget_old_rooms()
        assert live.room.code in bench.store.notices
        await bench.send(live, ann, Say(text="there we are"))
        assert live.room.code not in bench.store.notices

    with_rooms(work)


def test_once_started_housekeeping_runs_every_second():
    async def work(bench):
        live, _ = await bench.open_room()
        ben = await bench.join(live, "Ben", 3)
        await bench.connect(live, ben)
        bench.rooms.start()
        await until(lambda: bench.clock.wakes_at == [1.0])
        assert live.room.host == 0
        bench.clock.advance(1)
        await until(lambda: bench.clock.wakes_at == [2.0])
        assert live.room.host == 3

    with_rooms(work, host_absence=1)


def test_a_fault_in_one_room_does_not_affect_others(caplog):
    async def work(bench):
        broken, ann = await bench.open_room()
        await bench.connect(broken, ann)
        broken.room.chairs = None
        live, ann = await bench.open_room()
        ben = await bench.join(live, "Ben", 3)
        await bench.connect(live, ben)
        await bench.after(0)
        await bench.after(301)
        assert live.room.host == 3

    with_rooms(work)
    assert "unexpected TypeError" in caplog.text
