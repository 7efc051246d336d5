"""What the handlers share: the room of a path, the pass of a request, and what errors look like."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from afallon.server.codes import hash_of
from afallon.server.errors import ErrorAnswer, Refusal, log_failure, shown, status
from afallon.server.guard import address
from afallon.server.house import House, LiveRoom
from afallon.server.limits import Limiter
from afallon.server.network import Network

AnyRequest = Request[Any, Any, Any]

_HTTP_CODES = {400: "bad_request", 404: "no_such_page", 405: "wrong_method", 413: "too_large"}

ERRORS = {
    number: ResponseSpec(ErrorAnswer, generate_examples=False, description="Refused; nothing has changed")
    for number in (400, 401, 403, 404, 405, 409, 413, 421, 429, 503)
}
"""What every operation may answer instead."""


class Services(msgspec.Struct, frozen=True):
    """What the handlers work with."""

    house: House
    limiter: Limiter
    network: Network


async def find_room(services: Services, scope: Any, code: str) -> LiveRoom:
    """The room of a code. Wrong codes are counted, so that nobody finds a room by trying."""
    caller = address(scope)
    if not services.limiter.may("wrong_codes", caller):
        raise Refusal("too_fast")
    try:
        return await services.house.find(code)
    except Refusal:
        services.limiter.allow("wrong_codes", caller)
        raise


def bearer(request: AnyRequest) -> str | None:
    """The hash of the pass in the header."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return hash_of(token.strip()) if kind.lower() == "bearer" and token.strip() else None


def on_refusal(_: AnyRequest, refusal: Refusal) -> Response[Any]:
    return _answer(refusal)


def on_http_exception(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our own shape: its texts are for developers and may quote the request."""
    return _answer(Refusal(_HTTP_CODES.get(error.status_code, "bad_request")), error.status_code)


def on_recursion(_: AnyRequest, error: RecursionError) -> Response[Any]:
    """Brackets within brackets within brackets."""
    return _answer(Refusal("bad_request"))


def on_exception(_: AnyRequest, error: Exception) -> Response[Any]:
    """Something we did not foresee. The log says where, never what: values may be secrets."""
    log_failure(error)
    return _answer(Refusal("server_error"))


def _answer(refusal: Refusal, number: int | None = None) -> Response[Any]:
    return Response(
        msgspec.json.encode(ErrorAnswer(shown(refusal))),
        status_code=number or status(refusal.code),
        media_type="application/json",
    )
