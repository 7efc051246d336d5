"""The Fluent texts for the browser: a whole language, or one part of it."""

import re
from functools import cache
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from afallon.server.api.content import UNCOMPRESSED, Content, answer, compressed
from afallon.server.api.error_handlers import ERRORS
from afallon.server.api.services import AnyRequest
from afallon.server.errors import Refusal
from afallon.server.kits import KITS
from afallon.text import LANGUAGES, sources

PAGE: Final = "page"
"""The part that the page needs for every game."""
_COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)
"""Comments for translators, which are not sent."""
_FILES_OF_THE_PAGE: Final = frozenset({"app", "common", "one-table", "page", "server"})
_SAID_HERE: Final = frozenset({"grail-cards", "grail-conditions", "grail-pack-check", "grail-studies"})
"""Texts that reach the page in rendered lines only, or never."""


@get("/api/words/{language:str}", media_type="text/plain", responses=ERRORS, opt={UNCOMPRESSED: True})
async def words(request: AnyRequest, language: FromPath[str]) -> Response[Any]:
    """Return all texts of a language, as Fluent source."""
    return answer(request, _words(language, None))


@get("/api/words/{language:str}/{part:str}", media_type="text/plain", responses=ERRORS, opt={UNCOMPRESSED: True})
async def some_words(request: AnyRequest, language: FromPath[str], part: FromPath[str]) -> Response[Any]:
    """Return the texts of a language for one game, by its name, or those that every page needs: `page`."""
    return answer(request, _words(language, part))


def address_of_words(language: str, part: str) -> str:
    """Return the address of these texts."""
    return f"/api/words/{language}/{part}"


@cache
def _words(language: str, part: str | None) -> Content:
    if language not in LANGUAGES or part not in (None, PAGE, *KITS):
        raise Refusal("no_such_page")
    texts = (text for name, text in sources(language).items() if part is None or _is_in(part, name))
    return compressed(_COMMENT.sub("", "\n".join(texts)), "text/plain")


def _is_in(part: str, file: str) -> bool:
    """Return whether a file belongs to this part. Files of added packages may be about any game."""
    if part == PAGE:
        return file in _FILES_OF_THE_PAGE
    if file in _SAID_HERE:
        return False
    return "/" in file or file.partition("-")[0] == part
