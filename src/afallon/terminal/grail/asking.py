"""What a question or an answer speaks of, in words: by the declared type of each field."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args, get_origin, get_type_hints

from msgspec import Meta

from afallon.kernel import Barred, Choice, Decision, Question
from afallon.text import has

if TYPE_CHECKING:
    from afallon.terminal.grail.words import GrailWords

Told = Callable[["GrailWords", Any, int | None], Any]


def subject(words: "GrailWords", about: Question | Choice, reader: int | None = None) -> dict[str, Any]:
    """The fields as the texts want them. What differs from seat to seat is told as the reader's own."""
    told: dict[str, Any] = {}
    for field, title in titles(type(about)).items():
        value = getattr(about, field)
        if value is not None:
            told[field] = _TOLD.get(title, _plain)(words, value, reader)
            if title == "ContentPath":
                told["effects"] = words.effects_at(value)
    if {"resource", "amount"} <= told.keys():
        told["quantity"] = amount(words, getattr(about, "resource"), getattr(about, "amount"))  # noqa: B009
    return told


def question(words: "GrailWords", decision: Decision) -> str:
    """The question in one sentence, and after it what is shown but cannot be chosen now."""
    asked = words.say(f"grail-ask-{decision.kind}", **subject(words, decision.about, decision.seat))
    kept = getattr(decision.options, "barred", ())
    return " ".join([asked, *(barred(words, decision.kind, one) for one in kept)])


def choice(words: "GrailWords", value: Choice) -> str:
    """What a tagged answer is called."""
    told = subject(words, value)
    key = f"grail-answer-{value.kind}"
    return words.say(key, **told) if has(words.language, key) else ", ".join(map(str, told.values()))


def barred(words: "GrailWords", kind: str, one: Barred) -> str:
    """What cannot be chosen, and why."""
    missing = one.facts.get("missing")
    own = f"grail-barred-{one.rule.lower()}"
    if missing:
        why = words.say("grail-missing", price=price(words, missing.items()))
    else:
        why = words.say(own if has(words.language, own) else "grail-needed")
    return words.say("grail-barred", what=words.answer(kind, one.value), why=why)


def amount(words: "GrailWords", what: str, number: int) -> str:
    """So much of a track, a resource or an attribute."""
    key = f"grail-amount-{what}"
    if has(words.language, key):
        return words.say(key, units=number)
    return words.say("grail-and-number", what=words.quantity(what), value=str(number))


def price(words: "GrailWords", costs: Iterable[tuple[str, int]]) -> str:
    return ", ".join(amount(words, what, number) for what, number in costs) or words.say("grail-nothing")


@cache
def titles(declared: type[Any]) -> Mapping[str, str]:
    """By field: the title of its type; nothing for a plain one."""
    hints = get_type_hints(declared, include_extras=True)
    return {field: _title(hints[field]) for field in declared.__struct_fields__}


def _title(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        return next((str(one.title) for one in hint.__metadata__ if isinstance(one, Meta)), "")
    return next(filter(None, map(_title, get_args(hint))), "") if type(None) in get_args(hint) else ""


def _plain(words: "GrailWords", value: Any, reader: int | None) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _named(of: str) -> Told:
    return lambda words, name, reader: words.name(of, name)


def _shares(words: "GrailWords", shares: Iterable[tuple[int | None, str, int]], reader: int | None) -> str:
    """The reader's own, or if there is nothing of that kind everybody's, and what all pay together."""
    parts = tuple(shares)
    own = [(what, number) for seat, what, number in parts if seat == reader and seat is not None]
    together = [(what, number) for seat, what, number in parts if seat is None]
    if own:
        return price(words, own)
    if together:
        return words.say("grail-together", price=price(words, together))
    return _debts(words, [(seat, what, number) for seat, what, number in parts if seat is not None], reader)


def _debts(words: "GrailWords", debts: Iterable[tuple[int, str, int]], reader: int | None) -> str:
    told = [f"{words.names[seat]}: {amount(words, what, number)}" for seat, what, number in debts]
    return "; ".join(told) or words.say("grail-nothing")


def goods(words: "GrailWords", things: Iterable[tuple[str, str | int]]) -> str:
    """What changes hands, units of one resource counted together."""
    told = []
    for (sort, name), number in Counter(tuple(thing) for thing in things).items():
        if sort == "resource":
            told.append(amount(words, str(name), number))
        else:
            told += [words.name(sort, name)] * number
    return ", ".join(told) or words.say("grail-nothing")


def _arrivals(words: "GrailWords", arrivals: Iterable[tuple[int, tuple[int, ...]]], reader: int | None) -> str:
    return "; ".join(f"{words.name('location', to)}: {words.people(seats)}" for to, seats in arrivals)


def _deck(words: "GrailWords", deck: str, reader: int | None) -> str:
    sort, _, which = deck.partition("/")
    if sort == "encounters":
        return words.say(f"grail-colour-{which}")
    return words.say(f"grail-deck-{sort}", **({"name": words.names[int(which)]} if which else {}))


def _card(words: "GrailWords", card: str) -> str:
    pack = words.pack
    found = pack is not None and card in pack.encounters
    return words.name("encounter" if found else "item" if pack is not None and card in pack.items else "card", card)


_TOLD: Final[dict[str, Told]] = {
    "Seat": lambda words, seat, reader: words.names[seat],
    "Seats": lambda words, seats, reader: words.people(seats),
    "Location": _named("location"),
    "Item": _named("item"),
    "Secret": _named("secret"),
    "Encounter": _named("encounter"),
    "Character": _named("character"),
    "Card": lambda words, card, reader: _card(words, card),
    "Cards": lambda words, cards, reader: ", ".join(_card(words, card) for card in cards),
    "ContentPath": lambda words, path, reader: words.source(path),
    "Resource": lambda words, what, reader: words.quantity(what),
    "Keyword": lambda words, keyword, reader: words.say(f"grail-keyword-{keyword}"),
    "Action": lambda words, action, reader: words.action(action),
    "Amount": lambda words, number, reader: number,
    "Price": lambda words, costs, reader: price(words, costs),
    "Shares": _shares,
    "Debts": _debts,
    "Goods": lambda words, things, reader: goods(words, things),
    "Arrivals": _arrivals,
    "Deck": _deck,
}
"""By the title of a field's type: what the texts want of it."""
