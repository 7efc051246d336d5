"""Load shedding: new rooms are refused first, everybody is told, and no message is dropped silently."""

import asyncio

import msgspec
import pytest

from afallon.server.api import socket as api
from afallon.server.api.services import Services
from afallon.server.clock import Clock
from afallon.server.errors import Refusal
from afallon.server.live.connection import _MOST_WAITING, Connection
from afallon.server.live.messages import Pong
from afallon.server.load import LoadGauge
from afallon.server.rate_limiter import RateLimiter
from afallon.server.settings import Limits
from tests.server.patience import run
from tests.server.service_bench import ManualClock, until, with_rooms


@pytest.fixture
def gauge():
    return LoadGauge(Clock(), busy_after=0.2)


def late_by(gauge, seconds, ticks):
    for _ in range(ticks):
        gauge.note(0.1 + seconds)


def test_one_pause_is_not_load(gauge):
    late_by(gauge, 0.5, 1)
    assert not gauge.is_busy


def test_two_pauses_are_not_load_however_long(gauge):
    late_by(gauge, 30, 2)
    assert not gauge.is_busy
    late_by(gauge, 0, 3)
    late_by(gauge, 30, 2)
    assert not gauge.is_busy
    late_by(gauge, 30, 1)
    assert gauge.is_busy


def test_a_lasting_delay_refuses_newcomers_and_then_slows_everybody(gauge, caplog):
    late_by(gauge, 0.3, 20)
    assert (gauge.is_busy, gauge.is_overloaded) == (True, False)
    late_by(gauge, 0.8, 5)
    assert gauge.is_overloaded
    late_by(gauge, 0, 100)
    assert not gauge.is_busy
    assert [record.getMessage() for record in caplog.records] == ["busy: nobody new is taken in", "no longer busy"]


def test_the_delay_is_measured_by_the_clock():
    async def work():
        clock = ManualClock()
        gauge = LoadGauge(clock, busy_after=0.2)
        running = asyncio.create_task(gauge.run())
        for _ in range(5):
            await until(lambda: clock.wakes_at)
            clock.advance(1)
        await until(lambda: gauge.is_overloaded)
        running.cancel()

    run(work())


def test_a_busy_server_opens_no_rooms(gauge):
    services = Services(None, None, None, gauge)
    services.reject_if_busy()
    late_by(gauge, 0.5, 20)
    with pytest.raises(Refusal, match="server_busy"):
        services.reject_if_busy()


class Talker:
    """A socket that sends one chat message after another."""

    def __init__(self, times):
        self.scope = {"client": ("192.0.2.1", 5), "headers": []}
        self._messages = [b'{"type":"say","id":%d,"text":"hello"}' % number for number in range(1, times + 1)]

    async def receive(self):
        if not self._messages:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "bytes": self._messages.pop(0)}


def test_an_overloaded_server_refuses_excess_commands_with_a_reason(gauge):
    async def work(bench):
        live, ann = await bench.open_room()
        connection = await bench.connect(live, ann)
        limiter = RateLimiter(Limits(), clock=lambda: 0.0)
        limiter.know_pass(ann)
        services = Services(bench.rooms, limiter, None, gauge)
        await api._listen(Talker(5), services, live, connection)
        assert len(live.room.talk) == 5
        late_by(gauge, 0.9, 20)
        await api._listen(Talker(5), services, live, connection)
        assert len(live.room.talk) == 7
        heard = [msgspec.json.decode(connection.outgoing.get_nowait()) for _ in range(connection.outgoing.qsize())]
        refused = [message for message in heard if message["type"] == "refused"]
        assert [(one["reply_to"], one["error"]["code"]) for one in refused] == [
            (number, "server_busy") for number in (3, 4, 5)
        ]

    with_rooms(work)


def test_a_client_that_is_too_slow_gets_the_reason_before_the_end():
    connection = Connection(None)
    for _ in range(_MOST_WAITING + 1):
        connection.send(Pong())
    assert connection.closing
    assert connection.outgoing.get_nowait() == b'{"type":"bye","code":"too_slow"}'
    assert connection.outgoing.get_nowait() is None
