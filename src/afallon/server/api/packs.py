"""The printed faces of a pack, for the page: a catalogue in each language, made once and cached."""

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from afallon.sentences.grail.catalogue import Catalogue
from afallon.sentences.grail.printing import Printer
from afallon.server.api.content import FOREVER, UNCOMPRESSED, Content, answer, compressed
from afallon.server.api.error_handlers import ERRORS
from afallon.server.api.services import AnyRequest
from afallon.server.errors import Refusal
from afallon.server.kits.grail_choices import catalogue_mark, offered_packs
from afallon.text import LANGUAGES


@get(
    "/api/packs/{name:str}/{mark:str}/{language:str}",
    responses={**ERRORS, 200: ResponseSpec(Catalogue, generate_examples=False)},
    opt={UNCOMPRESSED: True},
)
async def catalogue(
    request: AnyRequest, name: FromPath[str], mark: FromPath[str], language: FromPath[str]
) -> Response[Any]:
    """Return everything of a pack that has a printed face. The choices and every campaign name its `mark`."""
    if language not in LANGUAGES or name not in offered_packs() or mark != catalogue_mark(name):
        raise Refusal("no_such_page")
    return answer(request, await asyncio.to_thread(_catalogue, name, language))


@cache
def printer(name: str, language: str) -> Printer:
    """Return the printer of a pack that is offered here."""
    return Printer(name, offered_packs()[name], language)


@cache
def _catalogue(name: str, language: str) -> Content:
    text = msgspec.json.encode(printer(name, language).catalogue()).decode()
    return compressed(text, "application/json", cache_control=FOREVER)
