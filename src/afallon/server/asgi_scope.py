"""Read address, host name, headers and pass of a request from its ASGI scope."""

from typing import Any

from afallon.server.credentials import hash_secret
from afallon.server.network import LOCAL_NAMES
from afallon.server.proxy import is_proxied


def header(scope: Any, name: bytes) -> str:
    """Return the value of this header; empty if it is missing or sent more than once."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def host_name(host: str) -> str:
    """Return the name in a Host header, in lower case and without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def pass_hash_in(scope: Any) -> str | None:
    """Return the hash of the pass (the bearer token in `Authorization`), or `None`."""
    kind, _, pass_ = header(scope, b"authorization").partition(" ")
    return hash_secret(pass_.strip()) if kind.lower() == "bearer" and pass_.strip() else None


def client_address(scope: Any) -> str:
    """Return the IP address of the client, or an empty string if it is unknown."""
    return scope["client"][0] if scope.get("client") else ""


def is_local(scope: Any) -> bool:
    """Return whether the request comes from this machine: loopback address, loopback host name and no proxy."""
    named = host_name(header(scope, b"host"))
    return client_address(scope) in LOCAL_NAMES and named in LOCAL_NAMES and not is_proxied(scope)
