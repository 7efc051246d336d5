"""What the handlers work with: the services, the room in a path, and the pass in a request."""

from typing import Any

import msgspec
from litestar import Request

from afallon.server.asgi_scope import client_address
from afallon.server.credentials import hash_secret
from afallon.server.errors import Refusal
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.room_service import RoomService
from afallon.server.network import Network
from afallon.server.rate_limiter import RateLimiter

AnyRequest = Request[Any, Any, Any]


class Services(msgspec.Struct, frozen=True):
    """What this server consists of, as the handlers see it."""

    rooms: RoomService
    limiter: RateLimiter
    network: Network


async def find_room(services: Services, scope: Any, code: str) -> LiveRoom:
    """The room with this code. Wrong codes are counted, so that nobody finds a room by trying."""
    caller = client_address(scope)
    if not services.limiter.would_allow("wrong_codes", caller):
        raise Refusal("too_fast")
    try:
        return await services.rooms.find(code)
    except Refusal as refusal:
        if refusal.code == "no_such_room":
            services.limiter.allow("wrong_codes", caller)
        raise


def bearer_pass_hash(request: AnyRequest) -> str | None:
    """The hash of the pass in the header, if there is one."""
    kind, _, pass_ = request.headers.get("authorization", "").partition(" ")
    return hash_secret(pass_.strip()) if kind.lower() == "bearer" and pass_.strip() else None
