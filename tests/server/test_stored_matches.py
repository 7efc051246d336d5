"""Stored matches after a change of the rules: they continue as the same game, or are closed and kept."""

import re
import sqlite3
from contextlib import closing
from random import Random

import msgspec
import pytest

from afallon.avalon.game import GAME
from afallon.avalon.steps import proposal
from afallon.grail.content.shelf import add_packs
from afallon.kernel import CHANCE, Record, RecordError, SeededChance, Table
from afallon.kernel import Answer as Reply
from afallon.kernel.record import Answered as Given
from afallon.kernel.record import Digest
from afallon.players.grail import wander
from afallon.server.errors import Refusal
from afallon.server.rooms import match
from afallon.server.rooms.commands.chairs import Leave, StandIn
from afallon.server.rooms.commands.playing import Abandon, Answer, Rematch, Start, check
from afallon.server.rooms.commands.talking import Say
from afallon.server.rooms.journal import Answered, Checked, MatchClosed, RulesChanged, Started, read_line, write_line
from afallon.server.rooms.replay import settle
from afallon.server.settings import ROOMS_FILE
from tests.digests import in_lines_of_their_own, without_digests
from tests.grail.tables import PACKS
from tests.grail.tables import begin as grail
from tests.server.room_bench import RoomBench
from tests.server.service_bench import with_rooms
from tests.server.serving import Server


async def begin(bench, **fields):
    """Start a game of five people."""
    live, people = await bench.open_full_room(**fields)
    await bench.send(live, people[0], Start())
    return live, people


def first_choice(decision):
    """Return a fixed answer to this question. Every team is rejected by three votes against two."""
    if decision.kind == "vote":
        return "approve" if decision.seat < 2 else "reject"
    return next(iter(decision.options.enumerate()))


async def answer(bench, live, people, most=10_000):
    """Answer for everybody, until the game is over or `most` answers were given."""
    for _ in range(most):
        if live.room.table is None:
            return
        decision = live.room.table.open[min(live.room.table.open)]
        command = Answer(match_number=live.room.match_number, decision=decision.id, value=first_choice(decision))
        await bench.send(live, people[decision.seat], command)


async def load(bench, live):
    """Return the room as it is read from the store."""
    live.close()
    return await bench.rooms.find(live.room.code)


async def store(bench, live):
    """Run housekeeping, then remove the room from memory."""
    await bench.rooms.housekeeping.run_once()
    live.close()


def journal(bench, live, kind):
    return [line for line in map(read_line, bench.store.rooms[live.room.code]) if isinstance(line, kind)]


def answers_of(record):
    return [line for line in without_digests(record).lines if isinstance(line, Given)]


def change_the_rules(monkeypatch):
    """Install a second version of the rules, in which two votes approve a team."""
    monkeypatch.setattr(GAME, "version", 2)
    monkeypatch.setattr(proposal, "is_majority", lambda votes: votes.count("approve") >= 2)


def without_approval(record):
    """Migrate a game of the first version to the second, in which the same teams are rejected."""
    header = msgspec.structs.replace(record.header, version=2)
    voted = [
        msgspec.structs.replace(line, value="reject") if isinstance(line, Given) and line.value == "approve" else line
        for line in without_digests(record).lines
    ]
    return Record(header, tuple(voted))


# Storage


def test_a_match_is_stored_with_its_rules_and_its_whole_set_up():
    async def work(bench):
        live, _ = await begin(bench, options={"edition": "ru"})
        [started] = journal(bench, live, Started)
        assert started.version == GAME.version
        assert started.options == GAME.options(live.room.table.setup)

    with_rooms(work)


def test_the_checks_of_a_journal_form_the_record():
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people)
        await bench.rooms.housekeeping.run_once()
        checks, given = journal(bench, live, Checked), journal(bench, live, Answered)
        assert len(given) == 30, "five teams, each with five votes"
        assert len(checks) == 2
        assert [check.over for check in checks] == [False] * (len(checks) - 1) + [True]
        table = live.room.match.table
        answers = [line for line in table.lines() if isinstance(line, Given)]
        assert [line for check in checks for line in check.lines] == answers
        assert {line.seat for line in answers} == {CHANCE, 0, 1, 2, 3, 4}
        assert checks[-1].digest == table.digest()

    with_rooms(work)


def test_housekeeping_checks_only_new_answers():
    async def work(bench):
        live, people = await begin(bench)
        await bench.rooms.housekeeping.run_once()
        [deal] = journal(bench, live, Checked)
        assert {line.seat for line in deal.lines} == {CHANCE}, "people have seen their cards"
        await bench.rooms.housekeeping.run_once()
        assert len(journal(bench, live, Checked)) == 1
        await answer(bench, live, people, 3)
        await bench.rooms.housekeeping.run_once()
        assert [len(check.lines) for check in journal(bench, live, Checked)[1:]] == [3]
        assert len(bench.store.rooms[live.room.code]) == live.room.journal_length

    with_rooms(work)


def test_a_match_is_checked_before_the_next_begins_and_before_the_server_ends():
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people)
        await bench.send(live, people[0], Rematch())
        assert journal(bench, live, Checked)[-1].over
        await answer(bench, live, people, 2)
        await bench.rooms.close()
        assert [line.seat for line in journal(bench, live, Checked)[-1].lines[-2:]] == [
            line.seat for line in journal(bench, live, Answered)[-2:]
        ]

    with_rooms(work)


# Other rules


def test_a_match_of_an_older_version_with_the_same_events_continues(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people, 8)
        await store(bench, live)
        monkeypatch.setattr(GAME, "version", 2)
        again = await bench.rooms.find(live.room.code)
        assert again.room.phase == "playing"
        assert again.room.table.all_events() == live.room.table.all_events()
        assert [line.version for line in journal(bench, live, RulesChanged)] == [2]
        await answer(bench, again, people)
        assert again.room.phase == "over"
        third = await load(bench, again)
        assert (third.room.phase, third.room.match.header.version) == ("over", 2)
        assert len(journal(bench, live, RulesChanged)) == 1, "written once"

    with_rooms(work)


@pytest.mark.parametrize("answers", [pytest.param(6, id="every answer is allowed"), pytest.param(8, id="one is not")])
def test_other_rules_close_a_match_and_keep_the_room(answers, monkeypatch, caplog):
    async def work(bench):
        live, people = await begin(bench)
        await bench.send(live, people[1], Say(text="I trust Ann"))
        await answer(bench, live, people, answers)
        await bench.send(live, people[0], StandIn(seat=3))
        played = live.room.table.record()
        await store(bench, live)
        change_the_rules(monkeypatch)
        again = await bench.rooms.find(live.room.code)
        room = again.room
        assert (room.phase, room.table, room.match.closed) == ("abandoned", None, True)
        assert (await bench.rooms.describe(again)).older_rules
        assert [talk.text for talk in room.talk] == ["I trust Ann"]
        assert [chair.name for chair in room.chairs] == [chair.name for chair in live.room.chairs]
        assert not room.chairs[3].stand_in
        connection = await bench.connect(again, people[2])
        assert b'"older_rules":true' in connection.outgoing.get_nowait()

        record = Record.parse(str(room.match.record()))
        assert record.header == played.header
        assert record.header.version == 1
        assert answers_of(record) == answers_of(played)
        assert {"seated", "talk", "seed"} <= {line.kind for line in record.lines if hasattr(line, "kind")}
        with pytest.raises(RecordError, match=r"cannot be played|record of version 1, rules of version 2"):
            Table.replay(record)

        with pytest.raises(Refusal, match="no_game"):
            await bench.send(again, people[0], Answer(match_number=1, decision=9, value="approve"))
        await bench.send(again, people[4], Leave())
        await bench.join(again, "Flo", 4)
        await bench.send(again, people[0], Rematch())
        assert (room.phase, room.match_number) == ("playing", 2)
        assert not (await bench.rooms.describe(again)).older_rules
        third = await load(bench, again)
        assert (third.room.phase, third.room.match_number) == ("playing", 2)
        assert third.room.chairs[4].name == "Flo"
        assert third.room.matches[0].record() == room.matches[0].record()
        assert len(journal(bench, live, MatchClosed)) == 1

    with_rooms(work)
    assert "a match of version 1 cannot be played by the rules of version 2" in caplog.text


def test_a_match_that_was_closed_stays_closed_when_the_old_rules_return(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people, 8)
        await store(bench, live)
        with monkeypatch.context() as newer:
            change_the_rules(newer)
            again = await bench.rooms.find(live.room.code)
            await bench.send(again, people[4], Leave())
            again.close()
        third = await bench.rooms.find(live.room.code)
        assert (third.room.phase, third.room.chairs[4].who) == ("abandoned", "empty")

    with_rooms(work)


def test_an_old_record_is_exported_with_unchecked_answers(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await bench.rooms.housekeeping.run_once()
        await answer(bench, live, people, 8)
        monkeypatch.setattr(GAME, "version", 2)
        monkeypatch.setattr(GAME, "check", lambda seats, options: (None, ()))
        again = await load(bench, live)
        assert again.room.match.closed
        assert answers_of(again.room.match.record()) == answers_of(live.room.matches[0].table.record())

    with_rooms(work)


def test_only_the_record_of_a_finished_match_remains_under_other_rules(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people)
        await bench.rooms.housekeeping.run_once()
        await bench.send(live, people[4], Leave())
        await bench.join(live, "Flo", 4)
        change_the_rules(monkeypatch)
        again = await load(bench, live)
        assert (again.room.phase, again.room.match.table) == ("abandoned", None)
        assert again.room.chairs[4].name == "Flo"
        assert not journal(bench, live, MatchClosed), "it was over before"
        assert answers_of(again.room.match.record()) == answers_of(live.room.match.record())

    with_rooms(work)


def test_an_abandoned_match_stays_abandoned_under_other_rules(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people, 8)
        await bench.rooms.housekeeping.run_once()
        await bench.send(live, people[0], Abandon())
        change_the_rules(monkeypatch)
        again = await load(bench, live)
        assert (again.room.phase, again.room.match.closed) == ("abandoned", False), "its cards stay hidden"

    with_rooms(work)


# Migrations


def test_a_match_with_a_migration_continues(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await bench.send(live, people[1], Say(text="I trust Ann"))
        await answer(bench, live, people, 7)
        await store(bench, live)
        change_the_rules(monkeypatch)
        monkeypatch.setattr(GAME, "migrations", {1: without_approval})
        again = await bench.rooms.find(live.room.code)
        room = again.room
        assert (room.phase, room.match.header.version) == ("playing", 2)
        assert room.table.state.attempt == 2, "the first team was rejected once more"
        assert room.table.open.keys() == live.room.table.open.keys()
        assert room.match.readers == live.room.match.readers
        assert [talk.text for talk in room.talk] == ["I trust Ann"]
        await answer(bench, again, people, 1)
        await bench.rooms.housekeeping.run_once()

        third = await load(bench, again)
        assert third.room.table.all_events() == room.table.all_events()
        assert len(journal(bench, live, RulesChanged)) == 1
        assert str(Table.replay(third.room.match.record()).record()) == str(third.room.match.record())
        await answer(bench, third, people, 5)
        assert third.room.table.state.approved, "two votes are enough now"

    with_rooms(work)


def test_unchecked_answers_are_migrated(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await bench.rooms.housekeeping.run_once()
        await answer(bench, live, people, 1)
        monkeypatch.setattr(GAME, "version", 2)
        monkeypatch.setattr(GAME, "migrations", {1: without_approval})
        again = await load(bench, live)
        assert again.room.phase == "playing"
        assert again.room.table.open.keys() == {0, 1, 2, 3, 4}

    with_rooms(work)


def test_a_finished_match_is_readable_by_its_migration(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people)
        await bench.rooms.housekeeping.run_once()
        change_the_rules(monkeypatch)
        monkeypatch.setattr(GAME, "migrations", {1: without_approval})
        again = await load(bench, live)
        assert (again.room.phase, again.room.match.table.outcome.reason) == ("over", "five_rejections")
        assert not journal(bench, live, RulesChanged)

    with_rooms(work)


@pytest.mark.parametrize("fault", [KeyError("vote"), RecordError("no way")])
def test_a_migration_that_fails_closes_the_match(monkeypatch, fault):
    def migrate(record):
        raise fault

    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people, 7)
        await store(bench, live)
        monkeypatch.setattr(GAME, "version", 2)
        monkeypatch.setattr(GAME, "migrations", {1: migrate})
        again = await bench.rooms.find(live.room.code)
        assert again.room.match.closed
        assert answers_of(again.room.match.record()) == answers_of(live.room.matches[0].table.record())

    with_rooms(work)


# When something breaks


def test_a_room_is_not_opened_if_its_settlement_cannot_be_stored(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people, 8)
        await store(bench, live)
        change_the_rules(monkeypatch)
        bench.store.broken = True
        with pytest.raises(Refusal, match="storage_failed"):
            await bench.rooms.find(live.room.code)
        bench.store.broken = False
        assert (await bench.rooms.find(live.room.code)).room.match.closed

    with_rooms(work)


def test_a_rule_that_fails_closes_the_match_and_not_the_room(monkeypatch):
    async def work(bench):
        live, people = await begin(bench)
        await answer(bench, live, people, 5)
        monkeypatch.setattr(proposal, "is_majority", lambda votes: 1 / 0)
        await answer(bench, live, people, 1)
        assert (live.room.phase, live.room.match.closed) == ("abandoned", True)
        await bench.send(live, people[0], Say(text="what was that?"))
        again = await load(bench, live)
        assert (again.room.match.closed, len(again.room.talk)) == (True, 1)

    with_rooms(work)


def test_a_set_up_that_became_unplayable_is_refused_with_its_problems(monkeypatch):
    async def work(bench):
        live, people = await bench.open_full_room()
        live.room.options = {**live.room.options, "modules": ["removed"]}
        with pytest.raises(Refusal) as refused:
            await bench.send(live, people[0], Start())
        assert refused.value.code == "setup_refused"
        assert refused.value.details["problems"]

    with_rooms(work)


# Over HTTP


def test_people_are_told_about_a_closed_match_and_get_the_record(tmp_path):
    with Server(tmp_path) as server, server.client() as http:
        opened = http.post("/api/rooms", json={"game": "avalon", "seats": 5, "name": "Ann", "play_now": True}).json()
    spoil_the_checks(server.settings.data)
    with server, server.client() as http:
        path = f"/api/rooms/{opened['room']}"
        shown = http.get(path).json()
        assert (shown["phase"], shown["older_rules"], shown["number"]) == ("abandoned", True, 1)
        kept = http.get(f"{path}/games/1/record")
        assert kept.status_code == 200
        assert Record.parse(kept.text).header.version == GAME.version
        refused = http.get(f"{path}/games/1/events")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "older_rules")
        headers = {"Authorization": f"Bearer {opened['pass']}"}
        assert http.post(f"{path}/commands", json={"type": "rematch", "id": 1}, headers=headers).status_code == 200
        shown = http.get(path).json()
        assert (shown["phase"], shown["older_rules"], shown["number"]) == ("playing", False, 2)


def spoil_the_checks(folder):
    """Replace every digest in a store by that of another game."""
    with closing(sqlite3.connect(folder / ROOMS_FILE)) as database, database:
        for room, number, stored in database.execute("SELECT room, number, line FROM journal").fetchall():
            line = read_line(stored)
            if isinstance(line, Checked):
                spoilt = write_line(msgspec.structs.replace(line, digest="0" * 32))
                database.execute("UPDATE journal SET line = ? WHERE room = ? AND number = ?", (spoilt, room, number))


# Digests from the first card


def other_chance(monkeypatch):
    """Install rules of the same version that draw other cards."""

    class OtherChance(SeededChance):
        def __init__(self, seed):
            super().__init__(seed + 1)

    monkeypatch.setattr(match, "SeededChance", OtherChance)


@pytest.mark.parametrize("game", ["avalon", "voyage"])
def test_an_unchecked_match_never_continues_with_other_cards(game, monkeypatch, caplog):
    bench = RoomBench(5, game=game).full()
    bench.send("Ann", "start")
    bench.send("Ben", "say", text="I trust Ann")
    assert settle(bench.again().room) == []
    other_chance(monkeypatch)
    room = bench.again().room
    assert settle(room) == [MatchClosed()]
    assert [talk.text for talk in room.talk] == ["I trust Ann"]
    assert re.search(r"unexpected RecordError at .*match\.py:\d+", caplog.text)


def test_an_unchecked_campaign_waits_for_its_own_rules(monkeypatch):
    bench = RoomBench(1, game="grail", pack="hush").full()
    bench.send("Ann", "start")
    assert settle(bench.again().room) == []
    other_chance(monkeypatch)
    with pytest.raises(Refusal, match="room_unreadable"):
        bench.again()


def test_a_campaign_with_digests_in_lines_of_their_own_continues():
    add_packs(PACKS)
    elsewhere, rng = grail(seats=2), Random(1)
    while elsewhere.answers < 120:
        decision = rng.choice(list(elsewhere.open.values()))
        elsewhere.submit(Reply(decision.id, decision.seat, wander(decision, rng)))
    record = in_lines_of_their_own(elsewhere.record())
    assert sum(isinstance(line, Digest) for line in record.lines) == 3
    room = RoomBench(2, game="grail", pack="fixture").full()
    room.write(Started("5", record.header.options, record.header.version, record.lines))
    stood = room.room.table.answers
    room.play({0: "Ann", 1: "Ben"}, Random(2), most=20)
    for line in check(room.room).lines:
        room.write(line)
    match = room.room.match
    assert len(read_line(room.journal[-1]).lines) == match.table.answers - elsewhere.answers >= 20
    assert stood >= elsewhere.answers
    again = room.again()
    assert again.room.table.digest() == match.table.digest() == Table.replay(again.room.match.whole_record()).digest()


def test_finished_games_are_replayed_only_on_demand(monkeypatch):
    bench = RoomBench(5).full()
    names = dict(enumerate(("Ann", "Ben", "Cid", "Dee", "Eve")))
    bench.send("Ann", "start")
    bench.play(names, Random(1))
    bench.send("Ann", "rematch")
    bench.play(names, Random(2), 3)
    bench.send("Ann", "abandon")
    bench.send("Ann", "rematch")
    played = []
    replay = Table.replay
    monkeypatch.setattr(Table, "replay", lambda record, **how: played.append(record) or replay(record, **how))
    room = bench.again().room
    assert len(played) == 1
    assert [match.phase for match in room.matches] == ["over", "abandoned", "playing"]
    assert room.matches[0].record() == bench.room.matches[0].record()
    assert room.matches[0].played().outcome is not None
