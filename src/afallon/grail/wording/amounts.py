"""How much of what, in phrases: what is gained, lost, paid, drawn, put down and asked for."""

from collections.abc import Iterable

from afallon.grail.content.effects import Amount, AnyCost, Cost, Per
from afallon.grail.content.glossary import Keyword
from afallon.grail.wording.phrases import Name, Part, Phrase, phrase, quantity


def amount(what: str, value: Amount) -> Phrase:
    """So many of something that is counted, as `2 food`; or so many for each of something else."""
    if isinstance(value, int):
        return phrase(f"amount-{what}", units=value)
    return _for_each(phrase(f"amount-{what}", units=value.times), value)


def number(value: Amount) -> Part:
    """A number alone."""
    return str(value) if isinstance(value, int) else _for_each(str(value.times), value)


def change(value: Amount) -> Part:
    """A change of a number: with its sign."""
    times = value if isinstance(value, int) else value.times
    signed = f"+{times}" if times >= 0 else f"−{-times}"
    return signed if isinstance(value, int) else _for_each(signed, value)


def cost(costs: Iterable[Cost | AnyCost]) -> tuple[Phrase, ...]:
    """What is paid: so much of a track or resource, or cards."""
    return tuple(amount(one.what, one.amount) if one.what is not None else _cards(one) for one in costs)


def _cards(one: Cost | AnyCost) -> Phrase:
    assert isinstance(one, AnyCost)
    if one.secret is not None:
        return phrase("named-secret", secret=Name("secret", one.secret))
    return items(one.amount, one.keyword, one.item)


def items(many: int | None, keyword: Keyword | None, item: str | None, *, crafted: bool = False) -> Phrase:
    """So many items of a kind; no number means all of them."""
    if item is not None:
        name = Name("item", item)
        return phrase("all-named", name=name) if many is None else _named(name, many)
    kind = keyword or ("crafted-item" if crafted else "item")
    return phrase(f"all-{kind}") if many is None else phrase(f"amount-{kind}", units=many)


def encounters(name: str, many: int | None) -> Phrase:
    """So many cards of an encounter; no number means all of them."""
    named = Name("encounter", name)
    if many is None:
        return phrase("all-named-encounters", name=named)
    return phrase("named-encounter", name=named) if many == 1 else phrase("named-encounters", name=named, units=many)


def _named(name: Name, many: int) -> Phrase:
    return phrase("named-item", name=name) if many == 1 else phrase("named-items", name=name, units=many)


def _for_each(many: Part, per: Per) -> Phrase:
    counted: dict[str, Part] = {}
    if per.of is not None:
        counted["of"] = Name(per.per, per.of) if per.per in ("status", "dial") else quantity(per.of)
    each = phrase(f"per-{per.per}", **counted)
    if per.at_most is None:
        return phrase("for-each", amount=many, each=each)
    return phrase("for-each.at-most", amount=many, each=each, most=str(per.at_most))
