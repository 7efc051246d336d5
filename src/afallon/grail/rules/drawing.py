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
    state.decks[deck].put_at_bottom(card)


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
        pile = table.state.decks[deck]
        return all_of("draw", {CHANCE: pile.choices()}, rule="GR-SAVE-15") if len(pile) else None

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], deck: str, then: str, *arguments: Any) -> None:
        if answers:
            tell(table, "card_drawn", deck=deck, card=answers[CHANCE])
            table.push(then, answers[CHANCE], *arguments)


MODULE = Module(name="drawing", steps=(Draw(),))
