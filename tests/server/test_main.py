"""The commands `serve`, `backup` and `restore`, as people start them."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys

import httpx

from afallon.server.main import main
from afallon.server.settings import ROOMS_FILE
from afallon.server.sqlite_store import SqliteStore
from tests.grail.tables import PACKS
from tests.server.patience import PATIENCE

COMMAND = [sys.executable, "-m", "afallon.server"]


def serve(folder, *arguments):
    command = [*COMMAND, "serve", "--no-browser", "--data", str(folder), *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment)


def address_of(process):
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError(process.stderr.read())


def test_serve_prints_its_address_and_stops_cleanly(tmp_path):
    process = serve(tmp_path, "--port", "0")
    address = address_of(process)
    assert httpx.get(f"{address}api/about", timeout=PATIENCE).json()["local"] is True
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "closed" in output
    assert "Traceback" not in errors


PREPARED = """
from afallon.server import main
from afallon.server.http_server import QuietServer
from afallon.server.kits import grail_choices
from afallon.text import LANGUAGES, _bundle

async def serve(self, sockets):
    print(_bundle.cache_info().currsize == len(LANGUAGES), grail_choices.catalogue_mark.cache_info().currsize > 0)
    self.started = True

QuietServer.serve = serve
main.main(["serve", "--no-browser", "--port", "0", "--data", DATA])
"""


def test_slow_loading_is_done_before_any_client_connects(tmp_path):
    program = PREPARED.replace("DATA", repr(str(tmp_path)))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8")
    assert done.stdout.startswith("True True\n")


ENDED = """
import os, signal
from afallon.server import main

main.warm_up = lambda: os.kill(os.getpid(), signal.SIGINT)
raise SystemExit(main.main(["serve", "--no-browser", "--port", "0", "--data", DATA]))
"""


def test_a_server_can_be_stopped_while_it_loads(tmp_path):
    program = ENDED.replace("DATA", repr(str(tmp_path)))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "http" not in done.stdout


def test_packs_are_loaded_from_the_given_folders(tmp_path):
    process = serve(tmp_path, "--port", "0", "--packs", str(PACKS))
    choices = httpx.get(f"{address_of(process)}api/games/grail", timeout=PATIENCE).json()
    process.terminate()
    process.communicate(timeout=PATIENCE)
    assert "fixture" in [pack["name"] for pack in choices["packs"]]


def test_a_missing_folder_of_packs_is_refused(tmp_path):
    process = serve(tmp_path, "--packs", str(tmp_path / "nowhere"))
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 2


def test_a_taken_port_is_replaced_by_the_next_with_a_message(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve(tmp_path, "--port", str(port))
        said = process.stdout.readline()
        address = address_of(process)
        process.terminate()
        process.communicate(timeout=PATIENCE)
    assert str(port) in said
    assert f":{port}/" not in address


def test_a_folder_in_use_is_refused_with_a_message(tmp_path):
    first = serve(tmp_path, "--port", "0")
    address_of(first)
    second = serve(tmp_path, "--port", "0")
    _, errors = second.communicate(timeout=PATIENCE)
    first.terminate()
    first.communicate(timeout=PATIENCE)
    assert second.returncode == 1
    assert "another server" in errors
    assert "Traceback" not in errors


def test_a_backup_while_serving(tmp_path, capsys):
    process = serve(tmp_path / "data", "--port", "0")
    address = address_of(process)
    body = {"game": "avalon", "seats": 5, "name": "Ann"}
    room = httpx.post(f"{address}api/rooms", json=body, timeout=PATIENCE).json()["room"].replace("-", "")
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--data", str(tmp_path / "data")]) == 0
    process.terminate()
    process.communicate(timeout=PATIENCE)
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT code FROM rooms").fetchall() == [(room,)]
    connection.close()
    assert main(["backup", str(copy), "--data", str(tmp_path / "data")]) == 1
    assert "already" in capsys.readouterr().err


def test_a_backup_is_restored_with_a_message(tmp_path, capsys):
    copy, data = tmp_path / "copy.sqlite", tmp_path / "data"

    async def keep_a_room():
        store = SqliteStore(data)
        await store.append("A", 1, [b"one"])
        await store.back_up(copy)
        await store.close()

    asyncio.run(keep_a_room())
    assert main(["restore", str(copy), "--data", str(data)]) == 0
    assert "rooms-before.sqlite" in capsys.readouterr().out
    assert main(["restore", str(copy), "--data", str(data)]) == 1
    assert "already a file rooms-before.sqlite" in capsys.readouterr().err


def test_a_damaged_store_is_refused_with_a_message(tmp_path, capsys):
    (tmp_path / ROOMS_FILE).write_bytes(b"these are no rooms" * 1000)
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 1
    assert "is damaged" in capsys.readouterr().err


def test_a_backup_of_nothing_is_refused_with_a_message(tmp_path, capsys):
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 1
    assert "no rooms" in capsys.readouterr().err
