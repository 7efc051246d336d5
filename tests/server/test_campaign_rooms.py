"""Campaigns as rooms, without a network: coming and going, undo, other groups, and expiry."""

from random import Random

import pytest

from afallon.grail.content.shelf import add_packs
from afallon.players.grail import wander
from afallon.server.errors import Refusal
from afallon.server.live.connection import Connection
from afallon.server.rooms.commands.chairs import Leave
from afallon.server.rooms.commands.playing import Answer, Start, answer
from afallon.server.rooms.public_room import describe
from tests.grail.tables import PACKS
from tests.server.campaigns import campaign_bench
from tests.server.service_bench import with_rooms

PEOPLE = {0: "Ann", 1: "Ben"}
CAMPAIGN = {"game": "grail", "seats": 1, "options": {"pack": "fixture"}}
DAY = 86_400


@pytest.fixture(autouse=True)
def packs():
    add_packs(PACKS)


def summary(room):
    return describe(room.room, link="", network=False).summary


def play_until_the_group_may_change(room, people=PEOPLE):
    for seed in range(2000):
        if summary(room).may_regroup:
            return
        room.play(people, Random(seed), most=1)
    raise AssertionError("the group can never change")


def test_a_campaign_has_no_night():
    room = campaign_bench()
    assert (room.room.phase, room.room.is_night) == ("playing", False)


def test_a_newcomer_during_the_game_waits_on_a_new_chair():
    room = campaign_bench()
    assert [room.join("Cid"), room.join("Dee")] == [2, 3]
    assert (room.room.seats, len(room.room.chairs)) == (2, 4)
    with pytest.raises(Refusal, match="room_full"):
        room.join("Eve")
    assert room.refused("Cid", "answer", game=1, decision=1, value="pass") == "no_game"
    assert room.refused("Cid", "undo") == "not_seated"
    assert room.again().plain() == room.plain()


def test_an_abandoned_chair_stays_empty_until_it_is_taken():
    room = campaign_bench()
    room.send("Ben", "leave")
    assert room.room.chairs[1].who == "empty"
    assert room.join("Cid") == 1
    assert room.room.match.readers == {"Ann": 0, "Cid": 1}
    room.send("Cid", "leave")
    room.send("Ann", "add_bot", seat=1)
    assert room.room.chairs[1].played_by_bot
    assert room.join("Dee", seat=1) == 1  # a bot makes room for a person
    assert room.again().plain() == room.plain()


def test_bots_come_and_go_also_on_new_chairs():
    room = campaign_bench()
    room.send("Ann", "add_bot", seat=2)
    assert room.refused("Ann", "add_bot", seat=2) == "chair_taken"
    assert room.refused("Ann", "add_bot", seat=4) == "no_such_chair"
    play_until_the_group_may_change(room)
    room.send("Ann", "regroup")
    assert [chair.who for chair in room.room.chairs] == ["person", "person", "bot"]
    room.send("Ann", "remove_bot", seat=2)
    assert room.room.chairs[2].who == "empty"


def test_a_person_moves_from_a_waiting_chair_to_an_empty_one():
    room = campaign_bench()
    room.join("Cid")
    room.send("Ben", "leave")
    room.send("Cid", "move", seat=1)
    assert room.room.match.readers == {"Ann": 0, "Cid": 1}
    assert room.again().plain() == room.plain()


@pytest.mark.rule("GR-SAVE-18")
def test_the_host_continues_with_another_group():
    room = campaign_bench()
    room.join("Cid")
    play_until_the_group_may_change(room)
    tiles = [one.tile for one in room.room.table.state.characters]
    read = len(room.room.kit.campaign.story(room.room.table))
    assert room.refused("Ben", "regroup") == "not_host"
    assert room.refused("Ann", "regroup", chairs=[0, 7]) == "no_such_chair"
    assert room.refused("Ann", "regroup", characters=["nobody", *tiles]) == "setup_refused"
    room.send("Ben", "leave")
    assert room.refused("Ann", "regroup", chairs=[0, 1]) == "empty_chairs"
    room.send("Ann", "regroup", chairs=[2, 0])
    assert [chair.name for chair in room.room.chairs] == ["Cid", "Ann"]
    state = room.room.table.state
    assert state.characters[1].tile == tiles[0]
    assert room.room.host == 1
    assert len(room.room.story) == read
    assert room.room.options["characters"] == [state.characters[0].tile or room.room.options["characters"][0], tiles[0]]
    assert "saved" not in room.room.options
    assert room.again().plain() == room.plain()
    room.play({0: "Cid", 1: "Ann"}, Random(3), most=20)
    assert room.again().plain() == room.plain()


def test_a_new_campaign_begins_a_new_story():
    room = campaign_bench()
    room.play(PEOPLE, Random(2), most=40)
    play_until_the_group_may_change(room)
    room.send("Ann", "regroup")
    assert room.room.story
    room.send("Ann", "abandon")
    room.send("Ann", "rematch")
    assert room.room.story == []


@pytest.mark.rule("GR-SAVE-26")
def test_the_group_cannot_change_during_an_action():
    room = campaign_bench()
    for seed in range(500):
        if not summary(room).may_regroup:
            break
        room.play(PEOPLE, Random(seed), most=1)
    assert room.refused("Ann", "regroup") == "setup_refused"


def test_other_games_refuse_campaign_commands():
    from tests.server.room_bench import RoomBench

    room = RoomBench(5).full()
    room.send("Ann", "start")
    assert room.refused("Ann", "regroup") == "no_campaign"
    assert room.refused("Ann", "undo") == "no_campaign"
    assert room.refused("Ann", "stand") == "no_campaign"
    with pytest.raises(Refusal, match="game_running"):
        room.join("Fay")
    assert describe(room.room, link="", network=False).summary is None


def answer_that_reveals_nothing(room):
    """Answer until the last answer can be taken back; return the state before it."""
    for seed in range(500):
        before = room.room.table.state.copy()
        room.play(PEOPLE, Random(seed), most=1)
        if room.room.table.view(None).undoable:
            return before
    raise AssertionError("every answer reveals something")


def test_an_undo_is_replayed_from_the_journal():
    room = campaign_bench()
    before = answer_that_reveals_nothing(room)
    room.room.here.update(["Ann", "Ben"])
    room.send("Ann", "undo")
    assert room.room.undo_wishes == {0}
    room.send("Ann", "undo")  # a repeated wish counts once
    room.send("Ben", "undo")
    assert room.room.table.state == before
    assert room.room.undo_wishes == set()
    room.room.here.clear()
    assert room.again().plain() == room.plain()
    room.play(PEOPLE, Random(5), most=40)
    assert room.again().plain() == room.plain()


def test_an_undo_does_not_wait_for_absent_people():
    room = campaign_bench()
    before = answer_that_reveals_nothing(room)
    room.room.here["Ann"] += 1
    room.send("Ann", "undo")
    assert room.room.table.state == before


def test_an_answer_cancels_an_undo_wish():
    room = campaign_bench()
    answer_that_reveals_nothing(room)
    room.room.here.update(["Ann", "Ben"])
    room.send("Ben", "undo")
    room.play(PEOPLE, Random(2), most=1)
    assert room.room.undo_wishes == set()


def test_an_undo_takes_back_later_answers_of_bots_as_well():
    room = campaign_bench()
    room.send("Ben", "leave")
    room.send("Ann", "add_bot", seat=1)
    rng, given = Random(1), []
    while [(seat, undoable) for seat, _, undoable in given[-2:]] != [(0, True), (1, True)]:
        decision = rng.choice([*room.room.table.open.values()])
        before = room.room.table.state.copy()
        by = "bot" if decision.seat else "person"
        for line in answer(room.room, decision.seat, decision.id, wander(decision, rng), by).lines:
            room.write(line)
        given.append((decision.seat, before, room.room.table.view(None).undoable))
    room.send("Ann", "undo")
    assert room.room.table.state == given[-2][1]
    assert room.again().plain() == room.plain()


def test_campaigns_expire_later_than_other_rooms():
    async def work(bench):
        game, _ = await bench.open_room()
        campaign, _ = await bench.open_room(**CAMPAIGN)
        young, _ = await bench.open_room()
        for live in (game, campaign):
            bench.store.changed[live.room.code] -= 40 * DAY
        assert await bench.forget_old_rooms() == 1
        assert [*bench.store.rooms] == [campaign.room.code, young.room.code]
        bench.store.changed[campaign.room.code] -= 400 * DAY
        assert await bench.forget_old_rooms() == 1
        assert [*bench.store.rooms] == [young.room.code]

    with_rooms(work, campaign_expire_days=400)


def test_no_bot_stands_in_for_an_absent_person_of_a_campaign():
    async def work(bench):
        live, ann = await bench.open_room(**{**CAMPAIGN, "seats": 2})
        ben = await bench.join(live, "Ben")
        await bench.connect(live, ben)
        await bench.send(live, ann, Start())
        decision = live.room.table.open[1]
        await bench.send(live, ben, Answer(match_number=1, decision=decision.id, value="pass"))
        await bench.after(0)
        await bench.after(1000)
        assert not live.room.chairs[0].stand_in

    with_rooms(work)


def test_a_campaign_survives_while_its_pack_is_missing(monkeypatch):
    async def work(bench):
        live, ann = await bench.open_room(**CAMPAIGN)
        await bench.send(live, ann, Start())
        live.close()
        lines = list(bench.store.rooms[live.room.code])
        monkeypatch.setattr("afallon.grail.content.shelf._shelves", [])
        with pytest.raises(Refusal, match="pack_missing"):
            await bench.rooms.find(live.room.code)
        assert bench.store.rooms[live.room.code] == lines
        monkeypatch.undo()
        again = await bench.rooms.find(live.room.code)
        assert again.room.phase == "playing"

    with_rooms(work)


def test_an_empty_chair_has_a_name_in_log_lines():
    async def work(bench):
        live, ann = await bench.open_room(**{**CAMPAIGN, "seats": 2})
        ben = await bench.join(live, "Ben")
        await bench.send(live, ann, Start())
        await bench.send(live, ben, Leave())
        return Connection(ann, "en")._reader(live.room).names

    assert with_rooms(work) == ("Ann", "Chair 2")
