"""What can happen to items and secrets. Of two alike, the one in use is meant."""

from afallon.grail.rules.effects.abilities import is_in_use
from afallon.grail.rules.fields import GoodName, ItemId, SecretNumber
from afallon.grail.rules.items.cards import held_cards, is_secret, name_of, number_of
from afallon.grail.rules.state import Held, State
from afallon.grail.rules.telling import Change, Revelation
from afallon.kernel import Seat, Seats


class ItemsSearched(Revelation):
    """Cards were turned over until this one appeared, or to the end; the rest is shuffled (GR-ITEM-16, 18)."""

    item: str | None

    def change(self, state: State) -> None:
        deck = state.decks["items"]
        deck.shuffle()
        if self.item is not None:
            deck.take(self.item)


class CardOffered(Change):
    """One of these gets it."""

    card: GoodName
    seats: Seats


class ItemGained(Change):
    """Out of the deck; what is gained in an encounter is put aside in it (GR-ITEM-26)."""

    seat: Seat
    item: ItemId
    aside: bool

    def change(self, state: State) -> None:
        state.characters[self.seat].items.append(Held(self.item, aside=self.aside))


class ItemLost(Change):
    """Where it goes is told separately."""

    seat: Seat
    item: ItemId

    def change(self, state: State) -> None:
        items = state.characters[self.seat].items
        alike = [held for held in items if held.card == self.item]
        lost = next((held for held in alike if held.face_up), alike[0])
        state.characters[self.seat].items = [held for held in items if held is not lost]


class SecretGained(Change):
    """Out of the supply."""

    seat: Seat
    secret: SecretNumber
    aside: bool

    def change(self, state: State) -> None:
        state.secrets.remove(self.secret)
        state.characters[self.seat].secrets.append(Held(self.secret, aside=self.aside))


class SecretLost(Change):
    """Back to the supply (GR-SECRET-12), or out of the game."""

    seat: Seat
    secret: SecretNumber
    from_game: bool

    def change(self, state: State) -> None:
        character = state.characters[self.seat]
        character.secrets = [held for held in character.secrets if held.card != self.secret]
        if not self.from_game:
            state.secrets.append(self.secret)


class CardTurned(Change):
    """Of two alike the first is turned up, the last is turned down."""

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
    """Face down it cannot be used before the equipment step of the next dawn (GR-ITEM-09)."""

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
    """A new day: they may be turned up in its equipment step (GR-DAWN-26)."""

    def change(self, state: State) -> None:
        for character in state.characters:
            for held in held_cards(character):
                held.traded = False


class ItemFlipped(Change):
    """Used for the rest of the encounter; it still fills its slot (GR-ITEM-19, 21)."""

    seat: Seat
    item: ItemId

    def change(self, state: State) -> None:
        _in_use(state, self.seat, self.item).flipped = True


class ItemPutAside(Change):
    """Not used in this encounter (GR-ITEM-12)."""

    seat: Seat
    item: ItemId

    def change(self, state: State) -> None:
        _in_use(state, self.seat, self.item).aside = True


def _in_use(state: State, seat: int, name: str) -> Held:
    return next(held for held in held_cards(state.characters[seat]) if name_of(held) == name and is_in_use(held))
