"""Security middleware: checks of host, origin and rate, and security headers on every response."""

from typing import Any, Final

import msgspec

from afallon.server.asgi_scope import client_address, header, host_name, pass_hash_in
from afallon.server.connection_limits import ConnectionLimits
from afallon.server.errors import ErrorReply, Refusal, error_body, http_status
from afallon.server.network import Network
from afallon.server.proxy import unwrap_proxy
from afallon.server.rate_limiter import RateLimiter

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


class SecurityMiddleware:
    """Wraps the whole application as plain ASGI, so that no request bypasses it."""

    def __init__(self, app: Any, network: Network, limiter: RateLimiter) -> None:
        self._app = app
        self._network = network
        self._limiter = limiter

    @property
    def connection_limits(self) -> ConnectionLimits:
        """The limits on connections to this app."""
        return self._network.connection_limits

    def description(self) -> dict[str, Any]:
        """Return the OpenAPI description of the wrapped application."""
        described: dict[str, Any] = self._app.openapi_schema.to_schema()
        return described

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        scope = unwrap_proxy(scope, self._network.proxies)
        if scope.get("method") == "HEAD":  # handled as GET; uvicorn omits the body
            scope = {**scope, "method": "GET"}
        try:
            self._check(scope)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    def _check(self, scope: dict[str, Any]) -> None:
        host = header(scope, b"host")
        if not self._network.answers_to(host_name(host)):
            raise Refusal("wrong_host")
        changes = scope["type"] == "websocket" or scope["method"] not in _READING
        origin = header(scope, b"origin")
        # A browser always sends `Origin`. Other programs need not, and no web page can make them send a request.
        if changes and origin and not self._network.is_own_page(origin, host):
            raise Refusal("wrong_origin")
        if scope["path"].startswith("/api/") and not self._is_allowed(scope, changes):
            raise Refusal("too_fast")

    def _is_allowed(self, scope: dict[str, Any], changes: bool) -> bool:
        address, limiter = client_address(scope), self._limiter
        pass_hash = limiter.known(pass_hash_in(scope))
        return limiter.allow_message(address, pass_hash) if changes else limiter.allow("reads", pass_hash or address)


async def _refuse(refusal: Refusal, scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    body = msgspec.json.encode(ErrorReply(error_body(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": http_status(refusal.code), "headers": headers})
    await send({"type": "http.response.body", "body": body})
