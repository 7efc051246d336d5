"""The network switch, for whoever sits at this machine."""

import msgspec
from litestar import Response, get, put

from afallon.server.api import qr
from afallon.server.api.asking import ERRORS, AnyRequest, Services
from afallon.server.errors import Refusal
from afallon.server.guard import is_local
from afallon.server.network import NetworkShown


class NetworkAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


@get("/api/network", responses=ERRORS)
async def show_network(request: AnyRequest, services: Services) -> NetworkShown:
    """Whether other devices on the local network can join, and where."""
    _need_local(request)
    return services.network.look()


@put("/api/network", responses=ERRORS)
async def switch_network(request: AnyRequest, data: NetworkAsked, services: Services) -> NetworkShown:
    """Let other devices on the local network join, or no longer."""
    _need_local(request)
    return await services.network.switch(data.open)


@get("/api/network/qr.svg", media_type="image/svg+xml", responses=ERRORS)
async def network_qr_code(request: AnyRequest, services: Services) -> Response[bytes]:
    """The way to this table's home page as a QR code."""
    _need_local(request)
    return qr.answer(services.network.home())


def _need_local(request: AnyRequest) -> None:
    if not is_local(request.scope):
        raise Refusal("only_local")
