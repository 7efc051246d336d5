"""The door: how many connections there may be, in all and from one address, so that nobody can block it for others."""

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
    """Counts connections. One address has at most half of them, which is room for a school.

    Through addresses that are `trusted` (of this machine, of a proxy) many people come: they may have all.
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
        """Whether there is room for one connection more from this address."""
        if self._open.total() >= self._most:
            self.warn(f"connection limit reached: {self._most} connections")
        elif not self._is_trusted(address) and self._open[household(address)] >= self._most // 2:
            self.warn(f"one address has {self._most // 2} connections and gets no more")
        else:
            return True
        return False

    def add(self, address: str) -> None:
        """Count a connection; it has to be removed."""
        self._open[household(address)] += 1

    def remove(self, address: str) -> None:
        key = household(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def warn(self, message: str) -> None:
        """A word in the log, for whoever runs the server: not more than one a minute, and of nobody by name."""
        now = self._clock()
        if now - self._last_warning >= _SECONDS_BETWEEN_WARNINGS:
            self._last_warning = now
            log.warning("%s", message)


def most_connections() -> int:
    """How many connections this process may have, after asking the system for as many as it gives."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST + _RESERVED_FILES
    given = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (given, hard))
    return given - _RESERVED_FILES
