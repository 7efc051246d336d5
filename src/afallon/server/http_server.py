"""The HTTP server that carries the application: its configuration, and the sockets it listens on."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from typing import Any, Final

import uvicorn

from afallon.server.connection_limits import ConnectionLimits
from afallon.server.guarded_protocols import guarded_by

_PORTS_TO_TRY: Final = 50


class QuietServer(uvicorn.Server):
    """A server that leaves the signals of its process alone, so that two can run side by side."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def configure(app: Any, limits: ConnectionLimits, *, lifespan: Any = "on") -> uvicorn.Config:
    """How this app is served. No access log: addresses and room codes are nobody's business."""
    return uvicorn.Config(
        app,
        **guarded_by(limits),
        log_config=None,
        access_log=False,
        lifespan=lifespan,
        proxy_headers=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        # Longer than proxies and clients keep one, so that no request meets a connection that is just being closed.
        timeout_keep_alive=90,
        timeout_graceful_shutdown=2,
    )


def new_loop() -> asyncio.AbstractEventLoop:
    """The loop in which it is served: the fastest there is."""
    make = uvicorn.Config("").get_loop_factory()
    return asyncio.new_event_loop() if make is None else make()


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + _PORTS_TO_TRY) if port else (0,):
        # The protocol is named, or else asyncio would not send small messages at once.
        opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, candidate))
        except OSError:
            opened.close()
            if candidate == port + _PORTS_TO_TRY - 1 or not port:
                raise
            continue
        return opened
    raise OSError("no free port")
