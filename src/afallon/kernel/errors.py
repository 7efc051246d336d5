"""Errors and problems as values: a code for programs and translations, and an English sentence for developers."""

from collections.abc import Callable
from typing import Any

import msgspec


class PicklableError(Exception):
    """An exception that survives `pickle` and `copy`, independent of the arguments of its constructor.

    Worker processes hand exceptions to each other in this way. The cause (`__cause__`) is lost.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[PicklableError], args: tuple[Any, ...], attributes: dict[str, Any]) -> PicklableError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class AnswerError(PicklableError):
    """An answer was refused and nothing has changed. `code` names the reason, `details` its facts."""

    def __init__(self, code: str, **details: Any) -> None:
        self.code = code
        self.details = details
        particulars = ", ".join(f"{name} {brief(value, repr)}" for name, value in details.items())
        super().__init__(code.replace("_", " ") + (f" ({particulars})" if particulars else ""))


class BadAnswer(AnswerError):
    """The answer fits no open question: unknown, closed, another seat's, or a value of the wrong type."""


class IllegalAnswer(AnswerError):
    """The answer is well formed, but a rule forbids it; `rule` is the id of that rule."""

    def __init__(self, code: str, *, rule: str, **details: Any) -> None:
        self.rule = rule
        super().__init__(code, rule=rule, **details)


class Problem(msgspec.Struct, frozen=True):
    """A problem of a set-up: a refusal, or a mere warning if `refused` is false."""

    code: str
    rule: str
    refused: bool = True
    details: dict[str, Any] = {}

    def __str__(self) -> str:
        particulars = ", ".join(f"{name} {brief(value, str)}" for name, value in self.details.items())
        return f"{self.code.replace('_', ' ')} ({self.rule}{': ' + particulars if particulars else ''})"


class SetupError(PicklableError):
    """A game cannot be set up with these options; `problems` has every conflict, not only the first."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(map(str, problems)))


class ContentChanged(SetupError):
    """A table cannot go on, since its content has changed; `problems` name the entries in conflict with play so far."""


class StepError(PicklableError):
    """A step raised an exception. The table is as it was before the answer.

    `step` names the step, `decision` the question whose answer led to it (`None` if the game had just begun), and
    `__cause__` is the original exception.
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

    `code` names a reason that clients translate, and `details` its facts. Most errors have no code.
    """

    def __init__(self, message: str, *, code: str = "", **details: Any) -> None:
        self.code = code
        self.details = details
        super().__init__(message)


def brief(value: Any, show: Callable[[Any], str]) -> str:
    """Return a short text for any value, even if it is huge or its own conversion to text fails."""
    try:
        text = show(value)
    except Exception:
        return f"<{type(value).__name__}>"
    return text if len(text) <= 200 else text[:197] + "..."
