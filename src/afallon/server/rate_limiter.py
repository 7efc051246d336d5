"""How much one address may ask for, measured with leaky buckets."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

from afallon.server.settings import Limits, Rate

_MOST_ADDRESSES: Final = 10_000


class RateLimiter:
    """Counts what each address does. Kinds are the fields of `Limits`."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._spent: dict[tuple[str, str], tuple[float, float]] = {}
        """By kind and address: how full the bucket was, and when."""

    def allow(self, kind: str, address: str) -> bool:
        """Count one more and say whether it is allowed; what is not allowed does not count."""
        return self._take(kind, address, 1)

    def would_allow(self, kind: str, address: str) -> bool:
        """Whether one more would be allowed."""
        return self._take(kind, address, 0)

    def _take(self, kind: str, address: str, weight: int) -> bool:
        rate: Rate | None = getattr(self._limits, kind)
        if rate is None:
            return True
        key, now = (kind, household(address)), self._clock()
        level, then = self._spent.get(key, (0.0, now))
        level = max(0.0, level - (now - then) * rate.per_second)
        if level + 1 > rate.burst:
            return False
        if weight:
            if len(self._spent) >= _MOST_ADDRESSES:
                self._forget_the_quiet(now)
            self._spent[key] = (level + weight, now)
        return True

    def _forget_the_quiet(self, now: float) -> None:
        def is_full(kind: str, level: float, then: float) -> bool:
            rate: Rate | None = getattr(self._limits, kind)
            return rate is not None and level > (now - then) * rate.per_second

        self._spent = {key: spent for key, spent in self._spent.items() if is_full(key[0], *spent)}


def household(address: str) -> str:
    """The address; for IPv6 its network, since one household has billions of addresses."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or int(parsed) >> 64)
    return str(parsed)
