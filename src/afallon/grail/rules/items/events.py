"""Events of items and secrets. With two identical cards, the one in use is affected."""

from afallon.grail.rules.effects.abilities import is_in_use
from afallon.grail.rules.fields import GoodName, ItemId, SecretNumber
from afallon.grail.rules.items.cards import held_cards, is_secret, name_of, number_of
from afallon.grail.rules.state import Held, State
from afallon.grail.rules.telling import Change, Revelation
from afallon.kernel import Seat, Seats


class ItemsSearched(Revelation):
    """The item deck was searched up to this item, or to the end, and shuffled (GR-ITEM-16, 18)."""

    item: str | None

    def change(self, state: State) -> None:
        deck = state.decks["items"]
        deck.shuffle()
        if self.item is not None:
            deck.take(self.item)


class CardOffered(Change):
    """A card is offered to these seats; one of them gets it."""

    card: GoodName
    seats: Seats


class ItemGained(Change):
    """An item of the deck is gained. In an encounter it is put aside (GR-ITEM-26)."""

    seat: Seat
    item: ItemId
    aside: bool

    def change(self, state: State) -> None:
        state.characters[self.seat].items.append(Held(self.item, aside=self.aside))


class ItemLost(Change):
    """An item is lost. Another event says where it goes."""

    seat: Seat
    item: ItemId

    def change(self, state: State) -> None:
        items = state.characters[self.seat].items
        alike = [held for held in items if held.card == self.item]
        lost = next((held for held in alike if held.face_up), alike[0])
        state.characters[self.seat].items = [held for held in items if held is not lost]


class SecretGained(Change):
    """A secret of the supply is gained."""

    seat: Seat
    secret: SecretNumber
    aside: bool

    def change(self, state: State) -> None:
        state.secrets.remove(self.secret)
        state.characters[self.seat].secrets.append(Held(self.secret, aside=self.aside))


class SecretLost(Change):
    """A secret returns to the supply (GR-SECRET-12), or leaves the game."""

    seat: Seat
    secret: SecretNumber
    from_game: bool

    def change(self, state: State) -> None:
        character = state.characters[self.seat]
        character.secrets = [held for held in character.secrets if held.card != self.secret]
        if not self.from_game:
            state.secrets.append(self.secret)


class CardTurned(Change):
    """A card is turned. Of two identical ones the first is turned up, the last is turned down."""

    seat: Seat
    card: GoodName
    face_up: bool

    def change(self, state: State) -> None:
        cards = [
            held for held in held_cards(state.characters[self.seat]) if name_of(held) == self.card and not held.traded
        ]
        alike = [held for held in cards if held.face_up != self.face_up]
        alike[0 if self.face_up else -1].face_up = self.face_up


class CardTraded(Change):
    """A card is traded. Face down it is unusable before the equipment step of the next dawn (GR-ITEM-09)."""

    giver: Seat
    receiver: Seat
    card: GoodName
    face_up: bool

    def change(self, state: State) -> None:
        if is_secret(self.card):
            SecretLost(self.giver, number_of(self.card), from_game=True).change(state)
            state.characters[self.receiver].secrets.append(
                Held(number_of(self.card), face_up=self.face_up, traded=not self.face_up)
            )
        else:
            ItemLost(self.giver, self.card).change(state)
            state.characters[self.receiver].items.append(Held(self.card, face_up=self.face_up, traded=not self.face_up))


class TradedCardsReady(Change):
    """Traded cards of earlier days may be turned up in today's equipment step (GR-DAWN-26)."""

    def change(self, state: State) -> None:
        for character in state.characters:
            for held in held_cards(character):
                held.traded = False


class ItemFlipped(Change):
    """A card is flipped for the rest of the encounter; it still fills its slot (GR-ITEM-19, 21)."""

    seat: Seat
    item: ItemId

    def change(self, state: State) -> None:
        _in_use(state, self.seat, self.item).flipped = True


class ItemPutAside(Change):
    """An item is put aside for this encounter (GR-ITEM-12)."""

    seat: Seat
    item: ItemId

    def change(self, state: State) -> None:
        _in_use(state, self.seat, self.item).aside = True


def _in_use(state: State, seat: int, name: str) -> Held:
    return next(held for held in held_cards(state.characters[seat]) if name_of(held) == name and is_in_use(held))
