"""What is told and asked, ready to be read: for whoever shows a game without speaking its words."""

from typing import Any, Protocol

import msgspec

from afallon.kernel import Decision, Event


class SaidAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be answered, or could be if a rule did not bar it."""

    value: Any
    """As an answer gives it."""

    label: str
    price: str = ""
    """What it costs."""

    does: tuple[str, ...] = ()
    """What it would come to, sentence by sentence."""

    why_not: str = ""
    """Why it cannot be chosen now."""


class SaidQuestion(msgspec.Struct, frozen=True):
    """The reader's own question."""

    id: int
    prompt: str
    answers: tuple[SaidAnswer, ...]
    """First what can be chosen, then what cannot. Of a question for a number it is empty."""

    rule: str
    """The number of the rule that governs it."""


class Speaker(Protocol):
    """Says in one language what a table tells and asks."""

    def line(self, event: Event) -> str:
        """The line of the log for this event; nothing, if it is not worth one."""

    def question(self, decision: Decision) -> SaidQuestion:
        """The question, with all that can be answered and all that is barred."""
