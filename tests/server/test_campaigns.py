"""Campaigns over real sockets: a day, a power cut in a fight, newcomers, undo, two characters for one person."""

import json
from random import Random

import httpx
import pytest

from afallon.grail.content import shelf
from afallon.grail.content.shelf import USUAL_PACK
from afallon.server import kits
from afallon.server.errors import Refusal
from afallon.server.settings import Limits
from tests.server.campaigns import CampaignClient, begin, campaign_bench, campaign_server, play_until, settle
from tests.server.clients import Client, join, open_room
from tests.server.patience import run


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with campaign_server(tmp_path_factory.mktemp("campaigns")) as running:
        yield running


def in_a_fight(client):
    return client.table["encounter"] is not None and client.table["encounter"]["kind"] == "combat"


async def until_morning(clients):
    """Play into the next day, until the group may change."""
    today = clients[0].table["day"]
    await play_until(
        clients,
        lambda: clients[0].table["day"] > today and clients[0].room["summary"]["may_regroup"],
    )


def seen_alike(clients):
    return all(client.table == clients[0].table for client in clients)


def test_two_people_play_a_whole_day(server):
    async def day():
        clients = await begin(server, "Ann", "Ben")
        watcher = await Client(server, clients[0].room_code).connect()
        assert not clients[0].room["night"]
        await until_morning(clients)
        await watcher.until(lambda: len(watcher.events) == len(clients[0].events))
        assert seen_alike([*clients, watcher])
        assert watcher.mine["question"] is None
        summary = clients[0].room["summary"]
        assert (summary["pack"], summary["day"], summary["chapter"]) == ("fixture", 2, clients[0].table["chapter"])
        assert summary["places"] == [one["location"] for one in clients[0].table["characters"]]

    run(day())


def test_a_power_cut_in_the_middle_of_a_fight(tmp_path):
    async def fight(server):
        clients = await begin(server, "Ann", "Ben", seed=3)
        await play_until(clients, lambda: in_a_fight(clients[0]) and clients[0].table["encounter"]["sequence"])
        before, question = clients[0].table, [client.question for client in clients]
        server.kill()
        server.start()
        for client in clients:
            await client.close()
            await client.connect()
        await settle(clients)
        assert in_a_fight(clients[0])
        assert [client.table for client in clients] == [before, before]
        assert [client.question for client in clients] == question
        await play_until(clients, lambda: clients[0].table["encounter"] is None)

    with campaign_server(tmp_path) as server:
        run(fight(server))
        assert "unexpected" not in server.log.read_text()


def test_a_third_person_joins_the_next_day_and_another_stays_away(server):
    async def days():
        clients = await begin(server, "Ann", "Ben", seed=5)
        room = clients[0].room_code
        await play_until(clients, lambda: not clients[0].room["summary"]["may_regroup"])
        newcomer = await join(server, room, "Cid")
        cid = CampaignClient(server, room, newcomer["pass"], 9)
        await cid.connect()
        await settle([cid])
        assert (newcomer["seat"], cid.mine["question"]) == (2, None)
        early = await clients[0].command("regroup")
        assert early["error"]["code"] == "setup_refused"
        assert early["error"]["details"]["problems"][0]["code"] == "not_between_actions"
        await until_morning(clients)
        place = clients[0].table["places"]
        tiles = [one["tile"] for one in clients[0].table["characters"]]
        assert (await clients[0].command("regroup"))["type"] == "accepted"
        three = [*clients, cid]
        await settle(three)
        assert [client.game for client in three] == [2, 2, 2]
        assert [one["tile"] for one in cid.table["characters"]][:2] == tiles
        assert [one["number"] for one in cid.table["places"]] == [one["number"] for one in place]
        assert cid.room["summary"]["day"] == 2
        await until_morning(three)
        assert (await clients[0].command("regroup", chairs=[2, 0]))["type"] == "accepted"
        await settle(three)
        assert [chair["name"] for chair in cid.room["chairs"]] == ["Cid", "Ann", "Ben"]
        assert (cid.room["seats"], cid.room["host"]) == (2, 1)
        assert clients[1].question is None  # Ben keeps a chair, and watches
        assert [one["tile"] for one in cid.table["characters"]][1] == tiles[0]
        await until_morning([clients[0], cid])

    run(days())


def test_an_answer_is_taken_back_when_all_agree(server):
    async def undo():
        ann, ben = clients = await begin(server, "Ann", "Ben", seed=7)
        assert (await ann.command("undo"))["error"]["code"] == "cannot_take_back"
        await play_until(clients, lambda: ann.mine["undoable"] and ben.mine["undoable"])
        await play_until(clients, lambda: not ann.mine["undoable"])  # the answer has revealed something
        assert (await ben.command("undo"))["error"]["code"] == "cannot_take_back"
        before = ann.table
        while True:
            before = ann.table
            actor = ann if ann.question is not None else ben
            await actor.answer_one()
            await settle(clients)
            if ann.mine["undoable"]:
                break
        after = ann.table
        assert (await ann.command("undo"))["type"] == "accepted"
        await settle(clients)
        assert (ben.room["undo_wishes"], ben.table) == ([0], after)
        assert (await ben.command("stand"))["type"] == "accepted"
        await settle(clients)
        assert (ann.room["undo_wishes"], ann.table) == ([], after)
        assert (await ben.command("undo"))["type"] == "accepted"
        assert (await ann.command("undo"))["type"] == "accepted"
        await settle(clients)
        assert ann.room["undo_wishes"] == []
        assert ann.table == ben.table == before
        assert "rewound" in [event["kind"] for event in ann.events]
        await play_until(clients, lambda: ann.table["day"] > 1)

    run(undo())


def test_one_person_plays_two_characters_with_two_passes(server):
    async def alone():
        clients = await begin(server, "Ann the bell ringer", "Ann the eel catcher", seed=11)
        await until_morning(clients)
        assert seen_alike(clients)

    run(alone())


def test_newcomers_to_a_long_campaign_get_only_the_latest_events(server):
    async def late():
        clients = await begin(server, "Ann", seed=2)
        await play_until(clients, lambda: len(clients[0].events) > 150)
        watcher = await Client(server, clients[0].room_code).connect()
        await watcher.command("have_seen")
        assert len(watcher.events) == 100
        assert [event["number"] for event in watcher.events] == [event["number"] for event in clients[0].events[-100:]]
        assert watcher.table == clients[0].table

    run(late())


def test_the_story_has_the_verses_read_so_far(server):
    async def story():
        clients = await begin(server, "Ann", seed=4)
        await play_until(clients, lambda: len(clients[0].table["verses"]) > 2)
        async with server.async_client() as http:
            told = (await http.get(f"/api/rooms/{clients[0].room_code}/story?language=uk")).json()
            unknown = await http.get(f"/api/rooms/{clients[0].room_code}/story?language=xx")
        assert unknown.json()["error"]["code"] == "unknown_language"
        assert [one["verse"] for one in told["verses"]] == clients[0].table["verses"]
        assert all(one["day"] >= 1 and one["paragraphs"] for one in told["verses"])
        assert any("а" in text for one in told["verses"] for text in one["paragraphs"])
        hilltop = [one["paragraphs"] for one in told["verses"] if one["verse"] == "1:hilltop"]
        assert ["ще не стояли" in " ".join(one) for one in hilltop] == [place == 0 for place in range(len(hilltop))]
        assert hilltop

    run(story())


def test_the_list_of_campaigns(server):
    async def several():
        first, second = [(await begin(server, name, seed=4))[0] for name in ("Ann", "Ben")]
        codes = ",".join([first.room_code, "ZZZZZ-ZZZZZ", second.room_code])
        async with server.async_client() as http:
            found = (await http.get(f"/api/campaigns?codes={codes}&language=en")).json()
        assert [(one["room"], one["people"]) for one in found] == [
            (first.room_code, ["Ann"]),
            (second.room_code, ["Ben"]),
        ]
        assert found[0]["place"] == "Lantern Hill"

    run(several())


def test_a_server_without_added_packs_offers_the_installed_one(tmp_path):
    from tests.server.serving import Server

    with Server(tmp_path) as bare, bare.client() as http:
        assert "grail" in http.get("/api/about").json()["games"]
        (pack,) = http.get("/api/games/grail").json()["packs"]
        assert (pack["name"], pack["titles"]["en"]) == (USUAL_PACK, "The Hush")
        body = {"game": "grail", "seats": 1, "options": {"pack": "fixture"}, "name": "Ann"}
        assert http.post("/api/rooms", json=body).json()["error"]["code"] == "setup_refused"
        assert _problems(http, pack="fixture") == ["no_such_pack"]


def test_the_default_pack_is_offered_first(server):
    with server.client() as http:
        assert http.get("/api/games/grail").json()["packs"][0]["name"] == USUAL_PACK


def test_without_any_pack_grail_is_not_offered(monkeypatch):
    monkeypatch.setattr(shelf, "_shelves", [])
    assert "grail" not in kits.offered_games()
    with pytest.raises(Refusal) as refused:
        kits.check_setup("grail", 1, {"pack": USUAL_PACK})
    assert refused.value.code == "no_such_game"


def test_every_offered_choice_is_accepted(server):
    with server.client() as http:
        assert "grail" in http.get("/api/about").json()["games"]
        choices = http.get("/api/games/grail").json()
        packs = {pack["name"]: pack for pack in choices["packs"]}
        assert packs["fixture"]["chapters"] == 2
        assert packs["fixture"]["characters"][0]["names"]["en"] == "the bell ringer"
        for mode in choices["modes"]:
            assert _problems(http, pack="fixture", mode=mode["name"]) in ([], ["no_secret_of_distrust"])
            for rule in mode["rules"]:
                asked = _problems(http, pack="fixture", mode=mode["name"], rules=[rule])
                assert asked in ([], ["no_secret_of_distrust"])
        assert _problems(http, pack="fixture", characters=["nobody"]) == ["unknown_character"]


@pytest.mark.parametrize("path", ["/tmp", "../fixture", "tests/grail/packs/fixture", "", None, ["fixture"], "nothing"])
def test_a_path_in_place_of_a_pack_is_refused(server, path):
    with server.client() as http:
        assert _problems(http, pack=path) == ["no_such_pack"]


def test_the_state_of_a_campaign_cannot_be_chosen(server):
    with server.client() as http:
        assert _problems(http, pack="fixture", saved={"stage": "day"}) == ["unknown_option"]
        assert _problems(http, pack="fixture", pack_hash="0") == ["unknown_option"]


def test_all_problems_of_a_set_up_are_reported(server):
    wrong = {"wine": 1, "saved": {}, "mode": "easy", "characters": ["nobody"]}
    with server.client() as http:
        unknown = ["unknown_option"] * 2
        assert _problems(http, pack="fixture", **wrong) == [*unknown, "no_such_value", "unknown_character"]
        assert _problems(http, pack="nothing", **wrong) == [*unknown, "no_such_value", "no_such_pack"]
        assert _problems(http, seats=9, **wrong) == [*unknown, "wrong_number_of_seats", "no_such_value", "no_such_pack"]


def _problems(http: httpx.Client, *, seats: int = 1, **options: object) -> list[str]:
    checked = http.post("/api/setups", json={"game": "grail", "seats": seats, "options": options}).json()
    return [problem["code"] for problem in checked["problems"]]


def test_a_person_is_told_about_a_new_chair(server):
    async def regroup():
        ann, ben, cid = people = await begin(server, "Ann", "Ben", "Cid")
        await play_until(people, lambda: ann.room["summary"]["may_regroup"])
        await ben.command("leave")
        assert (await ann.command("regroup"))["type"] == "accepted"
        await settle([ann, cid])
        assert cid.mine["reader"] == 1
        assert [message["seat"] for message in map(json.loads, cid.messages) if message["type"] == "welcome"][-1] == 1

    run(regroup())


def test_rooms_that_are_gone_do_not_count_as_guesses(tmp_path):
    async def look():
        with campaign_server(tmp_path, limits=Limits()) as running:
            opened = await open_room(running, name="Ann")
            async with running.async_client() as client:
                gone = ",".join(f"ABCDEFGH{number}" for number in range(22, 34))
                assert (await client.get("/api/campaigns", params={"codes": gone})).json() == []
                assert (await client.get(f"/api/rooms/{opened['room']}")).status_code == 200

    run(look())


def test_an_undo_wish_ends_when_its_person_leaves():
    bench = campaign_bench(2)
    passes, rng = [chair.pass_hash for chair in bench.room.chairs], Random(1)
    bench.room.here.update(passes)
    while not bench.room.match.table.view(None).undoable:
        decision = rng.choice(list(bench.room.match.table.open.values()))
        value = decision.options.sample(rng)
        bench.send(passes[decision.seat], "answer", game=1, decision=decision.id, value=value)
    bench.send(passes[0], "undo")
    assert bench.room.undo_wishes == {0}
    bench.send(passes[0], "leave")
    assert bench.room.undo_wishes == set()
