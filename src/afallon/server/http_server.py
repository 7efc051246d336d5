"""The HTTP server that carries the application: its configuration, event loop and listening sockets."""

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
    """A server that installs no signal handlers, so that two can run side by side."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def configure(app: Any, limits: ConnectionLimits, *, lifespan: Any = "on") -> uvicorn.Config:
    """Return uvicorn's configuration for this app. There is no access log: addresses and room codes are private."""
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
        # Longer than proxies and clients keep a connection open, so that no request meets one that is being closed.
        timeout_keep_alive=90,
        timeout_graceful_shutdown=2,
    )


def new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop of the fastest available kind."""
    make = uvicorn.Config("").get_loop_factory()
    return asyncio.new_event_loop() if make is None else make()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to this port or to the next free one; raises `OSError` after 50 ports."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + _PORTS_TO_TRY) if port else (0,):
        # Name the protocol: asyncio sets TCP_NODELAY only on sockets that do.
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
