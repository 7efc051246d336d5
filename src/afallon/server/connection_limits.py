"""Connection limits, in total and per address, so that one address cannot block the server for others."""

import logging
import resource
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from afallon.server.rate_limiter import household

log = logging.getLogger("afallon.server")

_MOST: Final = 20_000
_RESERVED_FILES: Final = 100
"""Files and sockets that the server needs besides its connections."""

_SECONDS_BETWEEN_WARNINGS: Final = 60.0


class ConnectionLimits:
    """Counts open connections. One address may hold at most half of them, which is room for a school.

    Trusted addresses (this machine, a proxy) carry the connections of many people: they may hold all of them.
    """

    def __init__(
        self, most: int, is_trusted: Callable[[str], bool], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._is_trusted = is_trusted
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._last_warning = -_SECONDS_BETWEEN_WARNINGS

    def has_room_for(self, address: str) -> bool:
        """Return whether one more connection from this address is allowed; log a warning if it is not."""
        if self._open.total() >= self._most:
            self.warn(f"connection limit reached: {self._most} connections")
        elif not self._is_trusted(address) and self._open[household(address)] >= self._most // 2:
            self.warn(f"one address has {self._most // 2} connections and gets no more")
        else:
            return True
        return False

    def add(self, address: str) -> None:
        """Count a connection, until it is removed."""
        self._open[household(address)] += 1

    def remove(self, address: str) -> None:
        key = household(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def warn(self, message: str) -> None:
        """Log a warning, at most once a minute and without client details."""
        now = self._clock()
        if now - self._last_warning >= _SECONDS_BETWEEN_WARNINGS:
            self._last_warning = now
            log.warning("%s", message)


def most_connections() -> int:
    """Raise this process's limit of open files and return the number of connections that it allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST + _RESERVED_FILES
    given = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (given, hard))
    return given - _RESERVED_FILES
