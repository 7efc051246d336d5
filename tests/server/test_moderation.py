"""Moderation: the powers of hosts over people, the notices about them, and names that cannot be confused."""

import pytest

from afallon.server.errors import Refusal
from afallon.server.rooms.commands import Watch
from afallon.server.rooms.commands.talking import (
    MOST_TALK_OF_A_WATCHER,
    MOST_TALK_OF_ALL_WATCHERS,
    MOST_TALK_OF_ONE,
)
from tests.server.room_bench import RoomBench
from tests.server.service_bench import with_rooms


@pytest.fixture
def bench():
    return RoomBench(5).full()


def watch(bench, name):
    bench.do(Watch(name=name, language="en", pass_hash=name))


def notices(bench):
    return [(talk.notice, talk.name) for talk in bench.again().room.talk if talk.notice is not None]


def test_the_host_mutes_and_removes_spectators(bench):
    watch(bench, "Wat")
    assert bench.refused("Ben", "mute_watcher", name="Wat", muted=True) == "not_host"
    bench.send("Ann", "mute_watcher", name="Wat", muted=True)
    assert bench.refused("Wat", "say", text="boo") == "muted"
    assert [(one["name"], one["muted"]) for one in bench.plain()[0]["watchers"]] == [("Wat", True)]
    bench.send("Ann", "mute_watcher", name="Wat", muted=False)
    bench.send("Wat", "say", text="sorry")
    bench.send("Ann", "remove_watcher", name="Wat")
    assert bench.again().room.void_passes["Wat"] == "kicked"
    assert notices(bench) == [("removed", "Wat")]
    assert bench.refused("Ann", "remove_watcher", name="Ben") == "no_such_watcher"


def test_a_locked_room_refuses_newcomers_and_accepts_invitations():
    bench = RoomBench(5)
    for name in ("Ann", "Ben"):
        bench.join(name)
    invite = bench.send("Ann", "hand_over", seat=1).reply["invite"]
    bench.send("Ann", "lock", locked=True)
    with pytest.raises(Refusal, match="room_locked"):
        bench.join("Flo")
    with pytest.raises(Refusal, match="room_locked"):
        watch(bench, "Wat")
    assert not bench.plain()[0]["has_free_chair"]
    bench.do_join_again("Ben", invite)
    bench.send("Ann", "lock", locked=False)
    bench.join("Flo")
    assert bench.refused("Flo", "lock", locked=True) == "not_host"


def test_a_locked_room_refuses_nameless_spectators():
    async def work(bench):
        live, ann = await bench.open_room()
        live.room.locked = True
        with pytest.raises(Refusal, match="room_locked"):
            await bench.connect(live, None)
        await bench.connect(live, ann)

    with_rooms(work)


def test_everybody_is_told_about_handovers_and_kicks(bench):
    bench.send("Ann", "start")
    invite = bench.send("Ann", "hand_over", seat=1).reply["invite"]
    assert notices(bench) == [("handed_over", "Ben")], "before anybody can look at the card"
    bench.do_join_again("Ben", invite)
    bench.send("Ann", "kick", seat=2)
    assert notices(bench) == [("handed_over", "Ben"), ("taken_over", "Ben"), ("kicked", "Cid")]


def test_one_person_cannot_exhaust_the_talk_of_the_others(bench):
    watch(bench, "Wat")
    for _ in range(MOST_TALK_OF_A_WATCHER):
        bench.send("Wat", "say", text="boo")
    assert bench.refused("Wat", "say", text="boo") == "too_much_talk"
    bench.room.holders["Ben"].talked = MOST_TALK_OF_ONE
    assert bench.refused("Ben", "say", text="boo") == "too_much_talk"
    bench.room.holders["Wat"].talked = 0
    bench.room.talk += bench.room.talk * (MOST_TALK_OF_ALL_WATCHERS // MOST_TALK_OF_A_WATCHER)
    assert bench.refused("Wat", "say", text="boo") == "too_much_talk"
    bench.send("Cid", "say", text="now we hear each other")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f \uffa0", "\u0301", "\ufe0f", "...", "-"])
def test_an_invisible_name_is_refused(bench, name):
    assert bench.refused("Ann", "rename", name=name, shield=0, language="en") == "bad_name"


@pytest.mark.parametrize(
    "name", ["\u0410nn", "A\u3164nn", "\u00c1nn", "ann", "A.n.n", "\uff21nn", "A\u0301\u0302\u0303nn"]
)
def test_a_look_alike_name_is_refused(bench, name):
    assert bench.refused("Ben", "rename", name=name, shield=0, language="en") == "name_taken"


@pytest.mark.parametrize("name", ["Anna", "Зоряна", "Łucja", "李", "☺", "Ann 2"])
def test_different_names_are_accepted(bench, name):
    bench.send("Ben", "rename", name=name, shield=0, language="en")
