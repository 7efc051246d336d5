"""Facts as sentences: where seats become names and identifiers become words. Each game adds what only it speaks of."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Final, get_args

import msgspec

from afallon.kernel import Barred, Decision, Event, OneOf, Problem
from afallon.text import has, listed, say

COMMANDS: Final[Mapping[str, str]] = {"rules": "?", "table": "t", "history": "h", "log": "l", "save": "s", "quit": "q"}
"""What may be typed beside an answer, by the letters that every language understands; each language adds its own."""


class Words(msgspec.Struct, frozen=True):
    """A language, and the names of the people at the table by seat."""

    language: str
    names: tuple[str, ...]

    game: ClassVar[str]
    """With this the keys of the game's texts begin."""

    commands: ClassVar[Mapping[str, str]] = COMMANDS
    """Those of this game."""

    named: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By the title of a field's type: where the names of what it holds stand, the likeliest place first."""

    quiet: ClassVar[frozenset[str]] = frozenset({"asked", "answered", "withdrawn"})
    """Events that a log leaves out: the question itself is on the screen."""

    def say(self, key: str, **arguments: Any) -> str:
        return say(self.language, key, **arguments)

    def joined(self, items: Iterable[str]) -> str:
        """The items in running text, or that there is none."""
        return listed(self.language, tuple(items)) or self.say("nobody")

    def people(self, seats: Iterable[int]) -> str:
        return self.joined(self.names[seat] for seat in seats)

    def is_told(self, event: Event) -> bool:
        """Whether a log has a line for this event."""
        return event.kind not in self.quiet and has(self.language, self.event_key(event))

    def event(self, event: Event, *, in_full: bool = False) -> str:
        """The line of a log for an event; in full, it says also what the grid of votes would show."""
        key = self.event_key(event)
        arguments = self.event_arguments(event)
        lines = [self.say(key, **arguments)]
        if in_full and has(self.language, key + ".names"):
            lines.append(self.say(key + ".names", **arguments))
        return " ".join(lines)

    def event_key(self, event: Event) -> str:
        return f"{self.game}-event-{event.kind}"

    def event_arguments(self, event: Event) -> dict[str, Any]:
        """What an event tells, as the texts want it."""
        return self.arguments(event.data)

    def facts(self, told: Any) -> dict[str, Any]:
        """What a declared event, a question, or the own part of one tells, as the texts want it: by types of fields."""
        facts: dict[str, Any] = {}
        declared: type = type(told)
        for field, title in _titles(declared).items():
            facts.update(self.fact(field, title, getattr(told, field)))
        return facts

    def fact(self, field: str, title: str, value: Any) -> dict[str, Any]:
        """What one field becomes, whose type has this title; nothing, if the texts do not speak of it."""
        match title, value:
            case _, None | bool():
                return {}
            case "Seat", int():
                return {"name" if field == "seat" else field: self.names[value]}
            case "Seats", tuple():
                return {"names" if field == "seats" else field: self.people(value), "count": len(value)}
            case _, int():
                return {field: value}
            case _, str():
                return {field: self.name_of(title, value)}
        return {}

    def name_of(self, title: str, value: str) -> str:
        """What an identifier is called; whatever has no name is said as it is."""
        keys = (where + value for where in self.named.get(title, ()))
        return next((self.say(key) for key in keys if has(self.language, key)), value)

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of any event or problem as the texts want it: by the name and the type of each field."""
        told: dict[str, Any] = {}
        for field, value in data.items():
            told.update(self.argument(field, value))
        return told

    def argument(self, field: str, value: Any) -> dict[str, Any]:
        """What one field becomes; nothing, if the texts do not speak of it."""
        raise NotImplementedError

    def problem(self, problem: Problem) -> str:
        """What a set-up is told about itself, in the words of the game or of this table."""
        own = f"terminal-problem-{problem.code}"
        key = own if has(self.language, own) else f"{self.game}-problem-{problem.code}"
        return self.say(key, **self.arguments(problem.details))

    def ask_key(self, kind: str, view: Any) -> str:
        """Where the words of a kind of question stand, at this moment of the game."""
        return f"{self.game}-ask-{kind}"

    def rules(self, kind: str, view: Any) -> list[str]:
        """The rules of the moment at which such a question is asked."""
        return [self.say(self.ask_key(kind, view) + ".rules")]

    def question(self, decision: Decision, view: Any) -> str:
        """The question that is put to this seat."""
        raise NotImplementedError

    def answer(self, kind: str, value: Any) -> str:
        """What an answer that is no person is called."""
        raise NotImplementedError

    def typed(self, kind: str, value: Any) -> str:
        """Where it stands what else may be typed for such an answer."""
        return f"terminal-answer-{value}"

    def asks_for_people(self, kind: str) -> bool:
        """Whether the numbers among the answers to such a question are seats."""
        return True

    def hint(self, kind: str, value: Any, view: Any) -> str | None:
        """What would come of an answer, where all can see it."""
        return None

    def remark(self, decision: Decision, value: Any, view: Any) -> str | None:
        """What is to be said of an answer to this question: its hint, and whatever its options tell of it."""
        return self.hint(decision.kind, value, view)

    def barred(self, decision: Decision) -> list[str]:
        """What cannot be chosen now, and why."""
        reasons: dict[str, list[str]] = {}
        for one in barred_in(decision):
            reasons.setdefault(self.why_barred(one), []).append(self.answer(decision.kind, one.value))
        return [self.say(f"{self.game}-barred", what=", ".join(names), why=why) for why, names in reasons.items()]

    def why_barred(self, barred: Barred) -> str:
        """Why something cannot be chosen now, by the rule that forbids it."""
        key = f"{self.game}-barred-{barred.rule.lower()}"
        return self.say(key) if has(self.language, key) else self.say(f"{self.game}-barred-otherwise", rule=barred.rule)

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


@cache
def _titles(declared: type) -> Mapping[str, str]:
    """By field of a declaration: the title of its type, or nothing."""
    if not issubclass(declared, msgspec.Struct):
        return {}
    return {field.name: _title(field.type) for field in msgspec.structs.fields(declared)}


def _title(sort: Any) -> str:
    """The title of a type, also of one that may be missing (`Seat | None`)."""
    notes = (note for part in (sort, *get_args(sort)) for note in getattr(part, "__metadata__", ()))
    return next((note.title for note in notes if isinstance(note, msgspec.Meta) and note.title), "")


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]
