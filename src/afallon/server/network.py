"""The network switch: open the server to the local network, or close it again, at run time."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from afallon.server.connection_limits import ConnectionLimits, most_connections
from afallon.server.errors import Refusal
from afallon.server.http_server import QuietServer, configure, listen
from afallon.server.proxy import is_proxy
from afallon.server.settings import Settings

LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
_EVERYWHERE = ("0.0.0.0", "::")
_WISH_FILE = "network-open"
"""The file in the data folder whose presence means that the local network may join."""

log = logging.getLogger("afallon.server")


class NetworkStatus(msgspec.Struct, frozen=True):
    """Whether other devices can join, with the addresses and the port for that."""

    open: bool
    addresses: list[str]
    port: int


class Network:
    """The network switch, and the addresses that people use to join."""

    def __init__(self, settings: Settings, look: Callable[[], list[str]] | None = None) -> None:
        """`look` returns this machine's addresses. It runs in a thread and may be slow."""
        self._settings = settings
        self._outer = urlsplit(settings.outer_address or "")
        self._always_open = not _is_loopback(settings.host) or settings.outer_address is not None
        self._second: tuple[QuietServer, asyncio.Task[None]] | None = None
        self._second_port = settings.port
        self._switching = asyncio.Lock()
        self._addresses = usual_address()
        self._look = look or lan_addresses
        self._looking: asyncio.Task[list[str]] | None = None
        self._wish = settings.data / _WISH_FILE
        self.connection_limits = ConnectionLimits(
            most_connections(), lambda address: _is_loopback(address) or is_proxy(address, settings.proxies)
        )
        self.app: Any = None
        """The app that the second server serves; set after construction."""

        self.on_change: Callable[[], None] = lambda: None

    @property
    def proxies(self) -> tuple[str, ...]:
        return self._settings.proxies

    @property
    def is_open(self) -> bool:
        return self._always_open or self._second is not None

    def status(self) -> NetworkStatus:
        port = self._second_port if self._second is not None else self._settings.port
        return NetworkStatus(self.is_open, self._addresses, port)

    async def refresh(self, patience: float = 1) -> NetworkStatus:
        """Look up this machine's addresses again and return the status.

        If the lookup takes longer than `patience` seconds (a silent name server), return the status as it is and use
        the result of the lookup later.
        """
        if self._looking is None:
            self._looking = asyncio.create_task(asyncio.to_thread(self._look))
            self._looking.add_done_callback(self._have_looked)
        await asyncio.wait([self._looking], timeout=patience)
        return self.status()

    def _have_looked(self, looking: asyncio.Task[list[str]]) -> None:
        self._looking = None
        if not looking.cancelled() and looking.exception() is None:
            self._addresses = looking.result()

    def link(self, code: str) -> tuple[str, bool]:
        """Return the link to a room, and whether it works on other devices."""
        home, reachable = self._home()
        return f"{home}r/{code}", reachable

    def home(self) -> str:
        """Return the address of the home page."""
        return self._home()[0]

    def _home(self) -> tuple[str, bool]:
        if self._outer.hostname is not None:
            return f"{self._outer.scheme}://{self._outer.netloc}/", True
        status = self.status()
        wanted = [] if self._settings.host in (*_EVERYWHERE, *LOCAL_NAMES) else [self._settings.host]
        names = [*self._settings.names, *wanted, *status.addresses] if status.open else []
        host, port = (names[0], status.port) if names else ("localhost", self._settings.port)
        return f"http://{host}:{port}/", bool(names)

    def answers_to(self, host: str) -> bool:
        """Return whether a request may use this host name. Other sites' names are refused, against DNS rebinding."""
        names = (*LOCAL_NAMES, self._settings.host, *self._settings.names, self._outer.hostname)
        return host in names or (self.is_open and host in self._addresses)

    def is_own_page(self, origin: str, host: str) -> bool:
        """Return whether an origin is this server: the host of this request, or the outer address."""
        netloc = urlsplit(origin).netloc.lower()
        return netloc == host.lower() or (netloc != "" and netloc == self._outer.netloc)

    async def switch(self, wanted: bool) -> NetworkStatus:
        """Open the table to the local network, or close it again; raises `Refusal`."""
        async with self._switching:
            if self._always_open and not wanted:
                raise Refusal("network_fixed")
            if wanted and not self.is_open:
                await self._open()
            elif not wanted and self._second is not None:
                await self._close()
            if not self._always_open:
                await asyncio.to_thread(self._remember, wanted)
        self.on_change()
        return self.status()

    async def begin(self) -> None:
        """Look up this machine's addresses, and open the network again if it was open at the last shutdown."""
        await self.refresh()
        if self._wish.exists() and not self.is_open:
            try:
                await self.switch(True)
            except Refusal:
                log.warning("the table could not be opened to the network again: is this computer connected?")

    def _remember(self, wanted: bool) -> None:
        try:
            if wanted:
                self._wish.touch(mode=0o600)
            else:
                self._wish.unlink(missing_ok=True)
        except OSError as error:
            log.warning("whether others may join will be forgotten at the end: %s", type(error).__name__)

    async def close(self) -> None:
        """Close the second server. The next start opens it again if it was wanted."""
        if self._second is not None:
            await self._close()

    async def _open(self) -> None:
        sockets: list[socket.socket] = []
        try:
            for address in (await self.refresh()).addresses:
                sockets.append(listen(address, self._settings.port if not sockets else sockets[0].getsockname()[1]))
        except OSError:
            for opened in sockets:
                opened.close()
            raise Refusal("network_failed") from None
        if not sockets:
            raise Refusal("network_failed")
        self._second_port = sockets[0].getsockname()[1]
        server = QuietServer(configure(self.app, self.connection_limits, lifespan="off"))
        self._second = server, asyncio.create_task(server.serve(sockets=sockets))

    async def _close(self) -> None:
        assert self._second is not None
        server, task = self._second
        self._second = None
        server.should_exit = True
        await task


def usual_address() -> list[str]:
    """Return this machine's usual address on the local network, if it has one, without a lookup or a packet."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return [] if _is_loopback(address) else [address]
    return []


def lan_addresses() -> list[str]:
    """Return this machine's addresses on the local network, the usual one first. The name lookup may be slow."""
    found = usual_address()
    with contextlib.suppress(OSError):
        found += [info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]  # type: ignore[misc]
    return [address for address in dict.fromkeys(found) if not _is_loopback(address)]


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
