"""A proxy in front of this server: what it says about a request is believed; what anybody else says is not."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

_PROXIED = "afallon.proxied"


def is_proxy(address: str | None, proxies: tuple[str, ...]) -> bool:
    """Whether an address is that of one of our proxies, which are given as addresses or whole networks (10.0.0.0/8)."""
    canonical = None if address is None else _canonical(address)
    return canonical is not None and any(ip_address(canonical) in network for network in _networks(proxies))


def unwrap_proxy(scope: dict[str, Any], proxies: tuple[str, ...]) -> dict[str, Any]:
    """The request as the proxy got it: from whom, by which name, and whether over a secure connection.

    A request that does not come from one of these proxies stays as it is.
    """
    nearest = _canonical(scope["client"][0]) if scope.get("client") else None
    if not is_proxy(nearest, proxies):
        return scope
    hops = [_canonical(hop) for hop in _forwarded(scope, b"x-forwarded-for").split(",")]
    # A caller may begin the list with anything: its last entry that is not one of our proxies is the caller.
    caller = next((hop for hop in reversed(hops) if not is_proxy(hop, proxies)), None)
    host = _forwarded(scope, b"x-forwarded-host").rpartition(",")[2].strip()
    secure = _forwarded(scope, b"x-forwarded-proto").rpartition(",")[2].strip().lower() == "https"
    headers = scope["headers"]
    if host:
        headers = [*((name, value) for name, value in headers if name != b"host"), (b"host", host.encode("latin-1"))]
    plain = "ws" if scope["type"] == "websocket" else "http"
    return {
        **scope,
        "client": (caller or nearest, 0),
        "headers": headers,
        "scheme": plain + "s" if secure else plain,
        _PROXIED: True,
    }


def is_proxied(scope: Any) -> bool:
    """Whether a request came through one of our proxies, or says that it came through another."""
    says_so = any(name in (b"forwarded", b"x-forwarded-for") for name, _ in scope["headers"])
    return _PROXIED in scope or says_so


def _forwarded(scope: Any, name: bytes) -> str:
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)


@lru_cache(maxsize=8)
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(proxy, strict=False) for proxy in proxies)


def _canonical(address: str) -> str | None:
    """An address in the one form in which it can be compared, without a port; `None` if it is not an address."""
    text = address.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        parsed = ip_address(text)
    except ValueError:
        return None
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)
