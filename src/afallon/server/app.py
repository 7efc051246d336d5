"""The application: rooms, network switch and HTTP handlers as one ASGI app, behind the security middleware."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException

from afallon.grail.content.shelf import add_packs
from afallon.server.api import campaigns, games, lessons, network, packs, page, rooms, socket, words
from afallon.server.api.content import UNCOMPRESSED
from afallon.server.api.docs import OPENAPI
from afallon.server.api.error_handlers import on_exception, on_http_exception, on_refusal, on_unreadable
from afallon.server.api.messages import MOST_BYTES
from afallon.server.api.services import Services
from afallon.server.clock import Clock
from afallon.server.errors import Refusal
from afallon.server.live.room_service import RoomService
from afallon.server.load import LoadGauge
from afallon.server.network import Network
from afallon.server.rate_limiter import RateLimiter
from afallon.server.security_middleware import SecurityMiddleware
from afallon.server.settings import Settings
from afallon.server.store import Store


def create_app(settings: Settings, store: Store) -> SecurityMiddleware:
    """Return the server as an ASGI app. The caller opens and closes the store."""
    for folder in settings.packs:
        add_packs(folder)
    network_switch = Network(settings)
    limiter = RateLimiter(settings.limits)
    load = LoadGauge(Clock(), settings.busy_after)
    opened: list[Services] = []

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        room_service = RoomService(settings, store, network_switch.link)
        network_switch.on_change = room_service.announce_links
        opened.append(Services(room_service, limiter, network_switch, load))
        room_service.start()
        await network_switch.begin()
        gauging = asyncio.create_task(load.run())
        try:
            yield
        finally:
            gauging.cancel()
            await network_switch.close()
            await room_service.close()

    async def services() -> Services:
        return opened[0]

    handlers: dict[Any, Any] = {
        Refusal: on_refusal,
        HTTPException: on_http_exception,
        RecursionError: on_unreadable,
        UnicodeDecodeError: on_unreadable,
        Exception: on_exception,
    }
    app = Litestar(
        route_handlers=[
            games.about,
            games.choices,
            games.check_set_up,
            games.read_set_up,
            words.words,
            words.some_words,
            lessons.lesson,
            lessons.open_lesson,
            rooms.open_room,
            rooms.show_room,
            rooms.join,
            rooms.watch,
            rooms.command,
            rooms.qr_code,
            rooms.record,
            rooms.events,
            campaigns.campaigns,
            campaigns.story,
            campaigns.save,
            campaigns.open_save,
            packs.catalogue,
            network.show_network,
            network.network_qr_code,
            network.switch_network,
            socket.table_socket,
            page.index,
            page.offline,
            page.plain_style,
            page.asset,
        ],
        dependencies={"services": Provide(services)},
        exception_handlers=handlers,
        lifespan=[lifespan],
        openapi_config=OPENAPI,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=UNCOMPRESSED, exclude=["^/docs", "^/plain.css"]
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )
    guarded = SecurityMiddleware(app, network_switch, limiter)
    network_switch.app = guarded
    return guarded
