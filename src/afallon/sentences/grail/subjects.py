"""Renderers for field types that only Grail has: costs, debts, effects, decks and others."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from afallon.sentences.grail import holdings

if TYPE_CHECKING:
    from afallon.sentences.grail.words import GrailSentences


def price(words: "GrailSentences", costs: Iterable[tuple[str, int]]) -> str:
    """Render costs as a list."""
    return words.joined(holdings.portion(words, cost) for cost in costs)


def _paths(words: "GrailSentences", paths: Iterable[str]) -> str:
    return "; ".join(f"{words.source(path)} ({words.effects_at(path)})" for path in paths)


def _bonus(words: "GrailSentences", given: Iterable[tuple[str, int]]) -> str:
    told = [words.say(f"grail-bonus-{what}", units=amount) for what, amount in given]
    return ", ".join(told) or words.say("grail-nothing")


def _votes(words: "GrailSentences", votes: Iterable[tuple[int, Any]]) -> str:
    return ", ".join(f"{words.names[seat]}: {words.name('choice', vote)}" for seat, vote in votes)


RENDERERS: Final[dict[str, Callable[["GrailSentences", Any], Any]]] = {
    "amount": lambda words, amount: amount,
    "arrivals": holdings.arrivals,
    "bonus": _bonus,
    "cards": lambda words, names: ", ".join(words.name("card", name) for name in names),
    "cost": lambda words, what: words.cost_kind(what),
    "debts": holdings.debts,
    "deck": holdings.deck,
    "deck_card": holdings.deck_card,
    "deck_cards": lambda words, names: ", ".join(holdings.deck_card(words, name) for name in names),
    "good": lambda words, name: words.thing(name),
    "goods": holdings.goods,
    "items": lambda words, names: ", ".join(words.name("item", name) for name in names),
    "parts": holdings.parts,
    "path": lambda words, path: words.effects_at(path),
    "paths": _paths,
    "portion": holdings.portion,
    "price": price,
    "shares": holdings.shares,
    "timing": lambda words, timing: words.say(f"grail-timing-{timing}"),
    "votes": _votes,
}
"""Maps a kind of field that only Grail declares (`Particular`) to the function that renders its value."""
