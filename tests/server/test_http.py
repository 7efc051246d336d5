"""The HTTP interface, against a real server."""

import re
from pathlib import Path

import pytest

import afallon.server
from afallon.avalon.presets import PRESETS
from afallon.kernel import Record
from afallon.kernel.letters import write_numbers
from afallon.server.settings import Limits, Rate
from afallon.text import LANGUAGES, has, say
from tests.server.serving import NO_LIMITS, Server, wait_until

ANN = {"game": "avalon", "seats": 5, "options": {}, "name": "Ann"}


def code_of(answer):
    return answer.json()["error"]["code"]


def open_room(http, **fields):
    answer = http.post("/api/rooms", json={**ANN, **fields})
    assert answer.status_code == 201, answer.text
    return answer.json()


def command(http, room, pass_, type, **fields):
    headers = {"Authorization": f"Bearer {pass_}"} if pass_ else {}
    return http.post(f"/api/rooms/{room}/commands", json={"type": type, "id": 7, **fields}, headers=headers)


def play_to_the_end(http, opened):
    """Let bots finish a game without any connection."""
    assert command(http, opened["room"], opened["pass"], "stand_in", seat=0).status_code == 200
    wait_until(lambda: http.get(f"/api/rooms/{opened['room']}").json()["phase"] == "over")


# Choices and set-ups


def test_about(http):
    about = http.get("/api/about").json()
    assert (about["games"], about["local"]) == (["avalon", "voyage", "grail"], True)
    assert {one["tag"]: one["name"] for one in about["languages"]} == {
        language: say(language, "language-name") for language in LANGUAGES
    }


def test_choices(http):
    choices = http.get("/api/games/avalon").json()
    assert choices["seats"] == [5, 10]
    merlin = next(one for one in choices["characters"] if one["name"] == "merlin")
    assert merlin["crest"].startswith("M10 29c7-9 21-9 28 0")
    assert (merlin["side"], merlin["fills_up"], merlin["rules"]) == ("good", False, ["AV-ROLE-01"])
    assert merlin["tags"] == ["good", "hunted", "merlin", "seems_merlin"]
    lunatic = next(one for one in choices["characters"] if one["name"] == "lunatic")
    assert lunatic["matters_to"] == ["play_card"]
    ru = next(one for one in choices["editions"] if one["name"] == "ru")
    assert "quest_selection" not in ru["modules"]
    assert ru["options"]["allegiance_deck"] == "six"
    assert choices["bots"] == ["careful", "random"]
    assert [preset["name"] for preset in choices["presets"]] == [preset.name for preset in PRESETS]
    assert code_of(http.get("/api/games/chess")) == "no_such_game"


def test_choices_are_arranged_in_groups(http):
    choices = http.get("/api/games/avalon").json()
    groups = {group["name"]: group for group in choices["groups"]}
    assert list(groups) == ["classic", "modules", "lancelots", "faces", "hands"]
    lancelots = {"kind": "character", "names": ["good_lancelot", "evil_lancelot"], "together": "lancelots"}
    assert groups["lancelots"]["things"] == [lancelots]
    variants = {"one_of": "lancelot_variant", "modules": ["lancelot_variant_1", "lancelot_variant_2"]}
    assert groups["lancelots"]["ways"] == [variants]
    assert groups["lancelots"]["options"] == ["allegiance_deck", "allegiance_by_number"]
    placed = [option for group in groups.values() for option in group["options"]]
    assert sorted([*placed, "fifth_team"]) == sorted(option["name"] for option in choices["options"])
    found = [name for group in groups.values() for thing in group["things"] for name in thing["names"]]
    found += [name for group in groups.values() for way in group["ways"] for name in way["modules"]]
    plain = {one["name"] for one in choices["characters"] if one["fills_up"]}
    everything = {one["name"] for kind in ("characters", "modules") for one in choices[kind]}
    assert sorted(found) == sorted(everything - plain)
    assert {preset["group"] for preset in choices["presets"]} == {"first", "classic", "lancelots", "faces", "all"}


def test_a_set_up_is_checked_and_has_a_code(http):
    body = {"game": "avalon", "seats": 7, "options": {"characters": ["merlin", "assassin", "oberon"]}}
    checked = http.post("/api/setups", json=body).json()
    assert checked["problems"] == []
    assert sorted(checked["deck"]) == ["assassin", "merlin", "minion", "oberon", "servant", "servant", "servant"]
    assert checked["sizes"] == [2, 3, 3, 4, 4]
    assert checked["fails_to_sink"] == [1, 1, 1, 2, 1]
    back = http.get(f"/api/setups/{checked['code']}").json()
    assert (back["game"], back["seats"]) == ("avalon", 7)
    assert sorted(back["options"]["characters"]) == ["assassin", "merlin", "oberon"]
    assert http.post("/api/setups", json=back).json()["code"] == checked["code"]


HOSTILE_CODES = [
    *([], [0, 4, 5, 0, 3, 0, 0], [2**70, 0, 5, 0, 3, 0, 0], [0, 0, 5, 0, 3, 2**70, 0], [900, 0, 5, 0, 3, 0, 0]),
    *([0, 0, 1 << 24, 0, 3, 0, 0], [0, 0, 5, 1 << 70, 3, 0, 0], [0, 0, 5, 0, 99, 0, 0], [0, 0, 5, 0, 3, 0, 1 << 40]),
    *([0, 0, 5, 0, 3, 0, 0, kind, 7, 21, 9, 14, 0, 1] for kind in range(7)),
    *([0, 0, 5, 0, 3, 0, 0, kind, 7, 21, 9, 14, 0] for kind in range(7)),
    [0, 0, 5, 0, 3, 0, 0, *[2, 7, 0] * 100],
    [0, 0, 5, 0, 3, 0, 0, *[2, 7, 0] * 5_000],
]


@pytest.mark.parametrize("numbers", HOSTILE_CODES, ids=lambda numbers: "-".join(map(str, numbers[:14])))
def test_hostile_set_up_codes_are_refused_or_read(http, numbers):
    """A code may name unknown content: that is reported as problems, and never as an error of the server."""
    read = http.get(f"/api/setups/{write_numbers('A', numbers)}")
    if read.status_code != 200:
        assert (read.status_code, code_of(read)) in [(404, "bad_setup_code"), (413, "too_large")]
        return
    checked = http.post("/api/setups", json=read.json())
    assert checked.status_code == 200, checked.text
    problems = checked.json()["problems"]
    assert problems
    assert {problem["code"] for problem in problems} <= {
        *("unknown_edition", "unknown_character", "unknown_module", "unknown_option"),
        *("wrong_number_of_seats", "two_assassins", "character_twice"),
    }
    refused = http.post("/api/rooms", json={**ANN, **read.json()})
    assert (refused.status_code, code_of(refused)) == (400, "setup_refused")


@pytest.mark.parametrize("name", ["gawain", "Мерлін", "", "a" * 500, "__class__", "{ $x }", "merlin\u0000"])
@pytest.mark.parametrize("field", ["characters", "modules", "assassin", "edition", "fifth_team", "hidden_sorcerer"])
def test_hostile_names_in_options_are_problems(http, field, name):
    value = [name] if field in ("characters", "modules") else name
    checked = http.post("/api/setups", json={"game": "avalon", "seats": 5, "options": {field: value}})
    assert checked.status_code == 200, checked.text
    assert checked.json()["problems"]


def test_an_unplayable_set_up_has_reasons(http):
    body = {"game": "avalon", "seats": 5, "options": {"characters": ["merlin"]}}
    checked = http.post("/api/setups", json=body).json()
    assert [problem["code"] for problem in checked["problems"]] == ["merlin_needs_an_assassin"]
    assert (checked["deck"], checked["code"]) == (None, None)
    refused = http.post("/api/rooms", json={**ANN, **body})
    assert (refused.status_code, code_of(refused)) == (400, "setup_refused")


def test_the_deal_cannot_be_chosen(http):
    deal = {"deal": ["merlin", "assassin", "servant", "minion", "servant"]}
    body = {"game": "avalon", "seats": 5, "options": deal}
    assert code_of(http.post("/api/setups", json=body)) == "secret_option"
    assert code_of(http.post("/api/rooms", json={**ANN, "options": deal})) == "secret_option"
    assert code_of(http.post("/api/rooms", json={**ANN, **deal})) == "bad_request"


def test_a_wrong_set_up_code_is_refused(http):
    assert code_of(http.get("/api/setups/nonsense")) == "bad_setup_code"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_every_language(http, language):
    answer = http.get(f"/api/words/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "avalon-name =" in answer.text
    assert "error-no-such-room =" in answer.text
    again = http.get(f"/api/words/{language}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_every_refusal_has_a_text_in_every_language():
    source = "".join(path.read_text() for path in Path(afallon.server.__path__[0]).rglob("*.py"))
    codes = set(re.findall(r'(?:Refusal|Bye|bye)\(\s*"([a-z_]+)"', source))
    codes |= set(re.findall(r'^    "([a-z_]+)": \d', source, re.M))
    codes |= {"kicked", "left", "handed_over", "already_played", "game_running"}
    assert len(codes) > 50
    assert not [(spoken, code) for spoken in LANGUAGES for code in sorted(codes) if not has(spoken, f"error-{code}")]


def test_head_answers_as_get_without_a_body(http):
    for path in ("/", "/r/AAAAA", "/icon.svg", "/plain.css", "/api/about", "/api/words/en"):
        whole, head = http.get(path), http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        for name in ("content-type", "content-length", "etag", "cache-control"):
            assert head.headers.get(name) == whole.headers.get(name), (path, name)
    assert http.head("/nothing-here").status_code == 404


# Rooms


def test_a_room_from_opening_to_full(http):
    opened = open_room(http)
    assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}", opened["room"])
    assert len(opened["pass"]) >= 22
    typed = opened["room"].lower().replace("-", " ").replace("0", "o")
    shown = http.get(f"/api/rooms/{typed}").json()
    assert shown["code"] == opened["room"]
    assert (shown["phase"], shown["number"], shown["host"], shown["network"]) == ("lobby", 0, 0, False)
    assert [chair["who"] for chair in shown["chairs"]] == ["person", *["empty"] * 4]
    seats = [http.post(f"/api/rooms/{typed}/join", json={"name": f"P{n}"}).json()["seat"] for n in range(1, 5)]
    assert seats == [1, 2, 3, 4]
    full = http.post(f"/api/rooms/{typed}/join", json={"name": "Late"})
    assert (full.status_code, code_of(full)) == (409, "room_full")
    assert http.post(f"/api/rooms/{typed}/watch", json={"name": "Late"}).status_code == 201


def test_passes_are_not_shown_and_not_stored(server, http):
    opened = open_room(http)
    joined = http.post(f"/api/rooms/{opened['room']}/join", json={"name": "Ben"}).json()
    shown = http.get(f"/api/rooms/{opened['room']}").text
    stored = b"".join(path.read_bytes() for path in server.settings.data.iterdir())
    for pass_ in (opened["pass"], joined["pass"]):
        assert pass_ not in shown
        assert pass_.encode() not in stored
    assert b"K7M2Q" not in stored
    assert opened["room"].replace("-", "").encode() in stored, "the file that was looked at is the right one"


def test_commands_over_http(http):
    opened = open_room(http)
    accepted = command(http, opened["room"], opened["pass"], "add_bot", seat=1, bot="careful")
    assert (accepted.status_code, accepted.json()) == (200, {"type": "accepted", "reply_to": 7})
    refused = command(http, opened["room"], opened["pass"], "start")
    assert refused.status_code == 409
    assert refused.json()["type"] == "refused"
    assert (refused.json()["reply_to"], refused.json()["error"]["code"]) == (7, "empty_chairs")
    assert command(http, opened["room"], None, "start").status_code == 403
    assert command(http, opened["room"], "wrong", "start").status_code == 401
    assert command(http, opened["room"], opened["pass"], "fly").json()["error"]["code"] == "bad_message"


def test_play_now_and_everything_after_the_outcome(http):
    opened = open_room(http, play_now=True)
    path = f"/api/rooms/{opened['room']}/games/1"
    for asked in ("record", "events", "events?seat=all", "events?seat=0"):
        hidden = http.get(f"{path}/{asked}")
        assert (hidden.status_code, code_of(hidden)) == (409, "not_over")
    play_to_the_end(http, opened)
    record = Record.parse(http.get(f"{path}/record").text)
    assert record.header.options["deal"] is None
    assert record.lines[-1].kind == "seed"
    everything = http.get(f"{path}/events?seat=all").json()["events"]
    public = http.get(f"{path}/events").json()["events"]
    mine = http.get(f"{path}/events?seat=0").json()["events"]
    assert len(public) < len(mine) < len(everything)
    assert [event["number"] for event in mine] == list(range(1, len(mine) + 1))
    assert code_of(http.get(f"{path}/events?seat=5")) == "no_such_chair"
    assert code_of(http.get(f"{path}/events?seat=-1")) == "no_such_chair"
    assert code_of(http.get(f"/api/rooms/{opened['room']}/games/2/record")) == "no_such_game"


def test_an_abandoned_game_keeps_its_secrets(http):
    opened = open_room(http, play_now=True)
    assert command(http, opened["room"], opened["pass"], "abandon").status_code == 200
    assert code_of(http.get(f"/api/rooms/{opened['room']}/games/1/events?seat=all")) == "not_over"


def test_the_qr_code_is_a_picture_of_the_link(http):
    opened = open_room(http)
    answer = http.get(f"/api/rooms/{opened['room']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.count("<path") >= 1


# Security


def test_every_answer_has_security_headers(http):
    for path in ("/", "/api/about", "/nothing", "/docs", "/r/AAAAAAAAAA"):
        headers = http.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers


def test_the_docs_load_nothing_from_other_servers(http):
    page = http.get("/docs").text
    assert "/api/rooms/{code}/join" in page
    assert "http" not in page.replace("http-equiv", "")
    assert http.get("/docs/openapi.json").json()["openapi"].startswith("3.")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "", "127.0.0.1.evil.example", "192.0.2.99"])
def test_a_foreign_host_name_is_refused(http, host):
    answer = http.get("/api/about", headers={"Host": host})
    assert (answer.status_code, code_of(answer)) == (421, "wrong_host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:99", "[::1]:8765"])
def test_names_of_this_machine_are_accepted(http, host):
    assert http.get("/api/about", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:1", "file://"])
def test_a_foreign_page_cannot_change_anything(http, origin):
    answer = http.post("/api/rooms", json=ANN, headers={"Origin": origin})
    assert (answer.status_code, code_of(answer)) == (403, "wrong_origin")
    assert http.put("/api/network", json={"open": True}, headers={"Origin": origin}).status_code == 403


def test_our_own_page_can_change_things(server, http):
    assert http.post("/api/rooms", json=ANN, headers={"Origin": server.address}).status_code == 201


def test_the_network_switch_is_for_local_callers_only(http):
    assert http.get("/api/network").json()["open"] is False
    assert code_of(http.get("/api/network", headers={"X-Forwarded-For": "192.0.2.7"})) == "only_local"


def test_the_qr_code_of_the_home_page_is_for_local_callers_only(http):
    answer = http.get("/api/network/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.count("<path") >= 1
    assert code_of(http.get("/api/network/qr.svg", headers={"X-Forwarded-For": "192.0.2.7"})) == "only_local"


def test_too_large_a_request_is_refused(http):
    answer = http.post("/api/rooms", json={**ANN, "options": {"x": "y" * 5000}})
    assert (answer.status_code, code_of(answer)) == (413, "too_large")


NONSENSE = [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 3000, b'{"game": "avalon", "game": 1}']


@pytest.mark.parametrize("body", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_and_not_quoted(http, body):
    answer = http.post("/api/rooms", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()) == (400, {"error": {"code": "bad_request", "rule": None, "details": {}}})


@pytest.mark.parametrize("body", [b'{"\xff": 1}', b'{"name": "\xff"}', b'{"options": {"\xff": 1}}'])
def test_bytes_that_are_not_text_are_refused(http, body):
    answer = http.post("/api/rooms", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, code_of(answer)) == (400, "bad_request")


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/../main.py", "/..%2f..%2fmain.py", "/assets/../../main.py", "/%00", "/api/nothing"]
)
def test_only_files_of_the_page_are_served(http, path):
    answer = http.get(path)
    assert (answer.status_code, code_of(answer)) == (404, "no_such_page")


def test_wrong_room_codes_are_rate_limited(tmp_path):
    limits = Limits(wrong_codes=Rate(0.001, 5))
    with Server(tmp_path, limits=limits) as server, server.client() as http:
        opened = open_room(http)
        codes = [code_of(http.get(f"/api/rooms/AAAAAAAAA{n}")) for n in range(7)]
        assert codes == ["no_such_room"] * 5 + ["too_fast"] * 2
        assert code_of(http.get(f"/api/rooms/{opened['room']}")) == "too_fast", "right codes are refused as well"
        commands = f"/api/rooms/{opened['room']}/commands"
        stranger = {"Authorization": "Bearer made-up"}
        assert code_of(http.post(commands, json={"type": "pause"}, headers=stranger)) == "too_fast"
        ann = {"Authorization": f"Bearer {opened['pass']}"}
        said = http.post(commands, json={"type": "say", "text": "hello"}, headers=ann)
        assert said.status_code == 200, "a pass proves that the code was not guessed"
        joined = http.post(f"/api/rooms/{opened['room']}/join", json={"name": "Ben"})
        assert joined.status_code == 201, "the code is known at this address by now"


def test_requests_and_new_rooms_are_rate_limited(tmp_path):
    limits = Limits(visits=Rate(0.001, 10), reads=Rate(0.001, 8), wrong_codes=None, new_rooms=Rate(0.001, 2))
    with Server(tmp_path, limits=limits) as server, server.client() as http:
        assert [http.post("/api/rooms", json=ANN).status_code for _ in range(4)] == [201, 201, 429, 429]
        assert [http.post("/api/setups", json={}).status_code for _ in range(8)] == [400] * 6 + [429] * 2
        assert [http.get("/api/about").status_code for _ in range(10)] == [200] * 8 + [429] * 2
        assert http.get("/docs").status_code == 200, "only the API is counted"


def test_the_network_can_be_opened_and_closed(tmp_path):
    with Server(tmp_path, limits=NO_LIMITS) as server, server.client() as http:
        shown = http.get("/api/network").json()
        if not shown["addresses"]:
            assert code_of(http.put("/api/network", json={"open": True})) == "network_failed"
            return
        opened = http.put("/api/network", json={"open": True}).json()
        assert opened["open"]
        there = f"http://{opened['addresses'][0]}:{opened['port']}"
        room = open_room(http)["room"]
        assert http.get(f"/api/rooms/{room}").json()["link"] == f"{there}/r/{room.replace('-', '')}"
        assert http.get(f"{there}/api/about").json()["local"] is False
        assert code_of(http.get(f"{there}/api/network")) == "only_local"
        assert http.get(f"{there}/api/rooms/{room}").status_code == 200
        assert http.put("/api/network", json={"open": False}).json()["open"] is False
        with pytest.raises(Exception, match="refused"):
            http.get(f"{there}/api/about")
        assert http.get(f"/api/rooms/{room}").json()["link"].startswith("http://localhost:")
