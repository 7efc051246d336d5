"""The bot driver: bots play on their own, keep to their pace, and stop when the room closes."""

import pytest

from afallon.players import PLAYERS
from afallon.server.live.bots import thinking_time
from afallon.server.rooms.commands.chairs import StandIn
from afallon.server.rooms.commands.playing import HaveSeen, Pause, Resume, SetPace
from tests.server.service_bench import until, with_rooms


def test_bots_play_a_whole_game_and_stop_during_a_pause():
    async def work(bench):
        live, ann = await bench.open_room(play_now=True)
        await bench.send(live, ann, HaveSeen())
        await bench.send(live, ann, Pause())
        length = live.room.journal_length
        await until(lambda: not bench.rooms.bots.is_thinking(live))
        assert live.room.journal_length == length
        await bench.send(live, ann, Resume())
        await bench.send(live, ann, StandIn(seat=0))
        await until(lambda: live.room.phase == "over")
        assert not live.room.chairs[0].stand_in, "the game is over"

    with_rooms(work)


@pytest.mark.parametrize("seconds", [0.0, 0.7], ids=["quick", "slow"])
def test_a_bot_answers_at_the_fixed_time_however_long_it_thinks(monkeypatch, seconds):
    """The time a bot computes may depend on its hand and must not show: its answer comes at the fixed time."""

    async def work(bench):
        class Thinker:
            def answer(self, decision, view, rng):
                bench.clock.drift(seconds)
                return decision.options.sample(rng)

        monkeypatch.setitem(PLAYERS, "careful", Thinker)
        live, ann = await bench.open_room(play_now=True, options={"first_leader": 1})
        bench.clock.advance(5)
        await bench.send(live, ann, HaveSeen())
        await until(lambda: bench.clock.wakes_at)
        due = 5 + thinking_time(live.room.code, 1, 1, 1, "choose_team")
        assert bench.clock.wakes_at == [pytest.approx(due)]
        (question,) = live.room.table.open.values()
        assert (question.seat, question.kind) == (1, "choose_team")
        bench.clock.advance(due - bench.clock.now())
        await until(lambda: {asked.kind for asked in live.room.table.open.values()} == {"vote"})

    with_rooms(work, bot_pace=1)


def test_bots_hurry_only_for_one_person_alone_with_them():
    async def work(bench):
        live, ann = await bench.open_room(play_now=True, options={"first_leader": 1})
        await bench.send(live, ann, SetPace(hurried=True))
        await bench.send(live, ann, HaveSeen())
        await until(lambda: bench.clock.wakes_at)
        assert bench.clock.wakes_at == [pytest.approx(thinking_time(live.room.code, 1, 1, 1, "choose_team") / 10)]

    with_rooms(work, bot_pace=1)


def test_the_bots_of_a_closed_room_stop():
    async def work(bench):
        live, ann = await bench.open_room(play_now=True, options={"first_leader": 1})
        await bench.send(live, ann, HaveSeen())
        await until(lambda: bench.clock.wakes_at)
        live.close()
        assert not bench.rooms.bots.is_thinking(live)
        await until(lambda: not bench.clock.wakes_at)
        again = await bench.rooms.find(live.room.code)
        assert bench.rooms.bots.is_thinking(again), "they think again when the room is read again"

    with_rooms(work, bot_pace=1)
