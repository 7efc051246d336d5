"""Face-down decks: each draw is one decision of chance."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import change, revealing, tell
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import CHANCE, Ask, Deck, Module, Step, all_of


@change
def deck_built(state: State, *, deck: str, cards: tuple[str, ...]) -> None:
    """These cards, shuffled."""
    state.decks[deck] = Deck.of(cards)


@revealing
def card_drawn(state: State, *, deck: str, card: str) -> None:
    """It is in nobody's place yet: the step that ordered the draw says where it goes."""
    state.decks[deck].take(card)


@change
def card_put_at_bottom(state: State, *, deck: str, card: str) -> None:
    state.decks.setdefault(deck, Deck()).put_at_bottom(card)


@change
def card_put_on_top(state: State, *, deck: str, card: str) -> None:
    state.decks[deck].put_on_top(card)


@change
def cards_shuffled_in(state: State, *, deck: str, cards: tuple[str, ...]) -> None:
    """Add these cards, and shuffle the whole deck."""
    pile = state.decks[deck]
    for card in cards:
        pile.put_at_bottom(card)
    pile.shuffle()


class Draw(Step[State]):
    """The top card of a deck is turned up; then the step `then` is done with it, before its own arguments.

    With an empty deck nothing happens (GR-ENC-13, GR-ITEM-25, GR-EVENT-17); who must act on that looks before.
    """

    name = "draw"

    def ask(self, table: GrailTable, deck: str, then: str, *arguments: Any) -> Ask | None:
        pile = table.state.decks.get(deck)
        return all_of("draw", {CHANCE: pile.choices()}, rule="GR-SAVE-15") if pile else None

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], deck: str, then: str, *arguments: Any) -> None:
        if answers:
            tell(table, "card_drawn", deck=deck, card=answers[CHANCE])
            table.push(then, answers[CHANCE], *arguments)


class PutUnder(Step[State]):
    """Cards that go under a deck at the same time go there in random order (GR-DISCARD-01, 07)."""

    name = "put_under"

    def ask(self, table: GrailTable, deck: str, cards: tuple[str, ...]) -> Ask | None:
        if len(set(cards)) < 2:
            return None
        return all_of("put_under", {CHANCE: Deck.of(cards).choices()}, rule="GR-DISCARD-07")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], deck: str, cards: tuple[str, ...]) -> None:
        rest = list(cards)
        for card in tuple(answers.values()) or cards:
            tell(table, "card_put_at_bottom", deck=deck, card=card)
            rest.remove(card)
        if rest:
            table.push(self.name, deck, tuple(rest))


MODULE = Module(name="drawing", steps=(Draw(), PutUnder()))
