"""Phrases for amounts of quantities, cards and tokens."""

from collections.abc import Callable, Iterable

from afallon.grail.content.effects import Amount, AnyCost, Cost, Per
from afallon.grail.content.glossary import Keyword
from afallon.grail.wording.phrases import Name, Part, Phrase, phrase, quantity


def amount(what: str, value: Amount) -> Phrase:
    """Return the phrase for a counted amount, as `2 food`, or for an amount per counter."""
    if isinstance(value, int):
        return phrase(f"amount-{what}", units=value)
    return _for_each(value, lambda units: phrase(f"amount-{what}", units=units))


def number(value: Amount) -> Part:
    """Return a number without a unit."""
    return str(value) if isinstance(value, int) else _for_each(value, str)


def change(value: Amount) -> Part:
    """Return a change of a number, with its sign."""
    return _signed(value) if isinstance(value, int) else _for_each(value, _signed)


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def cost(costs: Iterable[Cost | AnyCost]) -> tuple[Phrase, ...]:
    """Return the phrases for a cost in tracks, resources or cards."""
    return tuple(amount(one.what, one.amount) if one.what is not None else _cards(one) for one in costs)


def _cards(one: Cost | AnyCost) -> Phrase:
    assert isinstance(one, AnyCost)
    if one.secret is not None:
        return phrase("named-secret", secret=Name("secret", one.secret))
    return items(one.amount, one.keyword, one.item)


def items(many: int | None, keyword: Keyword | None, item: str | None, *, crafted: bool = False) -> Phrase:
    """Return the phrase for a number of items of a kind; `None` means all of them."""
    if item is not None:
        name = Name("item", item)
        return phrase("all-named", name=name) if many is None else _named(name, many)
    kind = keyword or ("crafted-item" if crafted else "item")
    return phrase(f"all-{kind}") if many is None else phrase(f"amount-{kind}", units=many)


def encounters(name: str, many: int | None) -> Phrase:
    """Return the phrase for a number of cards of an encounter; `None` means all of them."""
    named = Name("encounter", name)
    if many is None:
        return phrase("all-named-encounters", name=named)
    return phrase("named-encounter", name=named) if many == 1 else phrase("named-encounters", name=named, units=many)


def _named(name: Name, many: int) -> Phrase:
    return phrase("named-item", name=name) if many == 1 else phrase("named-items", name=name, units=many)


def counter(per: Per) -> Phrase:
    """Return the phrase for one unit of a counter: `marker in the pool`."""
    counted: dict[str, Part] = {}
    if per.of is not None:
        counted["of"] = Name(per.per, per.of) if per.per in ("status", "dial") else quantity(per.of)
    return phrase(f"per-{per.per}", **counted)


def _for_each(per: Per, many: Callable[[int], Part]) -> Phrase:
    """Return the phrase for an amount per counter; `many` words a number of units."""
    each = counter(per)
    if per.at_most is None:
        return phrase("for-each", amount=many(per.times), each=each)
    most = per.at_most if per.times >= 0 else -per.at_most
    return phrase("for-each.at-most", amount=many(per.times), each=each, most=many(most))
