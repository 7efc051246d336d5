"""Shared parts of the handlers: the services, the room in a path, and the pass in a request."""

from typing import Any

import msgspec
from litestar import Request

from afallon.server.asgi_scope import client_address, pass_hash_in
from afallon.server.credentials import read_room_code
from afallon.server.errors import Refusal
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.room_service import RoomService
from afallon.server.load import LoadGauge
from afallon.server.network import Network
from afallon.server.rate_limiter import RateLimiter

AnyRequest = Request[Any, Any, Any]


class Services(msgspec.Struct, frozen=True):
    """The services of this server, as the handlers use them."""

    rooms: RoomService
    limiter: RateLimiter
    network: Network
    load: LoadGauge

    def reject_if_busy(self) -> None:
        """Raise `server_busy` for newcomers, while the people who are here would have to wait for them."""
        if self.load.is_busy:
            raise Refusal("server_busy")


async def find_room(services: Services, scope: Any, code: str, pass_hash: str | None = None) -> LiveRoom:
    """Return the room with this code; raises `Refusal`. A rate limit on wrong codes prevents guessing.

    The holder of a pass for the room has not guessed its code, and is let in despite the limit of the address.
    """
    caller, limiter = client_address(scope), services.limiter
    is_trying = not limiter.may_try_code(caller, read_room_code(code) or "")
    if is_trying and pass_hash is None:
        raise Refusal("too_fast")
    try:
        live = await services.rooms.find(code)
    except Refusal as refusal:
        if is_trying:
            raise Refusal("too_fast") from None
        if refusal.code == "no_such_room":
            limiter.allow("wrong_codes", caller)
        raise
    if pass_hash is not None and pass_hash in live.room.holders:
        limiter.know_pass(pass_hash)
    elif is_trying:
        raise Refusal("too_fast")
    limiter.know_code(caller, live.room.code)
    return live


def bearer_pass_hash(request: AnyRequest) -> str | None:
    """Return the hash of the pass in the `Authorization` header, if there is one."""
    return pass_hash_in(request.scope)
