"""The guard at the door: who may call this server, from which page, how often; and what browsers are told to allow."""

from typing import Any, Final

import msgspec

from afallon.server.errors import ErrorAnswer, Refusal, shown, status
from afallon.server.limits import Limiter
from afallon.server.network import LOCAL_NAMES, Network
from afallon.server.proxy import is_proxied, look_through

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_READING: Final = frozenset({"GET", "OPTIONS"})


class Guard:
    """Stands before the app, as plain ASGI, so that nothing gets past it."""

    def __init__(self, app: Any, network: Network, limiter: Limiter) -> None:
        self._app = app
        self._network = network
        self._limiter = limiter

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        scope = look_through(scope, self._network.proxies)
        if scope.get("method") == "HEAD":  # as GET; the server that carries us leaves the body out
            scope = {**scope, "method": "GET"}
        try:
            self._check(scope)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    def _check(self, scope: dict[str, Any]) -> None:
        host = header(scope, b"host")
        if not self._network.knows(host_name(host)):
            raise Refusal("wrong_host")
        changes = scope["type"] == "websocket" or scope["method"] not in _READING
        origin = header(scope, b"origin")
        # A browser always says where the page comes from. Programs need not, and no page can make them.
        if changes and origin and not self._network.is_own_page(origin, host):
            raise Refusal("wrong_origin")
        kind = "messages" if changes else "reads"
        if scope["path"].startswith("/api/") and not self._limiter.allow(kind, address(scope)):
            raise Refusal("too_fast")


def header(scope: Any, name: bytes) -> str:
    """The one header of that name; nothing if there are several, or none."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def address(scope: Any) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope.get("client") else ""


def is_local(scope: Any) -> bool:
    """Whether the caller sits at this machine: by address and by the name they call it. Never through a proxy."""
    return address(scope) in LOCAL_NAMES and host_name(header(scope, b"host")) in LOCAL_NAMES and not is_proxied(scope)


async def _refuse(refusal: Refusal, scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    body = msgspec.json.encode(ErrorAnswer(shown(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status(refusal.code), "headers": headers})
    await send({"type": "http.response.body", "body": body})
