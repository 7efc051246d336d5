"""Secrets are never logged: whole games with every kind of trouble, followed by a search of the log."""

import asyncio
import json
import re
import sqlite3

from afallon.avalon.characters import CHARACTERS
from afallon.kernel import RecordError
from afallon.server.errors import log_failure
from afallon.server.settings import ROOMS_FILE
from tests.server.clients import PlayingClient, join, open_room, seat_five
from tests.server.patience import run
from tests.server.serving import Server


def test_the_log_has_no_pass_seed_card_or_talk(tmp_path):
    """The test server logs everything that any library says at DEBUG, so the test covers every level."""
    secrets: set[str] = set()

    async def work(server):
        clients = await seat_five(server, lambda pass_, number: PlayingClient(server, "", pass_, number))
        secrets.update(client.pass_ for client in clients)
        secrets.add(clients[0].room_code.replace("-", ""))
        await clients[0].command("start")
        await clients[1].command("say", text="xyzzy-my-secret-plan")
        await clients[2].send_raw('{"type": "answer", "value": "xyzzy-bad"}')
        await clients[2].send_raw(b"\xff\xff xyzzy-bytes")
        await clients[2].command("answer", game=1, decision=1, value="xyzzy-value")
        with server.client() as http:
            http.post("/api/rooms", content=b'{"name": "xyzzy-http"')
            http.get("/api/rooms/XYZZY12345")
            http.get("/xyzzy?pass=xyzzy")
            http.get("/api/about", headers={"Host": "xyzzy.example", "Authorization": "Bearer xyzzy-pass"})
        await asyncio.gather(*(client.play() for client in clients))
        await clients[4].close()
        await clients[0].until(lambda: not clients[0].room["chairs"][4]["here"])
        reply = await clients[0].command("hand_over", seat=4)
        invite = reply["invite"].partition("#invite=")[2]
        secrets.add(invite)
        secrets.add((await join(server, clients[0].room_code, "Eve", invite=invite))["pass"])
        opened = await open_room(server, play_now=True)
        secrets.add(opened["pass"])
        for client in clients[:4]:
            await client.close()

    server = Server(tmp_path).start()
    run(work(server))
    server.kill()
    server.start()  # a start after a power cut logs the most
    server.stop()
    database = sqlite3.connect(server.settings.data / ROOMS_FILE)
    for (line,) in database.execute("SELECT line FROM journal"):
        secrets.update(value for name, value in json.loads(line).items() if name in ("seed", "holder", "invite"))
    database.close()
    logged = server.log.read_text()
    found = [secret for secret in secrets | {"xyzzy", "XYZZY"} if secret in logged]
    found += [name for name in CHARACTERS if name in logged]
    assert not found
    assert len(secrets) > 15
    assert logged, "something was logged"


def test_a_failure_is_logged_by_place_and_not_by_content(caplog):
    def look_at(card):
        raise RuntimeError(f"the card is {card}")

    try:
        look_at("merlin")
    except RuntimeError as error:
        log_failure(error)
    assert "RuntimeError" in caplog.text
    assert "test_secrets.py:" in caplog.text
    assert "merlin" not in caplog.text


def test_a_failure_without_a_raise_is_logged_by_its_caller(caplog):
    def find():
        log_failure(RecordError("the card is merlin"))

    find()
    [told] = caplog.messages
    assert re.fullmatch(r"unexpected RecordError at .* > test_secrets\.py:\d+ > test_secrets\.py:\d+", told)
