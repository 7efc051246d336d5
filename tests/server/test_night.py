"""The night: everybody looks at their card and says so, nobody learns more than that, and bots wait for dawn."""

import asyncio
from itertools import permutations

import msgspec
import pytest

from afallon.server.live.bots import thinking_time
from afallon.server.rooms.commands.playing import Dawn, HaveSeen, Start
from afallon.server.rooms.journal import Started
from tests.server.clients import Client, open_room, seat_five
from tests.server.patience import run
from tests.server.room_bench import RoomBench
from tests.server.service_bench import until, with_rooms
from tests.server.serving import Server

PEOPLE = ("Ann", "Ben", "Cid", "Dee", "Eve")


@pytest.fixture
def game():
    bench = RoomBench().full()
    bench.send("Ann", "start")
    return bench


def shown(bench):
    """Return whether it is night, and who has looked."""
    return bench.room.is_night, [
        seat for seat, chair in enumerate(bench.room.chairs) if seat in bench.room.matches[-1].seen
    ]


def test_the_night_ends_when_everybody_has_looked(game):
    for number, name in enumerate(PEOPLE):
        assert shown(game) == (True, [*range(number)])
        game.send(name, "have_seen")
    assert shown(game) == (False, [0, 1, 2, 3, 4])


def test_a_repeated_look_writes_no_line(game):
    game.send("Ben", "have_seen")
    length = game.room.journal_length
    game.send("Ben", "have_seen")
    assert game.room.journal_length == length
    assert game.refused(None, "have_seen") == "not_seated"


def test_without_a_game_there_is_no_night():
    bench = RoomBench().full()
    assert not bench.room.is_night
    assert bench.refused("Ann", "have_seen") == "no_game"
    assert bench.refused("Ann", "dawn") == "no_game"


def test_the_host_can_end_the_night_and_others_look_later(game):
    game.send("Ben", "have_seen")
    game.send("Ann", "dawn")
    assert shown(game) == (False, [1])
    game.send("Ann", "dawn")
    game.send("Cid", "have_seen")
    assert shown(game) == (False, [1, 2])


def test_the_night_does_not_wait_for_bots_and_stand_ins(game):
    for name in ("Ann", "Ben", "Cid"):
        game.send(name, "have_seen")
    game.send("Ann", "kick", seat=3)
    assert game.room.is_night
    game.send("Ann", "stand_in", seat=4)
    assert not game.room.is_night
    game.send("Eve", "give_back")
    assert not game.room.is_night, "night does not fall twice"


def test_an_answer_counts_as_a_look_at_the_card(game):
    table = game.room.table
    decision = next(iter(table.open.values()))
    value = next(iter(decision.options.enumerate()))
    game.send(PEOPLE[decision.seat], "answer", game=1, decision=decision.id, value=value)
    assert shown(game) == (True, [decision.seat])


def test_every_game_has_its_night(game):
    game.send("Ann", "dawn")
    game.send("Ann", "abandon")
    assert not game.room.is_night
    game.send("Ann", "rematch")
    assert shown(game) == (True, [])


def test_the_night_is_in_the_journal(game):
    game.send("Ben", "have_seen")
    assert shown(game.again()) == (True, [1])
    game.send("Ann", "dawn")
    again = game.again()
    assert shown(again) == (False, [1])
    assert again.plain() == game.plain()


def test_the_night_does_not_depend_on_the_cards():
    """The room looks the same with every deal, at every moment of the night."""
    deals = sorted(set(permutations(["merlin", "assassin", "servant", "minion", "servant"])))[::11]
    courses = set()
    for deal in deals:
        bench = RoomBench().full()
        bench.write(Started("0" * 32, {**bench.room.options, "deal": list(deal), "first_leader": 0}))
        course = []
        for name in PEOPLE:
            bench.send(name, "have_seen")
            course.append(msgspec.json.encode(bench.plain()[0]))
        courses.add(tuple(course))
    assert len(deals) > 3
    assert len(courses) == 1


def with_the_cleric() -> RoomBench:
    """Start a game in which the first leader, Ben, gets a question in the night (AV-REVEAL-02)."""
    bench = RoomBench().full()
    deal = ["merlin", "assassin", "cleric", "minion", "servant"]
    options = {"characters": ["merlin", "cleric", "assassin"], "deal": deal, "first_leader": 1}
    bench.write(Started("0" * 32, {**bench.room.options, **options}))
    return bench


def test_a_question_of_the_night_is_answered_in_the_night():
    game = with_the_cleric()
    (question,) = game.room.table.open.values()
    assert (question.seat, question.kind) == (1, "show_loyalty")
    game.send("Ben", "answer", game=1, decision=question.id, value="evil")
    assert shown(game) == (True, []), "the night has told more since, and nobody has seen it"
    assert "choose_team" in {decision.kind for decision in game.room.table.open.values()}


# With bots and housekeeping


def test_bots_wait_for_dawn_and_then_keep_their_pace():
    async def work(bench):
        live, ann = await bench.open_room(play_now=True, options={"first_leader": 1})
        assert not bench.rooms.bots.is_thinking(live)
        bench.clock.advance(1000)
        assert not bench.rooms.bots.is_thinking(live)
        await bench.send(live, ann, HaveSeen())
        await until(lambda: bench.clock.wakes_at)
        pace = thinking_time(live.room.code, 1, 1, 1, "choose_team")
        assert bench.clock.wakes_at == [pytest.approx(1000 + pace)]
        assert live.room.table.open.keys() == {1}
        bench.clock.advance(pace)
        await until(lambda: live.room.table.open.keys() != {1})

    with_rooms(work, bot_pace=1)


def test_a_bot_answers_a_question_of_the_night_at_once():
    async def work(bench):
        options = {"first_leader": 1, "characters": ["merlin", "cleric", "assassin"]}
        live, _ = await bench.open_room(play_now=True, options=options)
        await until(lambda: {decision.kind for decision in live.room.table.open.values()} == {"choose_team"})
        assert live.room.is_night
        await until(lambda: not bench.rooms.bots.is_thinking(live))
        assert {decision.kind for decision in live.room.table.open.values()} == {"choose_team"}, "proposed after dawn"

    with_rooms(work, bot_pace=100)


def test_the_night_waits_for_absent_people_only_for_a_moment():
    async def work(bench):
        live, people = await bench.open_full_room()
        await bench.connect(live, people[0])
        last = await bench.connect(live, people[4])
        await bench.send(live, people[0], Start())
        await bench.send(live, people[0], HaveSeen())
        await bench.after(0)
        await bench.after(1000)
        assert live.room.is_night, "one is here and still looks"
        bench.rooms.disconnect(live, last)
        await bench.after(1)
        await bench.after(9)
        assert live.room.is_night, "they may only be reloading the page"
        await bench.after(2)
        assert not live.room.is_night

    with_rooms(work)


def test_the_night_of_an_empty_room_does_not_end():
    async def work(bench):
        live, ann = await bench.open_room(play_now=True)
        await bench.after(0)
        await bench.after(500)
        assert live.room.is_night
        await bench.send(live, ann, Dawn())
        assert not live.room.is_night

    with_rooms(work)


# Over the wire


def test_others_see_who_has_looked_also_after_a_restart(tmp_path):
    async def work(server):
        clients = await seat_five(server)
        ann, ben = clients[:2]
        await ann.command("start")
        assert (await ben.command("have_seen"))["type"] == "accepted"
        await ann.until(lambda: ann.room["chairs"][1]["has_seen"])
        assert ann.room["night"]
        assert [chair["has_seen"] for chair in ann.room["chairs"]] == [False, True, False, False, False]
        server.kill()
        await asyncio.to_thread(server.start)
        for client in clients:
            await client.close()
            await client.connect()
        assert ann.room["night"]
        assert ann.room["chairs"][1]["has_seen"]
        for client in clients:
            await client.command("have_seen")
        watcher = await Client(server, ann.room_code).connect()
        assert not watcher.room["night"]
        for client in [*clients, watcher]:
            await client.close()

    with Server(tmp_path) as server:
        run(work(server))


def test_a_game_against_bots_begins_at_dawn(server):
    async def work():
        opened = await open_room(server, play_now=True, options={"first_leader": 1})
        me = await Client(server, opened["room"], opened["pass"]).connect()
        before = len(me.events)
        assert [event["kind"] for event in me.events].count("team_proposed") == 0
        await me.command("have_seen")
        await me.until(lambda: me.question is not None)
        assert not me.room["night"]
        assert len(me.events) > before
        await me.close()

    run(work())
