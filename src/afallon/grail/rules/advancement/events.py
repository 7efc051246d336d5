"""Events of advancement."""

from afallon.grail.rules.fields import Attribute, CardId, CardIds, DeckKind, SkillSide
from afallon.grail.rules.state import Learnt, Piles, State
from afallon.grail.rules.telling import Change
from afallon.kernel import Deck, Seat


class SkillLearnt(Change):
    """A character learns a skill, with this side up; the card is a point of its attribute (GR-ADV-16)."""

    seat: Seat
    number: int
    attribute: Attribute
    side: SkillSide

    def change(self, state: State) -> None:
        state.skills.remove(self.number)
        state.characters[self.seat].skills.append(Learnt(self.number, self.attribute, self.side))


class UpgradeKept(Change):
    """A drawn upgrade card is put into the deck, the others go back; both are shuffled (GR-ADV-02, 03)."""

    seat: Seat
    deck: DeckKind
    card: CardId
    returned: CardIds

    def change(self, state: State) -> None:
        _shuffle_in(state.decks[f"{self.deck}/{self.seat}"], self.card)
        _shuffle_in(state.decks[f"{self.deck}_upgrades/{self.seat}"], *self.returned)


class CardPutIntoDeck(Change):
    """A card goes from a character's reserve into its deck."""

    seat: Seat
    deck: DeckKind
    card: CardId

    def change(self, state: State) -> None:
        _piles(state, self.seat, self.deck).reserve.remove(self.card)
        _shuffle_in(state.decks[f"{self.deck}/{self.seat}"], self.card)


class CardTakenOutOfDeck(Change):
    """A card goes from a character's deck into its reserve (GR-ADV-07)."""

    seat: Seat
    deck: DeckKind
    card: CardId

    def change(self, state: State) -> None:
        pile = state.decks[f"{self.deck}/{self.seat}"]
        pile.shuffle()
        pile.take(self.card)
        _piles(state, self.seat, self.deck).reserve.append(self.card)


def _shuffle_in(pile: Deck, *cards: str) -> None:
    for card in cards:
        pile.put_at_bottom(card)
    pile.shuffle()


def _piles(state: State, seat: int, deck: str) -> Piles:
    piles: Piles = getattr(state.characters[seat], deck)
    return piles
