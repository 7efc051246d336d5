"""The browser page: files that were built into this package, and a plain notice when they were not."""

import mimetypes
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Response, get

from afallon.server.api.services import AnyRequest
from afallon.server.errors import Refusal
from afallon.text import FALLBACK, LANGUAGES, say

FOLDER: Final = Path(__file__).resolve().parent.parent / "page"

_FOREVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
_PLAIN_STYLE: Final = (
    "body{font:1.1rem/1.6 Georgia,serif;max-width:44rem;margin:3rem auto;padding:0 1rem}"
    "body{background:#f6f0e0;color:#2a2218}"
    "code{background:#e8dec6;padding:.1em .3em}h2{margin-top:2em}"
    "@media(prefers-color-scheme:dark){body{background:#1d1812;color:#ece2cc}code{background:#362d21}}"
)


@get(["/", "/r/{code:str}"], include_in_schema=False)
async def index(request: AnyRequest, code: str = "") -> Response[Any]:
    """The page. It is the same for every room, and reads from its address which one it shows."""
    if not (FOLDER / "index.html").is_file():
        return _missing(_language(request))
    return _file(FOLDER / "index.html")


@get("/plain.css", include_in_schema=False)
async def plain_style() -> Response[str]:
    """The look of the few pages that the server writes itself."""
    return Response(_PLAIN_STYLE, media_type="text/css")


@get("/{path:path}", include_in_schema=False)
async def asset(path: str) -> Response[Any]:
    """A file of the page."""
    found = (FOLDER / path.lstrip("/")).resolve() if "\0" not in path else FOLDER
    if path.startswith("/api/") or not found.is_relative_to(FOLDER) or not found.is_file():
        raise Refusal("no_such_page")
    return _file(found, forever=path.startswith("/assets/"))


def plain_page(title: str, body: str, language: str = FALLBACK) -> str:
    """A page without scripts; `body` is HTML."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head>'
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )


def _file(path: Path, *, forever: bool = False) -> Response[bytes]:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": _FOREVER if forever else "no-cache"})


def _missing(language: str) -> Response[str]:
    text = plain_page("Afallon", f"<p>{escape(say(language, 'server-page-missing'))}</p>", language)
    return Response(text, media_type="text/html", status_code=503)


def _language(request: AnyRequest) -> str:
    """The first language the browser asks for that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return FALLBACK
