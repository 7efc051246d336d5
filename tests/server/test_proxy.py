"""Trusted proxies: only their headers count, rate limits apply to the real clients, and no client is local."""

import json

import pytest

from afallon.server.asgi_scope import client_address, header, is_local
from afallon.server.main import main
from afallon.server.proxy import unwrap_proxy
from afallon.server.settings import Limits, Rate
from tests.server.serving import Server

PROXIES = ("127.0.0.1", "192.0.2.9", "10.0.0.0/8")
OUTER = "https://table.example.org/"


def request(client="127.0.0.1", type="http", **headers):
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": type, "client": (client, 5), "scheme": "http", "headers": named}


@pytest.mark.parametrize(
    ("forwarded", "caller"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("1.2.3.4, 198.51.100.7", "198.51.100.7"),
        ("1.2.3.4, 198.51.100.7, 192.0.2.9", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("[2001:db8::7]", "2001:db8::7"),
        ("198.51.100.7:51234", "198.51.100.7"),
        ("[2001:db8::7]:51234", "2001:db8::7"),
        ("1.2.3.4, 198.51.100.7:1, 10.3.2.1:2", "198.51.100.7"),
        ("198.51.100.7, nonsense", "127.0.0.1"),
        ("192.0.2.9", "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_not_a_proxy_is_the_client(forwarded, caller):
    assert client_address(unwrap_proxy(request(x_forwarded_for=forwarded), PROXIES)) == caller


def test_a_proxy_may_be_given_as_a_network():
    scope = request(client="10.9.8.7", x_forwarded_for="198.51.100.7")
    assert client_address(unwrap_proxy(scope, PROXIES)) == "198.51.100.7"
    assert client_address(unwrap_proxy({**scope, "client": ("11.9.8.7", 5)}, PROXIES)) == "11.9.8.7"


def test_repeated_headers_form_one_list():
    scope = request(x_forwarded_for="1.2.3.4")
    scope["headers"].append((b"x-forwarded-for", b"198.51.100.7"))
    assert client_address(unwrap_proxy(scope, PROXIES)) == "198.51.100.7"


def test_host_name_and_scheme_are_the_outer_ones():
    headers = {"host": "127.0.0.1:8765", "x_forwarded_host": "table.example.org", "x_forwarded_proto": "https"}
    seen = unwrap_proxy(request(**headers), PROXIES)
    assert (header(seen, b"host"), seen["scheme"]) == ("table.example.org", "https")
    assert unwrap_proxy(request(type="websocket", **headers), PROXIES)["scheme"] == "wss"
    assert unwrap_proxy(request(host="table.example.org"), PROXIES)["scheme"] == "http"


def test_headers_from_other_addresses_are_not_trusted():
    headers = {"host": "localhost", "x_forwarded_for": "198.51.100.7", "x_forwarded_host": "table.example.org"}
    for proxies in ((), ("192.0.2.9",)):
        seen = unwrap_proxy(request(**headers), proxies)
        assert (client_address(seen), header(seen, b"host"), seen["scheme"]) == ("127.0.0.1", "localhost", "http")
        assert not is_local(seen), "its own header says that it comes from elsewhere"


def test_nobody_is_local_through_a_proxy():
    assert is_local(request(host="localhost"))
    assert not is_local(unwrap_proxy(request(host="localhost"), PROXIES))
    assert not is_local(unwrap_proxy(request(host="localhost", x_forwarded_for="127.0.0.1"), PROXIES))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    limits = Limits(wrong_codes=Rate(0.001, 3))
    folder = tmp_path_factory.mktemp("proxy")
    with Server(folder, proxies=("127.0.0.1",), outer_address=OUTER, limits=limits) as running:
        yield running


def forwarded(caller="198.51.100.7", **headers):
    return {"X-Forwarded-For": caller, "X-Forwarded-Host": "table.example.org", "X-Forwarded-Proto": "https", **headers}


def test_links_use_the_outer_address(http):
    body = {"game": "avalon", "seats": 5, "name": "Ann"}
    opened = http.post("/api/rooms", json=body, headers=forwarded(Origin="https://table.example.org")).json()
    room = http.get(f"/api/rooms/{opened['room']}", headers=forwarded()).json()
    assert room["link"] == f"{OUTER}r/{opened['room'].replace('-', '')}"
    assert room["network"] is True


def test_a_page_must_come_from_the_outer_address(http):
    body = {"game": "avalon", "seats": 5, "options": {}}
    for origin, accepted in ((OUTER.rstrip("/"), True), ("https://elsewhere.example", False), ("null", False)):
        answer = http.post("/api/setups", json=body, headers=forwarded(Origin=origin))
        assert (answer.status_code == 200) is accepted, origin
    # A proxy that changes the host name without saying so.
    changed = {"Host": "127.0.0.1:1", "X-Forwarded-For": "198.51.100.7", "Origin": OUTER.rstrip("/")}
    assert http.post("/api/setups", json=body, headers=changed).status_code == 200
    wrong = http.get("/api/about", headers=forwarded(**{"X-Forwarded-Host": "elsewhere.example"}))
    assert json.loads(wrong.text)["error"]["code"] == "wrong_host"


def test_rate_limits_apply_to_each_client(http):
    def look(caller):
        return http.get("/api/rooms/AAAAAAAAAA", headers=forwarded(caller)).json()["error"]["code"]

    assert [look("203.0.113.1") for _ in range(4)] == ["no_such_room"] * 3 + ["too_fast"]
    assert look("203.0.113.2") == "no_such_room"
    assert look("198.51.100.3, 203.0.113.1") == "too_fast", "entries added by the client change nothing"


def test_the_network_switch_is_refused_through_the_proxy(http):
    assert http.get("/api/about", headers=forwarded()).json()["local"] is False
    assert http.get("/api/about").json()["local"] is False
    assert http.get("/api/network").json()["error"]["code"] == "only_local"


def test_a_proxy_needs_the_outer_address(tmp_path, capsys):
    assert main(["serve", "--data", str(tmp_path), "--no-browser", "--behind-proxy", "127.0.0.1"]) == 1
    assert "--outer-address" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--behind-proxy", "my-proxy"],
        ["--behind-proxy", "10.0.0.0/99"],
        ["--outer-address", "table.example.org"],
        ["--outer-address", "https://x/y"],
    ],
)
def test_addresses_are_checked(wrong, capsys):
    with pytest.raises(SystemExit):
        main(["serve", *wrong])
    assert wrong[0] in capsys.readouterr().err
