"""The network switch over HTTP, for callers at the server's machine."""

import msgspec
from litestar import Response, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from afallon.server.api.error_handlers import ERRORS
from afallon.server.api.qr import qr_response
from afallon.server.api.services import AnyRequest, Services
from afallon.server.asgi_scope import is_local
from afallon.server.errors import Refusal
from afallon.server.network import NetworkStatus


class NetworkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether other devices on the local network may join."""

    open: bool


@get("/api/network", responses=ERRORS)
async def show_network(request: AnyRequest, services: NamedDependency[Services]) -> NetworkStatus:
    """Return whether other devices on the local network can join, and the addresses for that."""
    _need_local(request)
    return await services.network.refresh()


@put("/api/network", responses=ERRORS)
async def switch_network(
    request: AnyRequest, data: JSONBody[NetworkRequest], services: NamedDependency[Services]
) -> NetworkStatus:
    """Let other devices on the local network join, or stop letting them."""
    _need_local(request)
    return await services.network.switch(data.open)


@get("/api/network/qr.svg", media_type="image/svg+xml", responses=ERRORS)
async def network_qr_code(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """Return the address of this table's home page as a QR code."""
    _need_local(request)
    return qr_response(services.network.home())


def _need_local(request: AnyRequest) -> None:
    if not is_local(request.scope):
        raise Refusal("only_local")
