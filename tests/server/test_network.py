"""The network switch: remembered over a restart, and not blocked by a silent name server."""

import asyncio
import threading

import pytest

from afallon.server.errors import Refusal
from afallon.server.network import Network
from afallon.server.settings import Settings
from tests.server.patience import run


def make(folder, look=lambda: ["127.0.0.2"], **settings):
    """Return a network switch of a machine with this address, on which any port is free."""
    network = Network(Settings(data=folder, port=0, **settings), look)
    network.app = silent
    return network


async def silent(scope, receive, send):
    """An application that is never called."""


def test_the_open_network_is_remembered_over_a_restart(tmp_path):
    async def work():
        first = make(tmp_path)
        assert not first.is_open
        await first.switch(True)
        await first.close()

        second = make(tmp_path)
        await second.begin()
        link, works_elsewhere = second.link("ABCDE")
        assert (second.is_open, works_elsewhere) == (True, True)
        assert link.startswith("http://127.0.0.2:")
        await second.switch(False)

        third = make(tmp_path)
        await third.begin()
        assert not third.is_open

    run(work())


def test_without_a_network_the_choice_is_kept_for_the_next_start(tmp_path, caplog):
    async def work():
        first = make(tmp_path)
        await first.switch(True)
        await first.close()
        alone = make(tmp_path, look=list)
        await alone.begin()
        assert not alone.is_open
        with pytest.raises(Refusal, match="network_failed"):
            await alone.switch(True)
        again = make(tmp_path)
        await again.begin()
        assert again.is_open
        await again.close()

    run(work())
    assert "is this computer connected?" in caplog.text


def test_a_silent_name_server_does_not_block_the_status(tmp_path):
    answered = threading.Event()

    def look():
        answered.wait()
        return ["192.0.2.77"]

    async def work():
        network = make(tmp_path, look)
        before = await network.refresh(patience=0)
        assert await network.refresh(patience=0) == before, "asked once, and not again meanwhile"
        answered.set()
        while network.status().addresses != ["192.0.2.77"]:
            await asyncio.sleep(0)

    try:
        run(work())
    finally:
        answered.set()
