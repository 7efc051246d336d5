"""Content that is the same for everybody: compressed once and cached in every encoding."""

from collections.abc import Mapping
from functools import cached_property
from gzip import compress
from hashlib import blake2b
from typing import Any, Final

import msgspec
from litestar import Response

from afallon.server.api.services import AnyRequest

PLAIN: Final = "identity"
GZIP: Final = "gzip"
BROTLI: Final = "br"

FOREVER: Final = "public, max-age=31536000, immutable"
"""For content with its own digest in the address."""
ASK_AGAIN: Final = "no-cache"

UNCOMPRESSED: Final = "sent_as_it_is"
"""The name of the handler option that keeps the framework from compressing an answer."""


class Content(msgspec.Struct, frozen=True, dict=True):
    """Cached content in one or more encodings. A browser gets the smallest that it accepts."""

    media_type: str
    bodies: Mapping[str, bytes]
    """The body by encoding. `PLAIN` is always present."""
    cache_control: str = ASK_AGAIN
    varies: tuple[str, ...] = ()
    """The request headers that select other content at the same address."""

    @cached_property
    def digest(self) -> str:
        return blake2b(self.bodies[PLAIN], digest_size=12).hexdigest()


def compressed(text: str, media_type: str, **more: Any) -> Content:
    """Compress a text that is only known at run time. Keep the result."""
    plain = text.encode()
    return Content(media_type, {PLAIN: plain, GZIP: compress(plain, 9, mtime=0)}, **more)


def answer(request: AnyRequest, content: Content) -> Response[Any]:
    """Return the content in an encoding that the browser accepts; only headers if the browser has it already."""
    encoding = _encoding(request.headers.get("accept-encoding", ""), content.bodies)
    # Another encoding is another sequence of bytes, and so needs another tag.
    tag = f'"{content.digest}"' if encoding == PLAIN else f'"{content.digest}-{encoding}"'
    headers = {"ETag": tag, "Cache-Control": content.cache_control}
    varies = (*content.varies, "Accept-Encoding") if len(content.bodies) > 1 else content.varies
    if varies:
        headers["Vary"] = ", ".join(varies)
    if _has_it(request.headers.get("if-none-match", ""), tag):
        return Response(None, status_code=304, headers=headers)
    if encoding != PLAIN:
        headers["Content-Encoding"] = encoding
    return Response(content.bodies[encoding], media_type=content.media_type, headers=headers)


def _encoding(accepted: str, bodies: Mapping[str, bytes]) -> str:
    """Return the smallest of these encodings that the browser accepts; plain if it names none."""
    taken = {PLAIN}
    for part in accepted.lower().split(","):
        name, _, weight = (piece.strip() for piece in part.partition(";"))
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name)
    return min(taken.intersection(bodies), key=lambda name: len(bodies[name]))


def _has_it(tags: str, tag: str) -> bool:
    return tags.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in tags.split(","))
