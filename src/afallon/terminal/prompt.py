"""Parsing of typed input: numbers, names, words and their unique prefixes."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any
from unicodedata import normalize

import msgspec

from afallon.kernel import Barred, Decision, Subset
from afallon.terminal.words import COMMANDS, Words, barred_in
from afallon.text import has, say


class InputRefused(Exception):
    """The input is not a valid answer; `key` and `details` give the reason as a message."""

    def __init__(self, key: str, **details: Any) -> None:
        self.key, self.details = key, details
        super().__init__(key)


class Choice(msgspec.Struct, frozen=True):
    """An answer: its handles (the first is shown) and its label."""

    value: Any
    handles: tuple[str, ...]
    label: str
    why: str = ""
    """The reason, if a rule bars it now."""


class Menu(msgspec.Struct, frozen=True):
    """The answers of a question, their number, people who cannot be chosen now, and barred answers."""

    choices: tuple[Choice, ...]
    size: int | None
    """Number of answers to choose together; `None` for a single answer, whose value is not in a tuple."""

    others: tuple[Choice, ...] = ()
    barred: tuple[Choice, ...] = ()
    commands: Mapping[str, str] = msgspec.field(default_factory=lambda: COMMANDS)
    """The commands that may be typed instead."""


def menu_of(decision: Decision, words: Words) -> Menu:
    """Return the menu of a question."""
    options, words = decision.options, words.within(decision)
    values: Sequence[Any] = options.of if isinstance(options, Subset) else tuple(options.enumerate())
    values = words.arranged(decision.kind, values)
    asks_for_people = words.asks_for_people(decision.kind) and any(type(value) is int for value in values)
    absent = [seat for seat in range(len(words.names)) if asks_for_people and seat not in values]
    others = tuple(_person(seat, words) for seat in absent)
    numbered = [_choice(decision.kind, value, 0, words) for value in values if type(value) is int]
    free = _free_numbers((*numbered, *others))
    choices = tuple(_choice(decision.kind, value, 0 if type(value) is int else next(free), words) for value in values)
    barred = tuple(_barred(decision.kind, one, words) for one in barred_in(decision))
    return Menu(
        choices, options.size if isinstance(options, Subset) else None, others, barred, words.commands_at(decision)
    )


def _free_numbers(numbered: Sequence[Choice]) -> Iterator[int]:
    """Yield the numbers for answers without one: from 1, or from 0 beside answers that have numbers."""
    taken = {handle for choice in numbered for handle in choice.handles}
    return (number for number in count(0 if numbered else 1) if str(number) not in taken)


def _barred(kind: str, barred: Barred, words: Words) -> Choice:
    """Return a barred answer: it has no number, but its name may be typed."""
    choice = _choice(kind, barred.value, 0, words)
    handles = tuple(handle for handle in choice.handles if handle != "0")
    return msgspec.structs.replace(choice, handles=handles, why=words.why_barred(barred))


def _choice(kind: str, value: Any, number: int, words: Words) -> Choice:
    if type(value) is int:
        return _person(value, words) if words.asks_for_people(kind) else _number(kind, value, words)
    label = words.answer(kind, value)
    if value is None:
        return Choice(None, (str(number), label), label)
    return Choice(value, (*_typed(words.language, words.typed(kind, value)), str(number), label, str(value)), label)


def _number(kind: str, value: int, words: Words) -> Choice:
    return Choice(value, (str(value),), words.answer(kind, value))


def _person(seat: int, words: Words) -> Choice:
    return Choice(seat, (str(seat + 1), words.names[seat]), words.names[seat])


def _typed(language: str, key: str) -> tuple[str, ...]:
    """Return further accepted inputs: a comma-separated list, where the language has one."""
    return tuple(say(language, key).split(", ")) if has(language, key) else ()


def commands(language: str, there: Mapping[str, str] = COMMANDS) -> dict[str, tuple[str, ...]]:
    """Return the accepted inputs of each command, the letter to show first and the whole word last."""
    return {
        name: (*_typed(language, f"terminal-command-{name}"), letter, _label(language, name))
        for name, letter in there.items()
    }


def letters(language: str, menu: Menu) -> list[tuple[str, str, str]]:
    """Return name, input and label of every command; inputs that an answer of this menu uses are avoided."""
    taken = _exact(menu)
    typed = commands(language, menu.commands)
    shown = {name: next(letter for letter in typed[name] if plain(letter) not in taken) for name in typed}
    return [(name, letter, _label(language, name)) for name, letter in shown.items()]


def _label(language: str, command: str) -> str:
    return say(language, f"terminal-command-{command}.label")


def _exact(menu: Menu) -> set[str]:
    return {plain(handle) for choice in menu.choices for handle in choice.handles}


def read_command(text: str, language: str, menu: Menu | None = None) -> str | None:
    """Return the typed command, or `None`; an answer of the menu has precedence."""
    typed = plain(text)
    if menu is not None and typed in _exact(menu):
        return None
    there = COMMANDS if menu is None else menu.commands
    return next((name for name, letters in commands(language, there).items() if typed in letters), None)


def read_answer(text: str, menu: Menu) -> Any:
    """Return the typed value. Raises `InputRefused` for anything else."""
    chosen = [choice.value for choice in _find_all(plain(text), menu)]
    if menu.size is None:
        if len(chosen) != 1:
            raise InputRefused("terminal-refused-one", number=len(chosen))
        return chosen[0]
    twice = [choice.label for choice in menu.choices if chosen.count(choice.value) > 1]
    if twice:
        raise InputRefused("terminal-refused-twice", name=twice[0])
    if len(chosen) != menu.size:
        raise InputRefused("terminal-refused-size", size=menu.size, number=len(chosen))
    return tuple(sorted(chosen))


def plain(text: str) -> str:
    """Return the text normalised: case-folded, in one Unicode form, with single spaces."""
    return " ".join(normalize("NFKC", text).casefold().split())


def _find_all(typed: str, menu: Menu) -> list[Choice]:
    """Return the typed choices, in order. Names may have spaces, so the longest match counts."""
    every, barred = _by_handle((*menu.others, *menu.choices)), _by_handle(menu.barred)
    rest = re.split(r"[\s,;]+", typed.strip(" ,;"))
    found: list[Choice] = []
    while rest:
        length, fitting = _find_longest(rest, every)
        if not fitting:
            _, kept = _find_longest(rest, barred)
            if len(kept) == 1:
                raise InputRefused("terminal-refused-barred", name=kept[0].label, why=kept[0].why)
            raise InputRefused("terminal-refused-unknown", typed=rest[0])
        if len(fitting) > 1:
            raise InputRefused("terminal-refused-several", typed=rest[0], names=[choice.label for choice in fitting])
        if fitting[0] in menu.others:
            raise InputRefused("terminal-refused-not-now", name=fitting[0].label)
        found += fitting
        rest = rest[length:]
    return found


def _by_handle(choices: Iterable[Choice]) -> dict[str, Choice]:
    return {handle: choice for choice in choices for handle in map(plain, choice.handles)}


def _find_longest(typed: Sequence[str], every: Mapping[str, Choice]) -> tuple[int, list[Choice]]:
    """Return how many of these words name one choice, and that choice; else the matches of the first word."""
    longest = min(max((handle.count(" ") + 1 for handle in every), default=1), len(typed))
    begun = ((length, _find(" ".join(typed[:length]), every)) for length in range(longest, 0, -1))
    return next((found for found in begun if len(found[1]) == 1), (1, _find(typed[0], every)))


def _find(typed: str, every: Mapping[str, Choice]) -> list[Choice]:
    """Return the choice with this handle, or all with a handle that begins so."""
    if typed in every:
        return [every[typed]]
    if typed.isdigit():
        return []
    return list({choice.label: choice for handle, choice in every.items() if handle.startswith(typed)}.values())
