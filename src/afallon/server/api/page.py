"""The browser page: the files that were built into this package, and a plain notice if they were not."""

import mimetypes
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from afallon.server.api.content import (
    ASK_AGAIN,
    BROTLI,
    FOREVER,
    GZIP,
    PLAIN,
    UNCOMPRESSED,
    Content,
    answer,
    compressed,
)
from afallon.server.api.services import AnyRequest, Services
from afallon.server.api.words import PAGE, address_of_words
from afallon.server.credentials import read_room_code
from afallon.server.errors import Refusal
from afallon.text import FALLBACK, LANGUAGES, say

FOLDER: Final = Path(__file__).resolve().parent.parent / "page"

_INDEX: Final = FOLDER / "index.html"
_ENDINGS: Final = {BROTLI: ".br", GZIP: ".gz"}
_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
_PLAIN_STYLE: Final = (
    "body{font:1.1rem/1.6 Georgia,serif;max-width:44rem;margin:3rem auto;padding:0 1rem}"
    "body{background:#f6f0e0;color:#2a2218}"
    "code{background:#e8dec6;padding:.1em .3em}h2{margin-top:2em}"
    "@media(prefers-color-scheme:dark){body{background:#1d1812;color:#ece2cc}code{background:#362d21}}"
)


@get(["/", "/r/{code:str}", "/rules/{code:str}"], include_in_schema=False, opt={UNCOMPRESSED: True})
async def index(request: AnyRequest, services: NamedDependency[Services]) -> Response[Any]:
    """Return the page. It is the same for every room, and reads from its address which room it shows."""
    language = _language(request)
    try:
        changed = _INDEX.stat().st_mtime_ns
    except FileNotFoundError:
        return _missing(language)
    shows = "room" if request.url.path.startswith("/r/") else "home"
    return answer(request, _index(language, changed, shows, services.network.home()))


@get("/offline/{language:str}", include_in_schema=False, opt={UNCOMPRESSED: True})
async def offline(request: AnyRequest, language: FromPath[str]) -> Response[Any]:
    """Return the page that the service worker shows while this server is unreachable. It retries by itself."""
    if language not in LANGUAGES:
        raise Refusal("no_such_page")
    return answer(request, _offline(language))


@get("/plain.css", include_in_schema=False)
async def plain_style() -> Response[str]:
    """Return the style of the few pages that the server writes itself."""
    return Response(_PLAIN_STYLE, media_type="text/css")


@get("/{path:path}", include_in_schema=False, opt={UNCOMPRESSED: True})
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
    """Return a file of the page. The code of a room as a path redirects to that room."""
    if (code := read_room_code(path.lstrip("/"))) is not None and "/" not in path.strip("/"):
        return Redirect(f"/r/{code}")
    found = None if path.startswith("/api/") else _find(path)
    if found is None:
        raise Refusal("no_such_page")
    return answer(request, _file(found, found.stat().st_mtime_ns))


def plain_page(title: str, body: str, language: str = FALLBACK, head: str = "") -> str:
    """Return a page without scripts; `head` and `body` are HTML."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>{head}'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head>'
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )


def _find(path: str) -> Path | None:
    """Return the file of the page at this path, or `None`, also for a path that is too long or has a null byte."""
    try:
        found = (FOLDER / path.lstrip("/")).resolve()
        return found if found.is_relative_to(FOLDER) and found.is_file() else None
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=8 * len(LANGUAGES))
def _index(language: str, changed: int, shows: str = "home", home: str = "/") -> Content:
    """Return the page for readers of this language, which preloads their texts along with the script."""
    text = _INDEX.read_text("utf-8")
    for english, theirs in (
        (f'<html lang="{FALLBACK}">', f'<html lang="{language}">'),
        (f'"{address_of_words(FALLBACK, PAGE)}"', f'"{address_of_words(language, PAGE)}"'),
        ("</head>", _preview(language, shows, home) + "</head>"),
    ):
        text = text.replace(english, theirs, 1)
    return compressed(text, "text/html", varies=("Accept-Language",))


def _preview(language: str, shows: str, home: str) -> str:
    """Return the link-preview tags of the home page or of a room. They never reveal whether a room exists."""
    told = {
        "og:site_name": say(language, "page-title"),
        "og:type": "website",
        "og:title": say(language, f"app-preview-{shows}"),
        "og:description": say(language, f"app-preview-{shows}.about"),
        "og:image": f"{home}preview.jpg",
        "og:locale": language,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    card = '<meta name="twitter:card" content="summary_large_image" />'
    about = f'<meta name="description" content="{escape(told["og:description"])}" />'
    return "".join((*tags, card, about))


@cache
def _offline(language: str) -> Content:
    title, body = say(language, "app-offline"), say(language, "app-offline.about")
    again = '<meta http-equiv="refresh" content="3">'
    return compressed(plain_page(title, f"<p>{escape(body)}</p>", language, again), "text/html")


@lru_cache(maxsize=256)
def _file(path: Path, changed: int) -> Content:
    """Return a file with its compressed forms. It is read once, until it is built again."""
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {PLAIN: path.read_bytes()}
    for encoding, ending in _ENDINGS.items():
        if (made := path.with_name(path.name + ending)).is_file():
            bodies[encoding] = made.read_bytes()
    return Content(kind, bodies, FOREVER if path.parent == FOLDER / "assets" else ASK_AGAIN)


def _missing(language: str) -> Response[str]:
    text = plain_page("Afallon", f"<p>{escape(say(language, 'server-page-missing'))}</p>", language)
    return Response(text, media_type="text/html", status_code=503)


def _language(request: AnyRequest) -> str:
    """Return the first supported language that the browser asks for."""
    for part in request.headers.get("accept-language", "").split(","):
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return FALLBACK
