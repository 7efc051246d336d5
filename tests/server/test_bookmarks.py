"""A room resumed from a bookmark equals the room of its whole journal, and the journal outranks bookmarks."""

import zlib
from random import Random

import msgspec
import pytest

from afallon.grail.content.shelf import add_packs
from afallon.players.grail import wander
from afallon.saves import read_save
from afallon.server.live.registry import read_room
from afallon.server.rooms import bookmarks
from afallon.server.rooms.bookmarks import read_bookmark
from afallon.server.rooms.commands.campaigns import Regroup
from afallon.server.rooms.commands.playing import Answer, Start
from afallon.server.rooms.journal import read_line, write_line
from afallon.server.rooms.match import UnfitBookmark
from afallon.server.rooms.public_room import describe
from afallon.server.rooms.saves import read_campaign, write_campaign
from tests.grail.tables import PACKS
from tests.server.room_bench import PredictableSecrets, RoomBench
from tests.server.service_bench import with_rooms

CAMPAIGN = {"game": "grail", "seats": 1, "options": {"pack": "fixture"}}


async def play(bench, live, pass_hash, rng, answers):
    for _ in range(answers):
        decision = live.room.table.open[0]
        command = Answer(match_number=live.room.match_number, decision=decision.id, value=wander(decision, rng))
        await bench.send(live, pass_hash, command)
        await bench.rooms.housekeeping.run_once()


@pytest.fixture(scope="module")
def stored():
    """The journal and the bookmarks of a campaign with two sessions, the first of them unloaded."""
    add_packs(PACKS)

    async def work(bench):
        bench.rooms._secrets = PredictableSecrets()  # so that chance is the same in every run
        live, ann = await bench.open_room(**CAMPAIGN)
        await bench.send(live, ann, Start())
        rng = Random(4)
        await play(bench, live, ann, rng, 60)
        while not describe(live.room, link="", network=False).summary.may_regroup:
            await play(bench, live, ann, rng, 1)
        await bench.send(live, ann, Regroup())
        await play(bench, live, ann, rng, 220)
        return bench.store.rooms[live.room.code], bench.store.bookmarks[live.room.code]

    return with_rooms(work)


def everything(room):
    """Return everything that people can see of a room, and its record."""
    bench = RoomBench.__new__(RoomBench)
    bench.room = room
    table = room.table
    scenes = [msgspec.to_builtins(table.view(seat)) for seat in (None, 0)]
    told = [table.told(None), table.told(0), table.digest(), table.answers, room.story, room.bookmarked]
    return bench.plain(), scenes, told, table.open, table.snapshot(), write_campaign(room, "en")


def is_resumed(room):
    return room.match.resumed


def test_a_resumed_room_equals_the_replayed_room(stored):
    journal, kept = stored
    assert len(kept) == 2
    awake, replayed = read_room(journal, kept), read_room(journal, [])
    assert (is_resumed(awake), is_resumed(replayed)) == (True, False)
    assert len(awake.table.all_events()) < len(replayed.table.all_events()) / 2  # it did not play all of it
    assert awake.story and everything(awake) == everything(replayed)


def test_a_resumed_room_continues_like_the_replayed_room(stored):
    journal, kept = stored
    told = []
    for room in (read_room(journal, kept), read_room(journal, [])):
        rng = Random(9)
        for _ in range(40):
            decision = room.table.open[0]
            room.match.answer(0, decision.id, wander(decision, rng))
        told.append(everything(room))
    assert told[0] == told[1]


def test_a_save_of_a_resumed_room_is_complete(stored):
    room = read_room(*stored)
    save = write_campaign(room, "en")
    assert read_save(save)[1].header.start is None
    assert read_campaign(save).started.lines


def forged(kept, **changes):
    """Return the bookmark with its day changed, as by an attacker with access to the file."""
    number, bookmark = kept[-1]
    plain = msgspec.json.decode(zlib.decompress(bookmark))
    plain["table"]["state"]["day"] += 5
    plain |= changes
    return number, zlib.compress(msgspec.json.encode(plain))


def test_a_forged_bookmark_is_not_used(stored):
    journal, kept = stored
    false = forged(kept)
    with pytest.raises(UnfitBookmark, match="vouch"):
        read_bookmark(false[1], false[0], [read_line(line) for line in journal])
    room = read_room(journal, [false])
    assert not is_resumed(room)
    assert everything(room) == everything(read_room(journal, []))


def test_a_bookmark_of_another_line_or_another_room_is_not_used(stored):
    journal, kept = stored
    (late, _), (early, bookmark) = kept
    assert not is_resumed(read_room(journal, [(late - 1, bookmark)]))
    assert not is_resumed(read_room(journal, [(early + 1, bookmark)]))
    assert not is_resumed(read_room(journal, [(early, kept[0][1])]))


def test_a_bookmark_that_differs_from_the_record_is_not_used_despite_its_digest(stored):
    journal, kept = stored
    number, bookmark = kept[-1]
    plain = msgspec.json.decode(zlib.decompress(bookmark))
    plain["table"]["digest"] = "0" * 32
    false = zlib.compress(msgspec.json.encode(plain))
    line = bookmarks.Bookmarked(bookmarks._digest(false))
    vouching = [*journal[: number - 1], write_line(line), *journal[number:]]
    assert not is_resumed(read_room(vouching, [(number, false)]))


def test_a_bookmark_of_other_rules_is_not_used(stored, monkeypatch):
    journal, kept = stored
    monkeypatch.setattr(bookmarks, "code_mark", lambda game: "other")
    assert not is_resumed(read_room(journal, kept))


def test_an_unreadable_bookmark_is_not_used(stored):
    journal, kept = stored
    assert not is_resumed(read_room(journal, [(kept[-1][0], b"nonsense"), (10**6, b""), (0, b"")]))


def test_no_bookmark_is_due_while_an_undo_is_possible(stored):
    room = read_room(*stored)
    room.bookmarked = 1
    grail = room.kit.campaign
    assert bookmarks.is_due(room) is not grail.may_undo(room.table)


def test_a_client_of_a_resumed_room_gets_the_current_scene(stored):
    async def work(bench):
        journal, kept = stored
        code = read_line(journal[0]).code
        bench.store.rooms[code], bench.store.bookmarks[code] = list(journal), kept
        live = await bench.rooms.find(code)
        connection = await bench.connect(live, None)
        sent = []
        while not connection.outgoing.empty():
            sent.append(msgspec.json.decode(connection.outgoing.get_nowait()))
        (scene,) = [message for message in sent if message["type"] == "scene"]
        return is_resumed(live.room), scene["events"], live.room.table.told(None)

    resumed, events, told = with_rooms(work)
    numbers = [event["number"] for event in events]
    assert resumed
    assert numbers == list(range(told - len(numbers) + 1, told + 1))
    assert len(numbers) == 100
