"""The API documentation at /docs: OpenAPI for HTTP, AsyncAPI for the socket, and a plain page made from both.

The page loads nothing from other servers.
"""

from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from afallon import __version__
from afallon.server.api.asyncapi import asyncapi
from afallon.server.api.page import plain_page


class PlainDocs(OpenAPIRenderPlugin):
    """Every operation and every message with its description, as HTML without scripts."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            '<p><a href="/docs/openapi.json">openapi.json</a> (HTTP), ',
            '<a href="/docs/asyncapi.json">asyncapi.json</a> (the socket)</p>',
        ]
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, operation in operations.items():
                if isinstance(operation, dict) and "responses" in operation:
                    parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
                    parts.append(f"<p>{escape(operation.get('description') or '')}</p>")
        return plain_page("Afallon API", "".join(parts) + _socket()).encode()


class AsyncApiDocs(OpenAPIRenderPlugin):
    """The AsyncAPI description of the socket."""

    def __init__(self) -> None:
        super().__init__(path="/asyncapi.json", media_type="application/json", favicon="", style="")  # type: ignore[arg-type]

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return _asyncapi()


@cache
def _asyncapi() -> bytes:
    return msgspec.json.encode(asyncapi())


@cache
def _socket() -> str:
    """Return the messages of the socket as HTML, in both directions."""
    described = asyncapi()
    address = described["channels"]["table"]["address"]
    parts = [f"<h2><code>WebSocket {escape(address)}</code></h2>"]
    for operation in described["operations"].values():
        parts.append(f"<h3>{escape(operation['summary'])}</h3><dl>")
        for reference in operation["messages"]:
            name = reference["$ref"].rpartition("/")[2]
            message, schema = described["components"]["messages"][name], described["components"]["schemas"][name]
            fields = ", ".join(field for field in schema["properties"] if field not in ("type", "id", "pad"))
            parts.append(f"<dt><code>{escape(message['name'])}</code> {escape(fields)}</dt>")
            parts.append(f"<dd>{escape(message['summary'])}</dd>")
        parts.append("</dl>")
    return "".join(parts)


OPENAPI = OpenAPIConfig(
    title="Afallon",
    version=__version__,
    path="/docs",
    use_handler_docstrings=True,
    render_plugins=[PlainDocs(), AsyncApiDocs(), JsonRenderPlugin(media_type="application/json")],  # type: ignore[arg-type]
)
