"""Costs, debts, gifts and cards rendered as text."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from afallon.sentences.grail.words import GrailSentences


def portion(words: "GrailSentences", so_much: tuple[str, int]) -> str:
    """Render an amount of a track, resource or attribute, or a number of cards of a cost."""
    what, number = so_much
    if ":" in what:
        return words.say("grail-amount-card", card=words.cost_kind(what), units=number)
    return words.say(f"grail-amount-{what}", units=number)


def price(words: "GrailSentences", costs: Iterable[tuple[str, int]]) -> str:
    return ", ".join(portion(words, cost) for cost in costs) or words.say("grail-nothing")


def shares(words: "GrailSentences", dues: Iterable[tuple[int | None, str, int]]) -> str:
    """Render what each seat pays, once if it is the same for all; the seat `None` means all together."""
    owed: dict[int | None, list[tuple[str, int]]] = {}
    for seat, what, number in dues:
        owed.setdefault(seat, []).append((what, number))
    prices = list(owed.values())
    if None in owed:
        return words.say("grail-price-together", price=price(words, owed[None]))
    if all(one == prices[0] for one in prices):
        each = price(words, prices[0] if prices else ())
        return words.say("grail-price-each", price=each) if len(prices) > 1 else each
    return "; ".join(f"{words.names[seat]}: {price(words, own)}" for seat, own in owed.items() if seat is not None)


def parts(words: "GrailSentences", divided: Iterable[tuple[int, str, int]]) -> str:
    """Render the parts of a division, each seat named once."""
    owned: dict[int, list[tuple[str, int]]] = {}
    for seat, what, number in divided:
        owned.setdefault(seat, []).append((what, number))
    return "; ".join(f"{words.names[seat]}: {price(words, owned[seat])}" for seat in sorted(owned))


def debts(words: "GrailSentences", owed: Iterable[tuple[int, str, int]]) -> str:
    """Render debts one after another."""
    told = [f"{words.names[seat]}: {portion(words, (what, number))}" for seat, what, number in owed]
    return "; ".join(told) or words.say("grail-nothing")


def goods(words: "GrailSentences", things: Iterable[tuple[str, str | int]]) -> str:
    """Render goods that change hands; units of one resource are counted together."""
    told: list[str] = []
    for (sort, name), number in Counter((sort, name) for sort, name in things).items():
        told += [portion(words, (str(name), number))] if sort == "resource" else [words.name(sort, name)] * number
    return ", ".join(told) or words.say("grail-nothing")


def arrivals(words: "GrailSentences", landing: Iterable[tuple[int, tuple[int, ...]]]) -> str:
    """Render groups that arrive, each with its destination."""
    return "; ".join(f"{words.name('location', to)}: {words.people(seats)}" for to, seats in landing)


def deck(words: "GrailSentences", name: str) -> str:
    """Render the name of a deck: a shared one, one of a colour, or a character's own."""
    sort, _, which = name.partition("/")
    if sort == "encounters":
        return words.say(f"grail-colour-{which}")
    return words.say(f"grail-deck-{sort}", **({"name": words.names[int(which)]} if which else {}))


_KINDS: Final = {"encounters": "encounter", "items": "item", "events": "event", "random_events": "event"}
"""Maps a shared deck to the kind of its cards. All other decks consist of combat or diplomacy cards."""


def deck_card(words: "GrailSentences", name: str) -> str:
    """Return the name of a card of the current deck, which gives its kind: an item and a card may share an id."""
    return words.name(_KINDS.get((words.deck or "").partition("/")[0], "card"), name)
