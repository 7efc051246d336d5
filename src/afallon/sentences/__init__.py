"""Render events and questions as sentences of a language, driven by the games' declarations.

The page does the same in `web/src/words/sentences.ts`; `tests/text/test_twins.py` compares both.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from afallon.kernel import Barred, Event, Question
from afallon.kernel.vocabulary import UNSAID
from afallon.kernel.wording import (
    Amounts,
    Flag,
    Held,
    Listed,
    Named,
    Number,
    People,
    Person,
    Said,
    Scores,
    Tally,
    Text,
    argument,
    choice,
    fields_said,
    number_of,
)
from afallon.text import has, listed, say


class Sentences(msgspec.Struct, frozen=True):
    """Renderer of sentences for one language and one table's player names."""

    language: str
    names: tuple[str, ...]

    game: ClassVar[str]
    """The prefix of the game's message keys."""

    @property
    def terms(self) -> str:
        """Fluent source of the terms that the content played replaces."""
        return ""

    def say(self, key: str, **arguments: Any) -> str:
        return say(self.language, key, self.terms, **arguments)

    def joined(self, items: Iterable[str]) -> str:
        """Join the items into running text; an empty list is the message `nobody`."""
        return listed(self.language, tuple(items)) or self.say("nobody")

    def people(self, seats: Iterable[int]) -> str:
        return self.joined(self.names[seat] for seat in seats)

    # Events and questions

    def is_told(self, event: Event) -> bool:
        """Whether a reader's private log has a line for this event."""
        return event.log != UNSAID and has(self.language, self.event_key(event))

    def event(self, event: Event, *, in_full: bool = False) -> str:
        """Return the log line of an event; with `in_full`, also the facts that a vote grid would show."""
        key, facts = self.event_key(event), self.facts(event)
        said = self.say(key, **facts)
        return f"{said} {self.say(f'{key}.names', **facts)}" if in_full and has(self.language, f"{key}.names") else said

    def event_key(self, event: Event) -> str:
        return f"{self.game}-event-{event.kind}"

    def prompt(self, about: Question, own: Any = None, *, optional: bool = False, in_private: bool = True) -> str:
        """Return the question as text; with `in_private`, also its private part for the asked seat."""
        key, facts = self.prompt_key(about), {**self.facts(about), **self.facts(own)}
        said = self.say(f"{key}.optional" if optional else key, **facts)
        return f"{said} {self.say(f'{key}.own', **facts)}" if in_private and has(self.language, f"{key}.own") else said

    def prompt_key(self, about: Question) -> str:
        return f"{self.game}-ask-{about.wording}"

    def why_barred(self, barred: Barred) -> str:
        """Return the reason that an option is barred, from the rule that forbids it."""
        key = f"{self.game}-barred-{barred.rule.lower()}"
        return self.say(key) if has(self.language, key) else self.say(f"{self.game}-barred-otherwise", rule=barred.rule)

    # Message arguments

    def facts(self, told: Any) -> dict[str, Any]:
        """Return the message arguments for an event, a question or the private part of a question.

        Each field is rendered as text under its own name, and as `<field>_is` for selectors.
        """
        facts: dict[str, Any] = {}
        declared: type = type(told)
        for field, how in fields_said(declared).items():
            value = getattr(told, field)
            facts[f"{field}_is"] = choice(value)
            facts.update(self.fact(field, how, value))
        return facts

    def fact(self, field: str, how: Said, value: Any) -> dict[str, Any]:
        """Return the message arguments for one field; none if it has no value to render."""
        if value is None and isinstance(how, Named):
            value = how.none
        if value is None:
            return {}
        match how:
            case Flag():
                return {}
            case People():
                return {argument(field, how): self.people(value), number_of(field): len(value)}
            case Tally():
                return self._tally(how, value)
        return {argument(field, how): self.value(how, value)}

    def value(self, how: Said, value: Any) -> Any:
        """Render one value."""
        match how:
            case Person():
                return self.names[value]
            case Number(counted_from=first):
                return value + 1 - first
            case Text():
                return value
            case Named():
                return self.name_of(how, value)
            case Listed():
                return self.joined(self.each(how, value))
            case Amounts(where=where):
                amounts = value.items()
                return self.joined(
                    self.say(f"{self.game}-{where}-{identifier}.count", count=number) for identifier, number in amounts
                )
            case Held(what=what):
                return self.joined(self.holder(what, *held) for held in enumerate(value))
            case Scores():
                return self.joined(self.score(*scored) for scored in enumerate(value))
        raise TypeError(f"nobody knows how to say {how}")

    def name_of(self, how: Named | Listed, identifier: str) -> str:
        """Return the name of an identifier, or the identifier itself if it has none."""
        keys = (f"{self.game}-{where}-{identifier}" for where in how.where)
        return next((self.say(key) for key in keys if has(self.language, key)), identifier)

    def each(self, how: Listed, identifiers: Iterable[str]) -> list[str]:
        """Return the names of identifiers without duplicates, with their number of copies if `how.copies`."""
        names = {self.name_of(how, identifier): number for identifier, number in Counter(identifiers).items()}
        return [f"{name} ×{number}" if how.copies and number > 1 else name for name, number in names.items()]

    def holder(self, what: str, seat: int, identifier: str) -> str:
        """Render a player with the held thing."""
        held = {what: self.name_of(Named((what,)), identifier)}
        return self.say(f"{self.game}-player-and-{what}", name=self.names[seat], **held)

    def score(self, seat: int, points: Mapping[str, int]) -> str:
        """Render a player with the sum of the points."""
        return self.say(f"{self.game}-player-and-points", name=self.names[seat], points=sum(points.values()))

    def _tally(self, how: Tally, answers: Iterable[str]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        by_seat = tuple(zip(self.names, answers, strict=True))
        for answer in how.answers:
            names = [name for name, given in by_seat if given == answer]
            arguments |= {answer: len(names), f"{answer}_names": self.joined(names)}
        return arguments
