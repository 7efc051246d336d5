"""The socket, against a real server: joining, playing, leaving, resuming, talk, and hostile clients."""

import asyncio
import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from afallon.server.settings import Limits, Rate
from tests.server.clients import Client, PlayingClient, check_story, join, open_room, seat_five
from tests.server.patience import run
from tests.server.serving import Server


def players(server):
    return lambda pass_, number: PlayingClient(server, "", pass_, number)


async def five_in_a_game(server):
    clients = await seat_five(server, players(server))
    assert (await clients[0].command("start"))["type"] == "accepted"
    for client in clients:
        await client.until(lambda client=client: client.events)
    return clients


async def refusal(client, type, **fields):
    reply = await client.command(type, **fields)
    assert reply["type"] == "refused", reply
    return reply["error"]["code"]


async def close_all(clients):
    for client in clients:
        await client.close()


def test_five_people_play_a_whole_game_and_a_rematch(server):
    async def work():
        clients = await five_in_a_game(server)
        watcher = await Client(server, clients[0].room_code).connect()
        await asyncio.gather(*(client.play() for client in clients))
        await clients[0].until(lambda: clients[0].room["phase"] == "over")
        path = f"/api/rooms/{clients[0].room_code}/games/1/events"
        with server.client() as http:
            for client in clients:
                check_story(http.get(f"{path}?seat={client.seat}").json(), client)
            await watcher.until(lambda: watcher.over)
            check_story(http.get(path).json(), watcher)
        assert (await clients[0].command("rematch"))["type"] == "accepted"
        for client in clients:
            await client.until(lambda client=client: client.game == 2 and client.events)
            client.chosen.clear()
        await asyncio.gather(*(client.play() for client in clients))
        await close_all([*clients, watcher])

    run(work())


def test_no_seat_gets_the_card_of_another(server):
    async def work():
        clients = await five_in_a_game(server)
        watcher = await Client(server, clients[0].room_code).connect()
        for client in [*clients, watcher]:
            cards = [event["data"] for event in client.events if event["kind"] == "dealt"]
            assert [card["seat"] for card in cards] == ([] if client is watcher else [client.seat])
        assert watcher.seat is None
        await close_all([*clients, watcher])

    run(work())


def test_presence_is_shown_to_everybody(server):
    async def work():
        clients = await seat_five(server)
        ann, ben = clients[:2]
        await ann.until(lambda: all(chair["here"] for chair in ann.room["chairs"]))
        await ben.close()
        await ann.until(lambda: not ann.room["chairs"][1]["here"])
        second = await Client(server, ann.room_code, ben.pass_).connect()
        third = await Client(server, ann.room_code, ben.pass_).connect()
        await second.close()
        await ann.until(lambda: ann.room["chairs"][1]["here"])
        assert (await third.command("say", text="still here"))["type"] == "accepted"
        watcher = await Client(server, ann.room_code).connect()
        await ann.until(lambda: ann.room["spectators"] == 1)
        await close_all([*clients, third, watcher])

    run(work())


def test_a_client_resumes_after_its_last_event(server):
    async def work():
        clients = await five_in_a_game(server)
        away = clients[4]
        playing = [asyncio.create_task(client.play()) for client in clients]
        await away.until(lambda: len(away.events) > 30)
        await away.close()
        await playing[4]
        had = list(away.events)
        await away.connect()
        welcome = json.loads(away.messages[-1]) if "welcome" in away.messages[-1] else None
        assert welcome is None or not welcome["restart"]
        playing[4] = asyncio.create_task(away.play())
        await asyncio.gather(*playing)
        assert away.events[: len(had)] == had
        with server.client() as http:
            path = f"/api/rooms/{away.room_code}/games/1/events?seat={away.seat}"
            check_story(http.get(path).json(), away)
        await close_all(clients)

    run(work())


@pytest.mark.parametrize(("game", "events"), [(1, 100_000), (7, 3), (0, 5), (-1, -1), (1, -5)])
def test_a_client_with_strange_numbers_starts_again(server, game, events):
    async def work():
        clients = await five_in_a_game(server)
        lost = Client(server, clients[0].room_code, clients[0].pass_)
        address = server.address.replace("http", "ws") + f"/api/rooms/{lost.room_code}/socket"
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "hello", "pass": lost.pass_, "game": game, "events": events}))
            welcome = json.loads(await socket.recv())
            assert welcome["restart"] is True
            first = json.loads(await socket.recv())
            assert (first["type"], first["events"][0]["number"]) == ("scene", 1)
        await close_all(clients)

    run(work())


def test_a_restart_of_the_server_keeps_everything(tmp_path):
    async def work(server):
        clients = await five_in_a_game(server)
        await clients[1].command("say", text="remember me")
        playing = [asyncio.create_task(client.play()) for client in clients]
        await clients[0].until(lambda: len(clients[0].events) > 25)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.gather(*playing)
        before = [list(client.events) for client in clients]
        await asyncio.to_thread(server.start)
        for client, had in zip(clients, before, strict=True):
            await client.connect()
            assert client.events[: len(had)] == had
        assert [talk["text"] for talk in clients[0].talk] == ["remember me"]
        await asyncio.gather(*(client.play() for client in clients))
        assert all(client.over for client in clients)

    with Server(tmp_path) as server:
        run(work(server))


def test_play_now_with_bots_goes_on_after_a_restart(tmp_path):
    async def work(server):
        opened = await open_room(server, play_now=True)
        me = PlayingClient(server, opened["room"], opened["pass"], 5)
        await me.connect()
        playing = asyncio.create_task(me.play())
        await me.until(lambda: len(me.events) > 40)
        server.kill()
        await playing
        await asyncio.to_thread(server.start)
        await me.connect()
        await me.play()
        assert me.over

    with Server(tmp_path) as server:
        run(work(server))


# People


def test_a_kicked_person_is_told_and_their_pass_is_void(server):
    async def work():
        clients = await five_in_a_game(server)
        await clients[0].command("kick", seat=2)
        await clients[2].until(lambda: clients[2].bye == "kicked")
        await clients[2].close()
        await clients[2].connect()
        await clients[2].until(lambda: clients[2].bye == "kicked")
        thief = await Client(server, clients[0].room_code, "not-a-pass").connect()
        await thief.until(lambda: thief.bye == "unknown_pass")
        await clients[0].until(lambda: clients[0].room["chairs"][2]["who"] == "bot")
        await close_all(clients)

    run(work())


def test_a_lost_device_is_replaced_by_a_handover(server):
    async def work():
        clients = await five_in_a_game(server)
        ann, ben = clients[:2]
        assert await refusal(ann, "hand_over", seat=1) == "still_here"
        await ben.close()
        await ann.until(lambda: not ann.room["chairs"][1]["here"])
        reply = await ann.command("hand_over", seat=1)
        link, _, invite = reply["invite"].partition("#invite=")
        assert link == ann.room["link"]
        assert invite not in "".join(message for client in clients[1:] for message in client.messages)
        seated = await join(server, ann.room_code, "Ben", invite=invite)
        assert seated["seat"] == 1
        phone = await Client(server, ann.room_code, seated["pass"]).connect()
        await phone.until(lambda: len(phone.events) >= len(ben.events))
        assert phone.events[: len(ben.events)] == ben.events
        await ben.connect()
        await ben.until(lambda: ben.bye == "handed_over")
        with server.client() as http:
            again = http.post(f"/api/rooms/{ann.room_code}/join", json={"name": "Thief", "invite": invite})
        assert again.json()["error"]["code"] == "invite_used"
        await close_all([*clients, phone])

    run(work())


def test_coming_back_takes_the_chair_back_from_the_stand_in(server):
    async def work():
        clients = await five_in_a_game(server)
        ann, ben = clients[:2]
        await ben.close()
        await ann.until(lambda: not ann.room["chairs"][1]["here"])
        await ann.command("stand_in", seat=1)
        await ann.until(lambda: ann.room["chairs"][1]["stand_in"])
        assert ann.room["chairs"][1]["who"] == "person"
        await ben.connect()
        await ann.until(lambda: not ann.room["chairs"][1]["stand_in"])
        await close_all(clients)

    run(work())


def test_a_bot_stands_in_for_an_absent_person(tmp_path):
    async def work(server):
        clients = await five_in_a_game(server)
        ann, ben = clients[:2]
        await ben.close()
        for client in (ann, *clients[2:]):
            await client.command("have_seen")
        await ann.until(lambda: not ann.room["night"])
        assert not ann.room["chairs"][1]["has_seen"]
        await close_all(clients)

    with Server(tmp_path, night_absence=0) as server:
        run(work(server))


def test_talk_reaches_everybody_and_newcomers(server):
    async def work():
        clients = await seat_five(server)
        for text in ("<script>alert(1)</script>", "good evening"):
            await clients[1].command("say", text=text)
        await clients[2].command("claim", claim="trust", about=1)
        watcher = await Client(server, clients[0].room_code).connect()
        await watcher.until(lambda: len(watcher.talk) == 3)
        assert [talk["text"] for talk in watcher.talk] == ["<script>alert(1)</script>", "good evening", None]
        assert watcher.talk[2]["about"] == 1
        assert await refusal(watcher, "say", text="me too") == "pass_needed"
        await clients[0].command("mute", seat=1, muted=True)
        assert await refusal(clients[1], "say", text="hm") == "muted"
        assert await refusal(clients[0], "say", text="x" * 501) == "bad_text"
        await close_all([*clients, watcher])

    run(work())


# Hostile clients


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_foreign_page_gets_no_socket(server, origin):
    async def work():
        opened = await open_room(server)
        client = Client(server, opened["room"], opened["pass"])
        with pytest.raises(InvalidStatus) as refused:
            await client.connect(Origin=origin)
        assert refused.value.response.status_code == 403
        await client.connect(Origin=server.address)
        assert client.seat == 0
        await client.close()

    run(work())


def test_a_socket_to_an_unknown_room_is_closed_with_a_reason(server):
    async def work():
        for code in ("AAAAAAAAAA", "x", "%00"):
            client = await Client(server, code).connect()
            await client.until(lambda client=client: client.bye is not None)
            assert client.bye == "no_such_room"

    run(work())


HOSTILE = [
    b"",
    b"\x00\xff",
    "{",
    "null",
    "[]",
    '{"type": "hello"}',
    '{"type": "answer"}',
    '{"type": "answer", "game": 1, "decision": 1e400, "value": 1}',
    '{"type": "set_up", "seats": 5, "options": ' + "[" * 1500 + "]" * 1500 + "}",
    '{"type": "set_up", "seats": 5, "options": {"characters": ' + "[" * 900 + "]" * 900 + "}}",
    '{"type": "set_up", "seats": 99999999999999999999999999, "options": {}}',
    '{"type": "set_up", "seats": 5, "options": {"first_leader": 123456789012345678901234567890}}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "kick", "seat": -1}',
    '{"type": "kick", "seat": 1.5}',
    '{"type": "start", "deal": ["merlin"]}',
    '{"type": "say", "text": 5, "id": 4}',
]


@pytest.mark.parametrize("message", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_message_changes_nothing(server, message):
    async def work():
        opened = await open_room(server)
        client = await Client(server, opened["room"], opened["pass"]).connect()
        before = client.room
        await client.send_raw(message)
        await client.until(lambda: any('"refused"' in text for text in client.messages) or client.closed)
        assert not client.closed
        assert (await client.command("say", text="I can still speak"))["type"] == "accepted"
        assert client.room == before
        await client.close()

    run(work())


def test_too_long_a_message_closes_the_socket(server):
    async def work():
        opened = await open_room(server)
        for length in (5_000, 100_000):
            client = await Client(server, opened["room"], opened["pass"]).connect()
            await client.send_raw(json.dumps({"type": "say", "text": "x" * length}))
            await client.until(lambda client=client: client.bye is not None)
            assert client.bye in ("bad_message", "gone")

    run(work())


def test_a_client_with_many_bad_messages_is_disconnected(server):
    async def work():
        opened = await open_room(server)
        client = await Client(server, opened["room"], opened["pass"]).connect()
        for _ in range(30):
            await client.send_raw("nonsense")
        await client.until(lambda: client.bye == "bad_message")
        await client.close()

    run(work())


def test_a_wrong_hello_is_refused(server):
    async def work():
        opened = await open_room(server)
        address = server.address.replace("http", "ws") + f"/api/rooms/{opened['room']}/socket"
        for hello in ("nonsense", '{"type": "start"}', "x" * 5000, b"\xff" * 100):
            async with connect(address) as socket:
                await socket.send(hello)
                assert json.loads(await socket.recv()) == {"type": "bye", "code": "bad_message"}

    run(work())


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.binary(max_size=200)
        | st.text(max_size=200)
        | st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(st.sampled_from(["type", "id", "seat", "options", "value", "x"]), inner, max_size=4)
            ),
        ).map(json.dumps)
        | st.builds(
            lambda kind, fields: json.dumps({**fields, "type": kind}),
            st.sampled_from(["answer", "say", "claim", "kick", "set_up", "move", "hand_over", "mute", "rename"]),
            st.dictionaries(
                st.sampled_from(["seat", "text", "value", "game", "decision", "options", "seats", "name", "id"]),
                st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3),
            ),
        ),
        max_size=15,
    )
)
def test_random_messages_never_break_a_room(server, messages):
    async def work():
        opened = await open_room(server, play_now=True)
        client = await Client(server, opened["room"], opened["pass"]).connect()
        for message in messages:
            await client.send_raw(message)
        assert (await client.command("say", text="hello"))["type"] in ("accepted", "refused")
        await client.close()
        other = await Client(server, opened["room"]).connect()
        assert other.room["code"] == opened["room"]
        await other.close()

    run(work())
    assert "unexpected" not in server.log.read_text()


def test_a_client_that_is_too_fast_is_refused_and_then_disconnected(tmp_path):
    limits = Limits(messages=Rate(0.001, 15), reads=None, new_rooms=None, wrong_codes=None)

    async def work(server):
        opened = await open_room(server)
        client = await Client(server, opened["room"], opened["pass"]).connect()
        for _ in range(60):
            await client.send_raw('{"type": "ping"}')
        await client.until(lambda: client.bye == "too_fast")
        assert sum('"pong"' in message for message in client.messages) >= 10
        assert any('"too_fast"' in message and '"refused"' in message for message in client.messages)
        await client.close()

    with Server(tmp_path, limits=limits) as server:
        run(work(server))


def test_a_slow_reader_does_not_delay_the_table(server):
    async def work():
        clients = await five_in_a_game(server)
        address = server.address.replace("http", "ws") + f"/api/rooms/{clients[0].room_code}/socket"
        async with connect(address, max_queue=1, close_timeout=0.5) as socket:
            await socket.send(json.dumps({"type": "hello", "pass": None}))
            await asyncio.gather(*(client.play() for client in clients))
        await close_all(clients)

    run(work())


def test_two_answers_at_the_same_moment_count_once(server):
    async def work():
        clients = await five_in_a_game(server)
        leader = next(client for client in clients if client.question)
        question = leader.question
        twin = await Client(server, leader.room_code, leader.pass_).connect()
        teams = random.Random(1).sample([[0, 1], [0, 2], [1, 2], [3, 4]], 2)
        replies = await asyncio.gather(
            leader.command("answer", game=1, decision=question["id"], value=teams[0]),
            twin.command("answer", game=1, decision=question["id"], value=teams[1]),
        )
        assert sorted(reply["type"] for reply in replies) == ["accepted", "refused"]
        refused = next(reply for reply in replies if reply["type"] == "refused")
        assert refused["error"]["code"] == "already_answered"
        await close_all([*clients, twin])

    run(work())
