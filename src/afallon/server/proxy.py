"""A proxy in front of this server: what it says about a request is believed; what anybody else says is not."""

from collections.abc import Collection
from ipaddress import ip_address
from typing import Any

_PROXIED = "afallon.proxied"


def unwrap_proxy(scope: dict[str, Any], proxies: Collection[str]) -> dict[str, Any]:
    """The request as the proxy got it: from whom, by which name, and whether over a secure connection.

    A request that does not come from one of these proxies stays as it is.
    """
    nearest = _canonical(scope["client"][0]) if scope.get("client") else None
    if nearest not in proxies:
        return scope
    hops = [_canonical(hop) for hop in _forwarded(scope, b"x-forwarded-for").split(",")]
    # A caller may begin the list with anything: its last entry that is not one of our proxies is the caller.
    caller = next((hop for hop in reversed(hops) if hop not in proxies), None)
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


def _canonical(address: str) -> str | None:
    """An address in the one form in which it can be compared; `None` if it is not an address."""
    try:
        parsed = ip_address(address.strip().strip("[]"))
    except ValueError:
        return None
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)
