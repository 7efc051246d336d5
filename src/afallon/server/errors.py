"""What the server refuses, as values: a code that every client says in its reader's language (`error-<code>`)."""

import logging
import sys
from collections.abc import Sequence
from traceback import walk_stack, walk_tb
from typing import Any, Final

import msgspec

from afallon.kernel import AnswerError, IllegalAnswer, Problem

log = logging.getLogger("afallon.server")


class Refusal(Exception):
    """A request was refused, and nothing has changed. No secret is ever among the details."""

    def __init__(self, code: str, *, rule: str | None = None, **details: Any) -> None:
        self.code = code
        self.rule = rule
        self.details = details
        super().__init__(code)

    @classmethod
    def of_answer(cls, error: AnswerError) -> "Refusal":
        """The kernel's refusal of an answer. The value is left out: whoever sent it knows it, nobody else should."""
        details = {name: value for name, value in error.details.items() if name not in ("value", "rule")}
        return cls(error.code, rule=error.rule if isinstance(error, IllegalAnswer) else None, **details)

    @classmethod
    def of_content(cls, conflicts: Sequence[Problem]) -> "Refusal":
        """What a game has met of its content and is unlike before; there is at least one such thing."""
        first = conflicts[0]
        return cls("pack_changed", rule=first.rule, **first.details)


class ErrorBody(msgspec.Struct, frozen=True):
    """A refusal on the wire."""

    code: str
    """Says what was wrong: `error-<code>` in the words, where an underscore stands for a dash."""

    rule: str | None = None
    """The rule of the game that forbids an answer."""

    details: dict[str, Any] = {}
    """The arguments of the words."""


class ErrorReply(msgspec.Struct, frozen=True):
    """The body of every HTTP error."""

    error: ErrorBody


def error_body(refusal: Refusal) -> ErrorBody:
    """A refusal as it goes over the wire."""
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
    """The HTTP status that fits a refusal: by default, a conflict with how things stand."""
    return _STATUSES.get(code, 409)


def log_failure(error: BaseException) -> None:
    """Note where something went wrong, by file and line; of an error that nobody raised, where it was found."""
    stack = walk_tb(error.__traceback__) if error.__traceback__ else reversed([*walk_stack(sys._getframe(1))])
    places = [f"{frame.f_code.co_filename.rpartition('/')[2]}:{line}" for frame, line in stack]
    log.error("unexpected %s at %s", type(error).__name__, " > ".join(places[-6:]))
