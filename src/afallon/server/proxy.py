"""Trusted proxies: `X-Forwarded-*` headers are trusted from their addresses only."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

_PROXIED = "afallon.proxied"


def is_proxy(address: str | None, proxies: tuple[str, ...]) -> bool:
    """Return whether an address belongs to one of these proxies, given as addresses or networks (10.0.0.0/8)."""
    canonical = None if address is None else _canonical(address)
    return canonical is not None and any(ip_address(canonical) in network for network in _networks(proxies))


def unwrap_proxy(scope: dict[str, Any], proxies: tuple[str, ...]) -> dict[str, Any]:
    """Return the request as the proxy received it: client address, host name and scheme.

    A request that does not come from one of these proxies is returned unchanged.
    """
    nearest = _canonical(scope["client"][0]) if scope.get("client") else None
    if not is_proxy(nearest, proxies):
        return scope
    hops = [_canonical(hop) for hop in _forwarded(scope, b"x-forwarded-for").split(",")]
    # A client may begin the list with anything: its last entry that is not one of our proxies is the client.
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
    """Return whether a request came through one of our proxies, or claims to have come through another one."""
    says_so = any(name in (b"forwarded", b"x-forwarded-for") for name, _ in scope["headers"])
    return _PROXIED in scope or says_so


def _forwarded(scope: Any, name: bytes) -> str:
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)


@lru_cache(maxsize=8)
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(proxy, strict=False) for proxy in proxies)


def _canonical(address: str) -> str | None:
    """Return the canonical form of an address, without a port; `None` if it is not an address."""
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
