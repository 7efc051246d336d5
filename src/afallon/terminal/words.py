"""What a terminal says: the sentences of a game, and its own about answers, rules and problems."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Self

from afallon.kernel import Barred, Decision, OneOf, Problem
from afallon.kernel.wording import Said, Text
from afallon.sentences import Sentences
from afallon.text import has

COMMANDS: Final[Mapping[str, str]] = {"rules": "?", "table": "t", "history": "h", "log": "l", "save": "s", "quit": "q"}
"""What may be typed beside an answer, by the letters that every language understands; each language adds its own."""


class Words(Sentences, frozen=True):
    """The sentences of a game, and what else a terminal says of it."""

    commands: ClassVar[Mapping[str, str]] = COMMANDS
    """Those of this game."""

    details: ClassVar[Mapping[str, Said]] = {}
    """By detail of a problem with a set-up, which has no declared type: how it is said."""

    def commands_at(self, decision: Decision) -> Mapping[str, str]:
        """Those that make sense at this question."""
        return self.commands

    def problem(self, problem: Problem) -> str:
        """What a set-up is told about itself, in the words of this table, of the game, or of all games."""
        sayable = {detail: value for detail, value in problem.details.items() if isinstance(value, str | int)}
        told = {detail: self.value(self.details.get(detail, Text()), value) for detail, value in sayable.items()}
        return self.say(self.problem_key(problem), **told)

    def problem_key(self, problem: Problem) -> str:
        """Where the words for a problem with a set-up stand."""
        of_game = f"{self.game}-problem-{problem.code}"
        keys = (f"terminal-problem-{problem.code}", of_game, f"problem-{problem.code}")
        return next((key for key in keys if has(self.language, key)), of_game)

    def ask_key(self, kind: str, view: Any) -> str:
        """Where the words of a kind of question stand, at this moment of the game."""
        return f"{self.game}-ask-{kind}"

    def rules(self, kind: str, view: Any) -> list[str]:
        """The rules of the moment at which such a question is asked."""
        return [self.say(self.ask_key(kind, view) + ".rules")]

    def question(self, decision: Decision, view: Any) -> str:
        """The question that is put to this seat."""
        return self.prompt(decision.about, decision.own, optional=decision.optional)

    def answer(self, kind: str, value: Any) -> str:
        """What an answer that is no person is called."""
        raise NotImplementedError

    def typed(self, kind: str, value: Any) -> str:
        """Where it stands what else may be typed for such an answer."""
        return f"terminal-answer-{value}"

    def asks_for_people(self, kind: str) -> bool:
        """Whether the numbers among the answers to such a question are seats."""
        return True

    def arranged(self, kind: str, values: Sequence[Any]) -> Sequence[Any]:
        """The answers in the order in which they are numbered."""
        return values

    def hint(self, kind: str, value: Any, view: Any) -> str | None:
        """What would come of an answer, where all can see it."""
        return None

    def remark(self, decision: Decision, value: Any, view: Any) -> str | None:
        """What is to be said of an answer to this question: its hint, and whatever its options tell of it."""
        return self.hint(decision.kind, value, view)

    def within(self, decision: Decision) -> Self:
        """The words for the answers to this question, where they depend on what is asked."""
        return self

    def tells_of(self, decision: Decision, barred: Barred) -> bool:
        """Whether a barred answer is shown."""
        return True

    def barred(self, decision: Decision) -> list[str]:
        """What cannot be chosen now, and why."""
        reasons: dict[str, list[str]] = {}
        for one in filter(partial(self.tells_of, decision), barred_in(decision)):
            reasons.setdefault(self.why_barred(one), []).append(self.within(decision).answer(decision.kind, one.value))
        return [self.say(f"{self.game}-barred", what=", ".join(names), why=why) for why, names in reasons.items()]

    def waiting(self, view: Any) -> list[str]:
        """Whom the table waits for, and for what."""
        kinds: dict[str, list[int]] = {}
        for seat, kind in view.asked.items():
            kinds.setdefault(kind, []).append(seat)
        return [
            self.say(self.ask_key(kind, view) + ".waiting", name=self.people(seats)) for kind, seats in kinds.items()
        ]

    def knowledge(self, view: Any) -> list[str]:
        """What the reader alone knows, and whence."""
        raise NotImplementedError


def barred_in(decision: Decision) -> tuple[Barred, ...]:
    """What the options of a question show and bar."""
    return decision.options.barred if isinstance(decision.options, OneOf) else ()


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]
