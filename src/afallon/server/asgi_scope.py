"""Who sends a request, and what they call this server: what can be read from an ASGI scope."""

from typing import Any

from afallon.server.credentials import hash_secret
from afallon.server.network import LOCAL_NAMES
from afallon.server.proxy import is_proxied


def header(scope: Any, name: bytes) -> str:
    """The one header of that name; nothing if there are several, or none."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def pass_hash_in(scope: Any) -> str | None:
    """The hash of the pass in the header `Authorization`, if there is one."""
    kind, _, pass_ = header(scope, b"authorization").partition(" ")
    return hash_secret(pass_.strip()) if kind.lower() == "bearer" and pass_.strip() else None


def client_address(scope: Any) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope.get("client") else ""


def is_local(scope: Any) -> bool:
    """Whether the caller sits at this machine: by address, and by the name they call it. Never through a proxy."""
    named = host_name(header(scope, b"host"))
    return client_address(scope) in LOCAL_NAMES and named in LOCAL_NAMES and not is_proxied(scope)
