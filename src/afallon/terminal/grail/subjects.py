"""Questions and choices in words: what a text gets of each declared field, by the type of the field.

A field that says nothing (`None`, or an empty tuple) is `none`, so that a text can choose another sentence for it.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from afallon.kernel import Choice, Question
from afallon.terminal.grail import holdings

if TYPE_CHECKING:
    from afallon.terminal.grail.words import GrailWords

NONE: Final = "none"


def arguments(words: "GrailWords", declared: Question | Choice) -> dict[str, Any]:
    """What the text of this question or choice may speak of."""
    told: dict[str, Any] = {}
    for field, title in _titles(type(declared)):
        value = getattr(declared, field)
        if title == "ContentPath":
            told[f"{field}_source"] = NONE if value is None else words.source(value)
        told[field] = said(words, title, value)
    return told


def said(words: "GrailWords", title: str, value: Any) -> Any:
    """One value of a field of this type."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or (value == () and title not in _SAY_NOTHING):
        return NONE
    say = SAID.get(title)
    return str(value) if say is None else say(words, value)


def price(words: "GrailWords", costs: Iterable[tuple[str, int]]) -> str:
    """So much of each, as a list."""
    return words.joined(words.say(f"grail-amount-{what}", units=amount) for what, amount in costs)


def _named(of: str) -> Callable[["GrailWords", Any], str]:
    return lambda words, name: words.name(of, name)


def _paths(words: "GrailWords", paths: Iterable[str]) -> str:
    return "; ".join(f"{words.source(path)} ({words.effects_at(path)})" for path in paths)


def _bonus(words: "GrailWords", given: Iterable[tuple[str, int]]) -> str:
    told = [words.say(f"grail-bonus-{what}", amount=str(amount)) for what, amount in given]
    return ", ".join(told) or words.say("grail-nothing")


SAID: Final[dict[str, Callable[["GrailWords", Any], Any]]] = {
    "Seat": lambda words, seat: words.names[seat],
    "Seats": lambda words, seats: words.people(seats),
    "Location": _named("location"),
    "Card": _named("card"),
    "Encounter": _named("encounter"),
    "Item": _named("item"),
    "Secret": _named("secret"),
    "Stage": _named("stage"),
    "Verse": _named("verse"),
    "Status": _named("status"),
    "Quest": _named("quest"),
    "Track": lambda words, what: words.quantity(what),
    "Resource": lambda words, what: words.quantity(what),
    "Attribute": lambda words, what: words.quantity(what),
    "Timing": lambda words, timing: words.say(f"grail-timing-{timing}", tokens="", charges=""),
    "ContentPath": lambda words, path: words.effects_at(path),
    "ContentPaths": _paths,
    "SequencePlace": lambda words, place: str(place + 1),
    "Price": price,
    "Portion": holdings.portion,
    "Shares": holdings.shares,
    "Debts": holdings.debts,
    "Goods": holdings.goods,
    "Arrivals": holdings.arrivals,
    "Deck": holdings.deck,
    "Cards": holdings.cards,
    "Character": _named("character"),
    "Keyword": lambda words, keyword: words.say(f"grail-keyword-{keyword}"),
    "Action": lambda words, action: words.action(action),
    "Bonus": _bonus,
    "Amount": lambda words, amount: amount,
}
"""By the title of a field's type: what a text gets of it. Anything else is told as it is, as text."""


_SAY_NOTHING: Final = frozenset({"Bonus", "Shares", "Debts", "Goods"})
"""Of these an empty tuple is told as nothing, in words."""


@cache
def _titles(declared: type) -> tuple[tuple[str, str], ...]:
    """The fields of a declaration with the titles of their types."""
    hints = get_type_hints(declared, include_extras=True)
    return tuple((field, _title(hints[field])) for field in declared.__struct_fields__)  # type: ignore[attr-defined]


def _title(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        return next((meta.title or "" for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta)), "")
    return next(filter(None, map(_title, get_args(hint))), "") if get_origin(hint) is not tuple else ""
