"""Events of decks."""

from typing import Final

from afallon.grail.content.glossary import KINDS
from afallon.grail.rules.fields import DeckCard, DeckCards, DeckName
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards
from afallon.kernel import Deck, unsaid

OWN_DECKS: Final = tuple(f"{kind}{sort}" for kind in KINDS for sort in ("", "_upgrades"))
"""The decks that belong to a character."""


class DeckBuilt(Change):
    """A deck is built from these cards and shuffled."""

    deck: DeckName
    cards: DeckCards

    def change(self, state: State) -> None:
        state.decks[self.deck] = Deck.of(self.cards)


@leaves_cards
@unsaid
class CardDrawn(Revelation):
    """A card is drawn. The step that ordered the draw says where it goes."""

    deck: DeckName
    card: DeckCard

    def change(self, state: State) -> None:
        state.decks[self.deck].take(self.card)


@leaves_cards
class CardPutAtBottom(Change):
    """A card is put under a deck."""

    deck: DeckName
    card: DeckCard

    def change(self, state: State) -> None:
        state.decks.setdefault(self.deck, Deck()).put_at_bottom(self.card)


class CardPutOnTop(Change):
    """A card is put on top of a deck."""

    deck: DeckName
    card: DeckCard

    def change(self, state: State) -> None:
        state.decks[self.deck].put_on_top(self.card)
