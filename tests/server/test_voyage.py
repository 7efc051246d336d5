"""Voyage on the server: choices, whole games over the socket, a power cut, and secrecy."""

import asyncio
import json
from random import Random

import pytest

import afallon
from afallon.kernel import Record
from afallon.text import LANGUAGES, has
from afallon.voyage.library import find_layout
from afallon.voyage.presets import PRESETS
from afallon.voyage.roles import ROLES
from tests.server.clients import PlayingClient, check_story, join, open_room
from tests.server.patience import run
from tests.server.room_bench import RoomBench
from tests.server.serving import Server

PEOPLE = dict(enumerate(("Ann", "Ben", "Cid")))


def test_choices(http):
    choices = http.get("/api/games/voyage").json()
    assert choices["seats"] == [3, 7]
    assert choices["options"]["layout"] == ["balanced", "random"]
    assert choices["options"]["charted"] == [None, False, True]
    assert choices["options"]["lasting_captain"] == [False, True]
    assert "2" in choices["options"]["sailor_points"]
    assert choices["bots"] == ["careful", "random"]
    for preset in choices["presets"]:
        body = {"game": "voyage", "seats": preset["seats"], "options": preset["options"]}
        assert http.post("/api/setups", json=body).json()["problems"] == []


def test_every_choice_can_be_played(http):
    choices = http.get("/api/games/voyage").json()["options"]
    for option, values in choices.items():
        for value in values:
            body = {"game": "voyage", "seats": 5, "options": {option: value}}
            assert http.post("/api/setups", json=body).json()["problems"] == [], (option, value)


def test_every_preset_has_a_text():
    keys = [f"voyage-preset-{preset.name}{part}" for preset in PRESETS for part in ("", ".short")]
    assert [(language, key) for language in LANGUAGES for key in keys if not has(language, key)] == []


def test_a_set_up_is_checked_and_has_a_code(http):
    options = {"layout": "random", "lasting_captain": True, "sailor_points": "1/2", "first_captain": 1}
    checked = http.post("/api/setups", json={"game": "voyage", "seats": 6, "options": options}).json()
    assert checked["problems"] == []
    assert sorted(set(checked["deck"])) == sorted(ROLES)
    assert checked["rows"][0] == "...S^^^"
    back = http.get(f"/api/setups/{checked['code']}").json()
    assert back == {"game": "voyage", "seats": 6, "options": {**options, "charted": None}}


def test_a_charted_map_is_shown_in_advance(http):
    layout = find_layout("balanced")
    for asked in ("balanced", str(layout)):
        body = {"game": "voyage", "seats": 3, "options": {"layout": asked}}
        checked = http.post("/api/setups", json=body).json()
        assert "\n".join(checked["rows"]) == str(layout)
        assert http.get(f"/api/setups/{checked['code']}").json()["options"]["layout"] == "balanced"
    hidden = http.post("/api/setups", json={**body, "options": {"charted": False}}).json()
    assert set("".join(hidden["rows"])) == set(".?^S")


def test_an_unplayable_set_up_has_reasons(http):
    body = {"game": "voyage", "seats": 8, "options": {}}
    checked = http.post("/api/setups", json=body).json()
    assert [problem["code"] for problem in checked["problems"]] == ["wrong_number_of_seats"]
    assert (checked["deck"], checked["code"]) == (None, None)
    refused = http.post("/api/rooms", json={**body, "name": "Ann"})
    assert refused.json()["error"]["code"] == "setup_refused"


def test_the_roles_cannot_be_chosen(http):
    body = {"game": "voyage", "seats": 3, "options": {"roles": ["admiral", "sailor", "traitor"]}}
    assert http.post("/api/setups", json=body).json()["error"]["code"] == "secret_option"
    assert http.post("/api/rooms", json={**body, "name": "Ann"}).json()["error"]["code"] == "secret_option"


def test_only_claims_of_voyage_are_accepted():
    room = RoomBench(3, game="voyage").full()
    room.send("Ann", "claim", claim="trust", about=1)
    assert room.refused("Ann", "claim", claim="good") == "bad_claim"
    assert room.refused("Ann", "claim", claim="character", character="merlin") == "bad_claim"


def test_the_journal_has_the_whole_map_and_yields_the_room():
    room = RoomBench(3, game="voyage", layout="random").full()
    room.send("Ann", "set_up", seats=3, options={"layout": "balanced"})
    room.send("Ann", "start")
    assert room.room.options["layout"] == "balanced"
    assert json.loads(room.journal[-1])["options"]["layout"] == str(find_layout("balanced"))
    room.play(PEOPLE, Random(1))
    assert room.room.phase == "over"
    assert room.again().plain() == room.plain()
    room.send("Ann", "rematch")
    assert room.room.phase == "playing"


class Navigator(PlayingClient):
    """Sails south for a while, so that the voyage is not short; then anywhere."""

    @property
    def question(self):
        question = super().question
        if question is not None and question["id"] not in self.chosen and self.turn <= 5:
            values = question["options"]["values"]
            wishes = [way for way in ("south", "west", "white") if way in values]
            self.chosen[question["id"]] = wishes[0] if wishes else values[0]  # no wished value is left: any will do
        return question

    @property
    def turn(self):
        return sum(event["kind"] == "turn_started" for event in self.events)


async def set_sail(server):
    opened = await open_room(server, game="voyage", seats=4)
    passes = [opened["pass"], *[(await join(server, opened["room"], name))["pass"] for name in ("Ben", "Cid", "Dee")]]
    clients = [Navigator(server, opened["room"], pass_, number) for number, pass_ in enumerate(passes)]
    for client in clients:
        await client.connect()
    await clients[0].command("start")
    return clients


def without_prospects(text):
    """Return a message without the prospects of the six roles, which are the same for every reader."""
    message = json.loads(text)
    message.get("table", {}).pop("prospects", None)
    for event in message.get("events", ()):
        event["table"] = [change for change in event.get("table", ()) if change[0][0] != "prospects"]
    return json.dumps(message)


def check_streams(server, clients):
    """Check that every stream is the one that the record gives to its seat, without other seats' secrets."""
    with server.client() as http:
        path = f"/api/rooms/{clients[0].room_code}/games/1"
        table = afallon.Table.replay(Record.parse(http.get(f"{path}/record").text))
        for client in clients:
            check_story(http.get(f"{path}/events?seat={client.seat}").json(), client)
    for client in clients:
        told = client.events[: next(n for n, event in enumerate(client.events) if event["kind"] == "roles_shown")]
        sent = [without_prospects(text) for text in client.messages if '"roles_shown"' not in text]
        spoken = json.dumps([event["data"] for event in told]) + "".join(sent)
        assert [role for role in ROLES if f'"{role}"' in spoken] == [table.state.roles[client.seat]]
        for event in told:
            if event["kind"] == "answered" and event["data"]["seat"] != client.seat:
                assert "value" not in event["data"]
            if event["kind"] == "asked" and event["data"]["seat"] != client.seat:
                assert "options" not in event["data"]
        given = {event["data"]["id"]: event["data"]["value"] for event in told if "value" in event["data"]}
        assert given == client.chosen
        assert client.confirmed.items() <= given.items()
    hidden = [turn for turn in table.view(None).turns if turn.alternative is None]
    assert len(hidden) >= 4, "some alternatives stayed face down"


def test_a_whole_voyage_with_a_power_cut_in_the_middle(tmp_path):
    async def work(server):
        clients = await set_sail(server)
        playing = [asyncio.create_task(client.play()) for client in clients]
        await clients[0].until(lambda: clients[0].turn >= 3)
        server.kill()
        await asyncio.gather(*playing)
        had = [list(client.events) for client in clients]
        assert not any(client.over for client in clients)
        await asyncio.to_thread(server.start)
        for client, before in zip(clients, had, strict=True):
            await client.connect()
            assert client.events[: len(before)] == before
        await asyncio.gather(*(client.play() for client in clients))
        for client in clients:
            await client.close()
        await asyncio.to_thread(check_streams, server, clients)

    server = Server(tmp_path).start()
    try:
        run(work(server))
    finally:
        server.stop()


@pytest.mark.parametrize("options", [{}, {"layout": "random", "lasting_captain": True}], ids=["fixed", "random"])
def test_bots_play_with_one_person_to_the_end(server, options):
    async def work():
        opened = await open_room(server, game="voyage", seats=3, options=options, play_now=True)
        client = await Navigator(server, opened["room"], opened["pass"], 1).connect()
        await client.play()
        await client.close()
        return client

    client = run(work())
    assert client.events[-1]["kind"] == "game_ended"
    assert len(client.events[-1]["data"]["scores"]) == 3
