"""The API describes itself at /docs: the schema, and a plain page made from it that loads nothing from elsewhere."""

from html import escape
from typing import Any

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from afallon import __version__
from afallon.server.api.page import plain_page


class PlainDocs(OpenAPIRenderPlugin):
    """Every operation with its sentence, as HTML without scripts."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        parts = ['<p><a href="/docs/openapi.json">openapi.json</a></p>']
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, operation in operations.items():
                if isinstance(operation, dict) and "responses" in operation:
                    parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
                    parts.append(f"<p>{escape(operation.get('description') or '')}</p>")
        return plain_page("Afallon API", "".join(parts)).encode()


OPENAPI = OpenAPIConfig(
    title="Afallon",
    version=__version__,
    path="/docs",
    use_handler_docstrings=True,
    render_plugins=[PlainDocs(), JsonRenderPlugin(media_type="application/json")],  # type: ignore[arg-type]
)
