"""A campaign goes from the server to the terminal and back, in one file that does not reveal future chance."""

import json
from random import Random

import pytest

import afallon
from afallon.kernel import Answer, Record
from afallon.players.grail import wander
from afallon.saves import read_save
from afallon.server.api.campaigns import MOST_BYTES_OF_A_SAVE
from afallon.server.errors import Refusal
from afallon.server.rooms.saves import read_campaign, write_campaign
from afallon.terminal.saved_game import SavedGame
from tests.grail.tables import PACKS, begin
from tests.server.campaigns import CampaignClient, campaign_bench, campaign_server, play_until, settle
from tests.server.campaigns import begin as begin_room
from tests.server.patience import run
from tests.terminal.test_saved_game import begin as begin_file
from tests.terminal.test_saved_game import play as play_file


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with campaign_server(tmp_path_factory.mktemp("saves")) as running:
        yield running


def text_of(table):
    return str(table.record())


def test_a_campaign_goes_to_the_terminal_and_comes_back(server, tmp_path):
    file = tmp_path / "campaign.jsonl"

    async def there_and_back():
        clients = await begin_room(server, "Ann", "Олена", seed=1)
        await play_until(clients, lambda: clients[0].table["day"] == 2)
        async with server.async_client() as http:
            path = f"/api/rooms/{clients[0].room_code}/save"
            answer = await http.get(path, headers={"Authorization": f"Bearer {clients[1].pass_}"})
            assert answer.headers["content-type"] == "application/x-ndjson"
            file.write_text(answer.text, "utf-8")
        saved = SavedGame.resume(file, pack=str(PACKS / "fixture"))
        assert saved.session.names == ("Ann", "Олена")
        assert saved.session.people == (0, 1)
        assert saved.table.told(None) == clients[0].skipped_events + len(clients[0].events)
        saved.keep()
        play_file(saved, 25)
        async with server.async_client() as http:
            body = {"save": file.read_text("utf-8"), "name": "Ben", "seat": 1}
            opened = (await http.post("/api/saves", json=body)).json()
        ben = CampaignClient(server, opened["room"], opened["pass"], 3)
        await ben.connect()
        await settle([ben])
        assert (ben.seat, ben.room["host"], ben.room["phase"]) == (1, 1, "playing")
        assert [chair["who"] for chair in ben.room["chairs"]] == ["empty", "person"]
        assert ben.skipped_events + len(ben.events) == saved.table.told(1)
        assert ben.table["day"] == saved.table.state.day
        assert (await ben.command("add_bot", seat=0))["type"] == "accepted"
        known = len(ben.messages)
        await ben.answer_one()
        await ben.until(lambda: len(ben.messages) > known)

    run(there_and_back())


def test_the_terminal_continues_a_save_of_a_server(tmp_path, monkeypatch, capsys):
    from afallon.terminal.main import main

    room = campaign_bench()
    room.play({0: "Ann", 1: "Ben"}, Random(1), most=20)
    file = tmp_path / "campaign.jsonl"
    file.write_text(write_campaign(room.room, "en"), "utf-8")
    lines = iter(["", "", ""])

    def typed(*_: object) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    assert main(["play", "grail", "--resume", str(file), "--plain"]) == 0  # the pack is installed
    assert "Ben" in capsys.readouterr().out
    session, record = read_save(file.read_text("utf-8"))
    assert session.seed  # a new seed
    assert int(session.seed, 16) != int(room.room.match.seed, 16)
    assert afallon.Table.replay(record).digest() == room.room.table.digest()


def test_a_save_has_neither_seed_nor_talk():
    room = campaign_bench()
    room.send("Ann", "say", text="between us")
    room.play({0: "Ann", 1: "Ben"}, Random(2), most=30)
    save = write_campaign(room.room, "en")
    assert room.room.match.seed not in save
    assert f'"{int(room.room.match.seed, 16):x}"' not in save
    assert json.loads(save.split("\n")[0])["seed"] == ""
    assert "between us" not in save
    assert str(PACKS) not in save


def test_a_campaign_with_a_new_group_can_be_saved_too():
    room = campaign_bench()
    for seed in range(2000):
        if room.room.kit.campaign.summary(room.room.table).may_regroup and seed > 20:
            break
        room.play({0: "Ann", 1: "Ben"}, Random(seed), most=1)
    room.send("Ann", "regroup", chairs=[1])
    room.play({0: "Ben"}, Random(1), most=10)
    taken = read_campaign(write_campaign(room.room, "en"))
    table = room.room.table
    assert (taken.seats, taken.started.options) == (1, table.game.options(table.setup))
    assert "saved" not in taken.chosen
    assert len(taken.started.lines) >= 10


def test_a_save_needs_a_chair(server):
    async def ask():
        clients = await begin_room(server, "Ann")
        path = f"/api/rooms/{clients[0].room_code}"
        async with server.async_client() as http:
            watcher = (await http.post(f"{path}/watch", json={"name": "Wat"})).json()["pass"]
            for pass_, code in ((None, "pass_needed"), ("nonsense", "pass_needed"), (watcher, "not_seated")):
                headers = {} if pass_ is None else {"Authorization": f"Bearer {pass_}"}
                assert (await http.get(f"{path}/save", headers=headers)).json()["error"]["code"] == code
            avalon = (await http.post("/api/rooms", json={"game": "avalon", "seats": 5, "name": "Ann"})).json()
            headers = {"Authorization": f"Bearer {avalon['pass']}"}
            refused = await http.get(f"/api/rooms/{avalon['room']}/save", headers=headers)
            assert refused.json()["error"]["code"] == "no_campaign"

    run(ask())


def refusal_of(text):
    with pytest.raises(Refusal) as refusal:
        read_campaign(text)
    return refusal.value.code


def played(answers=30):
    table, rng = begin("fixture", seats=1), Random(1)
    for _ in range(answers):
        decision = table.open[0]
        table.submit(Answer(decision.id, 0, wander(decision, rng)))
    return table


def test_a_file_without_a_campaign_is_refused_with_a_reason():
    campaign_bench()  # installs the packs
    good = text_of(played(60))
    assert read_campaign(good).seats == 1
    assert refusal_of("") == "bad_save"
    assert refusal_of("what is this?\n") == "bad_save"
    assert refusal_of(str(afallon.new("avalon", seats=5, seed=1).record())) == "bad_save"
    header, *lines = good.splitlines()
    assert refusal_of("\n".join([header, *lines[:-2], '{"line":"answer","seat":0,"decision":1}'])) == "bad_save"
    place = next(place for place, line in enumerate(lines) if '"seat":0' in line)
    assert refusal_of("\n".join([header, *lines[:place], *lines[place + 1 :]])) == "save_unplayable"
    wrong = [line.replace('"digest":"', '"digest":"0') for line in lines]
    assert refusal_of("\n".join([header, *wrong])) == "save_unplayable"
    for version in (99, -3):
        unknown = header.replace('"version":2', f'"version":{version}')
        assert refusal_of("\n".join([unknown, *lines])) == "save_unplayable"
    elsewhere = header.replace('"pack_hash":"', '"pack_hash":"0')
    assert refusal_of("\n".join([elsewhere, *lines])) == "save_unplayable"


def test_a_save_with_too_many_undos_is_refused():
    campaign_bench()
    header, *lines = text_of(played(1)).splitlines()
    back_and_forth = [*lines, *['{"line":"undo","keep":0}'] * 2001]
    assert refusal_of("\n".join([header, *back_and_forth])) == "bad_save"


@pytest.mark.parametrize("saved", [{}, {"stage": "day", "rules": 5}, {"stage": "day", "characters": 7}, []])
def test_an_invented_state_is_refused(saved):
    campaign_bench()
    record = played(1).record()
    options = {**record.header.options, "saved": saved}
    header = json.dumps({"game": "grail", "version": 2, "seats": 1, "options": options})
    assert refusal_of(header) == "save_unplayable"


def test_a_finished_campaign_is_refused():
    campaign_bench()
    table, rng = begin("fixture", seats=2, seed=3), Random(1)
    while table.outcome is None:
        decision = rng.choice(list(table.open.values()))
        table.submit(Answer(decision.id, decision.seat, wander(decision, rng)))
    assert refusal_of(text_of(table)) == "save_is_over"


def test_a_file_that_is_too_large_is_refused(server):
    with server.client() as http:
        answer = http.post("/api/saves", json={"save": "0" * (2 * MOST_BYTES_OF_A_SAVE + 1), "name": "Ann"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
        answer = http.post("/api/saves", json={"save": "0" * 100_000, "name": "Ann"})
        assert answer.json()["error"]["code"] == "bad_save"


def test_a_save_of_the_terminal_does_not_reveal_its_path(server, tmp_path):
    saved = begin_file(tmp_path / "game.jsonl")
    saved.keep()
    play_file(saved, 10)
    with server.client() as http:
        body = {"save": saved.path.read_text("utf-8"), "name": "Ann"}
        opened = http.post("/api/saves", json=body).json()
        headers = {"Authorization": f"Bearer {opened['pass']}"}
        back = http.get(f"/api/rooms/{opened['room']}/save", headers=headers).text
    assert read_save(back)[1].header.options["pack"] == "fixture"
    assert str(tmp_path) not in back
    lines = list(Record.parse(back.partition("\n")[2]).lines)
    assert lines == list(saved.table.record().lines)
