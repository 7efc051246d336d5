"""uvicorn's HTTP and WebSocket protocols with limits: incomplete requests time out, floods of frames close the socket.

Every WebSocket frame counts, including pings, pongs and empty fragments.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from afallon.server.connection_limits import ConnectionLimits

SECONDS_FOR_HEADERS: Final = 10
SECONDS_FOR_A_BODY: Final = 60
_MOST_BYTES_OF_HEADERS: Final = 32 * 1024

_FRAMES_A_SECOND: Final = 500
_MOST_FRAMES_AT_ONCE: Final = 1500
_PIECE: Final = 4096
"""Bytes parsed at a time, so that parsing stops soon after the frame limit. The smallest frames have six bytes."""


class GuardedHttp(HttpToolsProtocol):
    """An HTTP connection with request timeouts and a limit on the size of headers."""

    connection_limits: ConnectionLimits

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._is_counted = False
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: str | None = None
        self._bytes_of_headers = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.connection_limits.has_room_for(self._address):
            transport.abort()
            return
        self.connection_limits.add(self._address)
        self._is_counted = True
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_counting()

    def data_received(self, data: bytes) -> None:
        if not self._is_counted:
            return
        super().data_received(data)
        self._watch()
        if self._awaited == "headers":
            self._bytes_of_headers += len(data)
            if self._bytes_of_headers > _MOST_BYTES_OF_HEADERS:
                self.transport.abort()
        else:
            self._bytes_of_headers = 0

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._stop_counting()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _stop_counting(self) -> None:
        """Stop counting this connection: it is closed, or became a WebSocket, which counts itself."""
        if self._is_counted:
            self._is_counted = False
            self.connection_limits.remove(self._address)
        if self._deadline is not None:
            self._deadline.cancel()

    def _watch(self) -> None:
        """Set a deadline for the part of a request that the client has yet to send, once per part."""
        awaited = self._awaits()
        if awaited == self._awaited or not self._is_counted:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
        if awaited is not None:
            seconds = SECONDS_FOR_HEADERS if awaited == "headers" else SECONDS_FOR_A_BODY
            self._deadline = self.loop.call_later(seconds, self._lose_patience)

    def _awaits(self) -> str | None:
        """Return the part of a request that the client has yet to send, `headers` or `body`; `None` between requests
        and while the server answers."""
        cycle: Any = self.cycle
        if cycle is None:
            return "headers"
        if cycle.response_complete:
            return None if self.timeout_keep_alive_task is not None else "headers"
        return "body" if cycle.more_body else None

    def _lose_patience(self) -> None:
        if self._awaits() is not None and not self.transport.is_closing():
            self.connection_limits.warn(f"a request did not come to its end in time ({self._awaited})")
            self.transport.abort()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection with a rate limit on frames."""

    connection_limits: ConnectionLimits

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._is_out = False
        self._frames = 0.0
        self._counted_at = self.loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.connection_limits.add(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connection_limits.remove(self._address)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if not self._is_out:
                super().data_received(data[start : start + _PIECE])

    def handle_cont(self, event: Any) -> None:
        if self._counts():
            super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if self._counts():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._counts():
            super().handle_pong(event)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _counts(self) -> bool:
        """Count a frame and return whether to handle it. A flood of frames aborts the connection."""
        now = self.loop.time()
        self._frames = max(0.0, self._frames - (now - self._counted_at) * _FRAMES_A_SECOND) + 1
        self._counted_at = now
        if self._frames > _MOST_FRAMES_AT_ONCE and not self._is_out:
            self._is_out = True
            self.connection_limits.warn("a socket sent far too many frames and was closed")
            self.transport.abort()
        return not self._is_out


def guarded_by(limits: ConnectionLimits) -> dict[str, Any]:
    """Return both protocols under these limits, as keyword arguments of uvicorn's configuration."""
    http = type("LimitedHttp", (GuardedHttp,), {"connection_limits": limits})
    return {"http": http, "ws": type("LimitedSocket", (GuardedWebSocket,), {"connection_limits": limits})}
