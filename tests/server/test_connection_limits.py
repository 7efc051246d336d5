"""Connection limits and guarded protocols: no address, slow request or busy socket blocks the server for others."""

import asyncio
from functools import partial

import pytest
import uvicorn
from uvicorn.server import ServerState

from afallon.server.connection_limits import ConnectionLimits
from afallon.server.guarded_protocols import SECONDS_FOR_A_BODY, SECONDS_FOR_HEADERS, guarded_by

HEAD = b"POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n"
UPGRADE = (
    b"GET /x HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASKED_PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY_FRAGMENTS = (b"\x01\x80\x00\x00\x00\x00", *[b"\x00\x80\x00\x00\x00\x00"] * 5000)


class StillLoop:
    """An event loop whose clock is moved by hand. It keeps timers and ignores tasks."""

    def __init__(self):
        self.now = 0.0
        self.later = []

    def time(self):
        return self.now

    def call_later(self, seconds, work, *arguments):
        handle = asyncio.TimerHandle(self.now + seconds, work, arguments, self)
        self.later.append(handle)
        return handle

    def _timer_handle_cancelled(self, handle):
        pass

    def get_debug(self):
        return False

    def create_task(self, work):
        work.close()
        return asyncio.Future(loop=self)

    def call_exception_handler(self, context):
        raise AssertionError(context)

    def advance(self, seconds):
        self.now += seconds
        due = [handle for handle in self.later if handle.when() <= self.now and not handle.cancelled()]
        self.later = [handle for handle in self.later if handle not in due]
        for handle in due:
            handle._callback(*handle._args)


async def no_app(scope, receive, send):
    """An application that never answers."""


class Line(asyncio.Transport):
    """A connection from some address to a server with these limits."""

    def __init__(self, limits, address="192.0.2.7"):
        super().__init__({"peername": (address, 5000), "sockname": ("192.0.2.1", 80)})
        self.closed = False
        self.written = b""
        self.loop = StillLoop()
        config = uvicorn.Config(no_app, **guarded_by(limits), log_config=None, ws_ping_interval=None)
        config.load()
        config.ws_protocol_class = partial(config.ws, _loop=self.loop)
        self.protocol = config.http(config=config, server_state=ServerState(), app_state={}, _loop=self.loop)
        self.protocol.connection_made(self)

    def abort(self):
        self.close()

    def close(self):
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    def is_closing(self):
        return self.closed

    def write(self, data):
        self.written += data

    def set_protocol(self, protocol):
        self.protocol = protocol

    def pause_reading(self):
        pass

    def resume_reading(self):
        pass

    def send(self, data):
        self.protocol.data_received(data)


@pytest.fixture
def limits():
    return ConnectionLimits(10, lambda address: address == "127.0.0.1", clock=lambda: 0.0)


def test_one_address_may_hold_half_of_the_connections_and_the_excess_is_logged(limits, caplog):
    lines = [Line(limits) for _ in range(7)]
    assert [line.closed for line in lines] == [False] * 5 + [True] * 2
    assert [line.closed for line in (Line(limits, "192.0.2.8"), Line(limits, "192.0.2.9"))] == [False, False]
    lines[0].close()
    assert not Line(limits).closed, "a closed connection makes room"
    assert [record.getMessage() for record in caplog.records] == ["one address has 5 connections and gets no more"]


def test_a_trusted_address_may_hold_all_connections(limits):
    assert [Line(limits, "127.0.0.1").closed for _ in range(11)] == [False] * 10 + [True]


@pytest.mark.parametrize("begun", [b"", b"GET / HT", HEAD[:-2]])
def test_an_incomplete_request_times_out(limits, begun):
    line = Line(limits)
    line.send(begun)
    line.loop.advance(SECONDS_FOR_HEADERS - 1)
    line.send(b"")
    assert not line.closed
    line.loop.advance(1)
    assert line.closed
    assert not Line(limits).closed


def test_an_incomplete_body_times_out(limits):
    line = Line(limits)
    line.send(HEAD)
    line.send(b"ab")
    line.loop.advance(SECONDS_FOR_A_BODY - 1)
    assert not line.closed
    line.loop.advance(1)
    assert line.closed
    whole = Line(limits)
    whole.send(HEAD + b"abcde")
    whole.loop.advance(1000)
    assert not whole.closed, "a complete request has no deadline"


def test_too_large_headers_close_the_connection(limits):
    line = Line(limits)
    line.send(HEAD[:-2])
    for _ in range(40):
        if not line.closed:
            line.send(b"x: " + b"y" * 1000 + b"\r\n")
    assert line.closed


@pytest.mark.parametrize("frames", [[MASKED_PING] * 5000, EMPTY_FRAGMENTS], ids=["pings", "empty fragments"])
def test_a_flood_of_empty_frames_closes_the_socket(limits, frames):
    line = Line(limits)
    line.send(UPGRADE)
    assert not line.closed
    line.send(b"".join(frames[:100]))
    line.loop.advance(10)
    line.send(b"".join(frames[100:200]))
    assert not line.closed, "browsers send far fewer frames"
    line.send(b"".join(frames[200:]))
    assert line.closed
    assert [Line(limits).closed for _ in range(6)] == [False] * 5 + [True], "a closed socket no longer counts"
