"""Terminal texts: the sentences of a game, and further texts for answers, rules and problems."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Self

from afallon.kernel import Barred, Decision, OneOf, Problem
from afallon.kernel.wording import Said, Text
from afallon.sentences import Sentences
from afallon.text import has

COMMANDS: Final[Mapping[str, str]] = {"rules": "?", "table": "t", "history": "h", "log": "l", "save": "s", "quit": "q"}
"""Commands with the letters valid in every language; each language adds its own."""


class Words(Sentences, frozen=True):
    """The sentences of a game, and further texts of the terminal."""

    commands: ClassVar[Mapping[str, str]] = COMMANDS
    """The commands of this game."""

    details: ClassVar[Mapping[str, Said]] = {}
    """Types of details of set-up problems, which have no declared type."""

    def commands_at(self, decision: Decision) -> Mapping[str, str]:
        """Return the commands that make sense at this question."""
        return self.commands

    def problem(self, problem: Problem) -> str:
        """Return a set-up problem in the terminal's message, the game's, or that of all games."""
        sayable = {detail: value for detail, value in problem.details.items() if isinstance(value, str | int)}
        told = {detail: self.value(self.details.get(detail, Text()), value) for detail, value in sayable.items()}
        return self.say(self.problem_key(problem), **told)

    def problem_key(self, problem: Problem) -> str:
        """Return the message key of a set-up problem."""
        of_game = f"{self.game}-problem-{problem.code}"
        keys = (f"terminal-problem-{problem.code}", of_game, f"problem-{problem.code}")
        return next((key for key in keys if has(self.language, key)), of_game)

    def ask_key(self, kind: str, view: Any) -> str:
        """Return the message key of a kind of question, at this moment of the game."""
        return f"{self.game}-ask-{kind}"

    def rules(self, kind: str, view: Any) -> list[str]:
        """Return the rules of the moment for this kind of question."""
        return [self.say(self.ask_key(kind, view) + ".rules")]

    def question(self, decision: Decision, view: Any) -> str:
        """Return the question to this seat."""
        return self.prompt(decision.about, decision.own, optional=decision.optional)

    def answer(self, kind: str, value: Any) -> str:
        """Return the name of an answer that is not a person."""
        raise NotImplementedError

    def typed(self, kind: str, value: Any) -> str:
        """Return the message key of further accepted inputs for an answer."""
        return f"terminal-answer-{value}"

    def asks_for_people(self, kind: str) -> bool:
        """Return whether the numbers among the answers to this kind of question are seats."""
        return True

    def arranged(self, kind: str, values: Sequence[Any]) -> Sequence[Any]:
        """Return the answers in their numbered order."""
        return values

    def hint(self, kind: str, value: Any, view: Any) -> str | None:
        """Return the consequence of an answer, where it is public."""
        return None

    def remark(self, decision: Decision, value: Any, view: Any) -> str | None:
        """Return the remark on an answer: its hint, and consequences from its options."""
        return self.hint(decision.kind, value, view)

    def within(self, decision: Decision) -> Self:
        """Return the texts for answers to this question, where they depend on it."""
        return self

    def tells_of(self, decision: Decision, barred: Barred) -> bool:
        """Return whether a barred answer is shown."""
        return True

    def barred(self, decision: Decision) -> list[str]:
        """Return the answers that cannot be chosen now, with the reasons."""
        reasons: dict[str, list[str]] = {}
        for one in filter(partial(self.tells_of, decision), barred_in(decision)):
            reasons.setdefault(self.why_barred(one), []).append(self.within(decision).answer(decision.kind, one.value))
        return [self.say(f"{self.game}-barred", what=", ".join(names), why=why) for why, names in reasons.items()]

    def waiting(self, view: Any) -> list[str]:
        """Return the seats that the table waits for, and the question."""
        kinds: dict[str, list[int]] = {}
        for seat, kind in view.asked.items():
            kinds.setdefault(kind, []).append(seat)
        return [
            self.say(self.ask_key(kind, view) + ".waiting", name=self.people(seats)) for kind, seats in kinds.items()
        ]

    def knowledge(self, view: Any) -> list[str]:
        """Return the reader's private knowledge, with its sources."""
        raise NotImplementedError


def barred_in(decision: Decision) -> tuple[Barred, ...]:
    """Return the options of a question that are shown but barred."""
    return decision.options.barred if isinstance(decision.options, OneOf) else ()


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]
