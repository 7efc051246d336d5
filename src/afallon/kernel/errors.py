"""What can go wrong, as values: a code for machines and translators, and a plain sentence for developers."""

from collections.abc import Callable
from typing import Any

import msgspec


class PicklableError(Exception):
    """An exception that `pickle` and `copy` restore as it is, whatever its constructor takes.

    Processes hand exceptions to each other in this way. The cause of an exception is not handed on.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[PicklableError], args: tuple[Any, ...], attributes: dict[str, Any]) -> PicklableError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class AnswerError(PicklableError):
    """An answer was refused, and nothing has changed. `code` names the reason, `details` its particulars."""

    def __init__(self, code: str, **details: Any) -> None:
        self.code = code
        self.details = details
        particulars = ", ".join(f"{name} {brief(value, repr)}" for name, value in details.items())
        super().__init__(code.replace("_", " ") + (f" ({particulars})" if particulars else ""))


class BadAnswer(AnswerError):
    """The answer fits no open question: none such, closed, another seat's, or a value of the wrong type."""


class IllegalAnswer(AnswerError):
    """The answer is well formed, but a rule forbids it; `rule` is that rule's id."""

    def __init__(self, code: str, *, rule: str, **details: Any) -> None:
        self.rule = rule
        super().__init__(code, rule=rule, **details)


class Problem(msgspec.Struct, frozen=True):
    """One thing a set-up is told about itself: a refusal, or (not `refused`) only a warning."""

    code: str
    rule: str
    refused: bool = True
    details: dict[str, Any] = {}

    def __str__(self) -> str:
        particulars = ", ".join(f"{name} {brief(value, str)}" for name, value in self.details.items())
        return f"{self.code.replace('_', ' ')} ({self.rule}{': ' + particulars if particulars else ''})"


class SetupError(PicklableError):
    """A game cannot be set up so; `problems` names every conflict at once."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(map(str, problems)))


class ContentChanged(SetupError):
    """A table cannot go on: `problems` name what it has met of its content and what is unlike before."""


class StepError(PicklableError):
    """A rule has failed in the middle of its work. The table is as it was before the answer.

    `step` names the rule, `decision` the question whose answer brought it about (none if the game had just begun), and
    `__cause__` is what went wrong.
    """

    def __init__(self, step: str, decision: "Any", cause: BaseException) -> None:
        self.step = step
        self.decision = decision
        asked = (
            "as the game began"
            if decision is None
            else (f"on the answer of seat {decision.seat} to question {decision.id} ({decision.kind})")
        )
        super().__init__(f"step {step} failed {asked}: {type(cause).__name__}: {cause}")


class RecordError(Exception):
    """A record cannot be read or replayed; the message says where and why.

    `code` names a reason that people are told in their own language, `details` its particulars. Most have none.
    """

    def __init__(self, message: str, *, code: str = "", **details: Any) -> None:
        self.code = code
        self.details = details
        super().__init__(message)


def brief(value: Any, show: Callable[[Any], str]) -> str:
    """A short text for any value: whoever sent it may have sent what is huge, or cannot be shown at all."""
    try:
        text = show(value)
    except Exception:
        return f"<{type(value).__name__}>"
    return text if len(text) <= 200 else text[:197] + "..."
