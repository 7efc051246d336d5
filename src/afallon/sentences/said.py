"""Log lines and questions rendered on the server, for clients without the game's Fluent messages."""

from typing import Any, Protocol

import msgspec

from afallon.kernel import Decision, Event


class SaidAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer, or an answer that a rule bars now."""

    value: Any
    """The value to submit."""

    label: str
    price: str = ""
    """The cost of the answer."""

    does: tuple[str, ...] = ()
    """The consequences of the answer, one sentence each."""

    why_not: str = ""
    """The reason that it is barred, empty if it is legal."""


class SaidQuestion(msgspec.Struct, frozen=True):
    """The reader's open question."""

    id: int
    prompt: str
    answers: tuple[SaidAnswer, ...]
    """Legal answers first, then barred ones. Empty if the question asks for a number."""

    rule: str
    """The id of the rule that governs the question."""


class Speaker(Protocol):
    """A renderer of a table's events and questions in one language."""

    def line(self, event: Event) -> str:
        """Return the log line for this event, empty if it needs none."""

    def question(self, decision: Decision) -> SaidQuestion:
        """Return the rendered question with all legal and barred answers."""
