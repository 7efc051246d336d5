"""Errors over HTTP: every error becomes an `ErrorReply`."""

from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from afallon.server.api.services import AnyRequest
from afallon.server.errors import ErrorReply, Refusal, error_body, http_status, log_failure

_HTTP_CODES = {400: "bad_request", 404: "no_such_page", 405: "wrong_method", 413: "too_large"}

ERRORS = {
    number: ResponseSpec(ErrorReply, generate_examples=False, description="Refused; nothing has changed")
    for number in (400, 401, 403, 404, 405, 409, 413, 421, 429, 503)
}
"""The error responses of every operation."""


def on_refusal(_: AnyRequest, refusal: Refusal) -> Response[Any]:
    return _response(refusal)


def on_http_exception(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """Return a framework error in our own format: its texts are for developers and may quote the request."""
    return _response(Refusal(_HTTP_CODES.get(error.status_code, "bad_request")), error.status_code)


def on_unreadable(_: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """Refuse input that is nested too deeply, or bytes that are not text."""
    return _response(Refusal("bad_request"))


def on_exception(_: AnyRequest, error: Exception) -> Response[Any]:
    """Report an unexpected error. The log says where it happened, but no values: they may be secret."""
    log_failure(error)
    return _response(Refusal("server_error"))


def _response(refusal: Refusal, status: int | None = None) -> Response[Any]:
    return Response(
        msgspec.json.encode(ErrorReply(error_body(refusal))),
        status_code=status or http_status(refusal.code),
        media_type="application/json",
    )
