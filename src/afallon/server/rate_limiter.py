"""How much one person and one address may ask for, measured with leaky buckets."""

import time
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, ip_address
from typing import Final

from afallon.server.settings import Limits, Rate

_MOST_ADDRESSES: Final = 10_000
_MOST_KNOWN: Final = 100_000


class RateLimiter:
    """Counts what each pass and each address does. Kinds are the fields of `Limits`."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._spent: dict[tuple[str, str], tuple[float, float]] = {}
        """By kind, and address or hash of a pass: how full the bucket was, and when."""

        self._known: dict[Hashable, None] = {}
        """What has been shown to be true, the oldest first: passes, and codes of rooms at some address."""

    def know_pass(self, pass_hash: str) -> None:
        """Remember a pass that is valid: from now on its limits are its own, and not its neighbours'."""
        self._know(pass_hash)

    def known(self, pass_hash: str | None) -> str | None:
        """The pass, if it is one that is known."""
        return pass_hash if pass_hash in self._known else None

    def know_code(self, address: str, code: str) -> None:
        """Remember that the code of a room is known at this address: there it is no guess any more."""
        self._know((household(address), code))

    def may_try_code(self, address: str, code: str) -> bool:
        """Whether somebody at this address may try a code; not after too many that were wrong."""
        return (household(address), code) in self._known or self.would_allow("wrong_codes", address)

    def allow_message(self, address: str, pass_hash: str | None) -> bool:
        """Count a message of somebody who has this pass, if it is known, and say whether it is allowed."""
        if self.known(pass_hash) is None or pass_hash is None:
            return self.allow("visits", address)
        return self.allow("messages", pass_hash) and self.allow("crowd", address)

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

    def _know(self, fact: Hashable) -> None:
        self._known.pop(fact, None)
        self._known[fact] = None
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]

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
