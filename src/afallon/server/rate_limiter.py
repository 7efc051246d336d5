"""Rate limits per pass and per address, as token buckets."""

import time
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, ip_address
from typing import Final

from afallon.server.settings import Limits, Rate

_MOST_ADDRESSES: Final = 10_000
_MOST_KNOWN: Final = 100_000


class RateLimiter:
    """Counts the actions of each pass and each address. The kinds of actions are the fields of `Limits`."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._spent: dict[tuple[str, str], tuple[float, float]] = {}
        """By kind, and address or hash of a pass: the tokens in use, and the time of the count."""

        self._known: dict[Hashable, None] = {}
        """Valid passes, and valid room codes by address, the oldest first."""

    def know_pass(self, pass_hash: str) -> None:
        """Remember a valid pass: from now on it has limits of its own, apart from its neighbours'."""
        self._know(pass_hash)

    def known(self, pass_hash: str | None) -> str | None:
        """Return the hash of a pass if it is a known one, else `None`."""
        return pass_hash if pass_hash in self._known else None

    def know_code(self, address: str, code: str) -> None:
        """Remember that this address knows the code of a room: using it there is no longer a guess."""
        self._know((household(address), code))

    def may_try_code(self, address: str, code: str) -> bool:
        """Return whether this address may try a code. Too many wrong codes block all but known ones."""
        return (household(address), code) in self._known or self.would_allow("wrong_codes", address)

    def allow_message(self, address: str, pass_hash: str | None) -> bool:
        """Count a message and return whether it is allowed.

        A known pass has its own limit, besides `crowd` for its address. Other clients share `visits` by address.
        """
        if self.known(pass_hash) is None or pass_hash is None:
            return self.allow("visits", address)
        return self.allow("messages", pass_hash) and self.allow("crowd", address)

    def allow(self, kind: str, address: str) -> bool:
        """Count one action and return whether it is allowed; refused actions do not count."""
        return self._take(kind, address, 1)

    def would_allow(self, kind: str, address: str) -> bool:
        """Return whether one more action would be allowed."""
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
    """Return the address; for IPv6 its /64 network, since one household has billions of addresses."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or int(parsed) >> 64)
    return str(parsed)
