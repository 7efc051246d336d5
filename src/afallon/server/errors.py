"""Refusals as values: a code that every client words in its reader's language (message `error-<code>`)."""

import logging
import sys
from collections.abc import Sequence
from traceback import walk_stack, walk_tb
from typing import Any, Final

import msgspec

from afallon.kernel import AnswerError, IllegalAnswer, Problem

log = logging.getLogger("afallon.server")


class Refusal(Exception):
    """A refused request. Nothing has changed, and the details contain no secret."""

    def __init__(self, code: str, *, rule: str | None = None, **details: Any) -> None:
        self.code = code
        self.rule = rule
        self.details = details
        super().__init__(code)

    @classmethod
    def of_answer(cls, error: AnswerError) -> "Refusal":
        """Return the kernel's refusal of an answer, without the value: only the sender may know it."""
        details = {name: value for name, value in error.details.items() if name not in ("value", "rule")}
        return cls(error.code, rule=error.rule if isinstance(error, IllegalAnswer) else None, **details)

    @classmethod
    def of_content(cls, conflicts: Sequence[Problem]) -> "Refusal":
        """Return the refusal of a game whose content has changed. `conflicts` is not empty."""
        first = conflicts[0]
        return cls("pack_changed", rule=first.rule, **first.details)


class ErrorBody(msgspec.Struct, frozen=True):
    """A refusal."""

    code: str
    """The reason. Its text is the message `error-<code>`, with dashes in place of underscores."""

    rule: str | None = None
    """The rule of the game that forbids an answer."""

    details: dict[str, Any] = {}
    """The arguments of the message."""


class ErrorReply(msgspec.Struct, frozen=True):
    """The body of every HTTP error."""

    error: ErrorBody


def error_body(refusal: Refusal) -> ErrorBody:
    """Return a refusal as it is sent."""
    return ErrorBody(refusal.code, refusal.rule, refusal.details)


_STATUSES: Final = {
    "bad_request": 400,
    "bad_message": 400,
    "bad_name": 400,
    "bad_text": 400,
    "bad_claim": 400,
    "bad_setup_code": 404,
    "secret_option": 400,
    "setup_refused": 400,
    "bad_save": 400,
    "save_unplayable": 400,
    "save_is_over": 400,
    "pack_missing": 503,
    "pack_changed": 503,
    "unknown_bot": 400,
    "unknown_language": 400,
    "pass_needed": 401,
    "unknown_pass": 401,
    "not_host": 403,
    "only_local": 403,
    "wrong_origin": 403,
    "no_such_room": 404,
    "no_such_game": 404,
    "no_such_page": 404,
    "no_such_chair": 404,
    "no_such_watcher": 404,
    "room_locked": 403,
    "wrong_method": 405,
    "too_large": 413,
    "wrong_host": 421,
    "too_fast": 429,
    "server_error": 500,
    "storage_failed": 503,
    "room_unreadable": 503,
    "server_busy": 503,
}


def http_status(code: str) -> int:
    """Return the HTTP status of a refusal code: 409 Conflict unless it is listed."""
    return _STATUSES.get(code, 409)


def log_failure(error: BaseException) -> None:
    """Log the file and line where an error was raised, never values. An error that was not raised logs this stack."""
    stack = walk_tb(error.__traceback__) if error.__traceback__ else reversed([*walk_stack(sys._getframe(1))])
    places = [f"{frame.f_code.co_filename.rpartition('/')[2]}:{line}" for frame, line in stack]
    log.error("unexpected %s at %s", type(error).__name__, " > ".join(places[-6:]))
