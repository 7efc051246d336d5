"""What can happen to items and secrets. Of two alike, the one in use is meant."""

from afallon.grail.rules.changes import change, revealing
from afallon.grail.rules.effects.abilities import is_in_use
from afallon.grail.rules.items.cards import held_cards, is_secret, name_of, number_of
from afallon.grail.rules.state import Held, State


@revealing
def items_searched(state: State, *, item: str | None) -> None:
    """Cards were turned over until this one appeared, or to the end; the rest is shuffled (GR-ITEM-16, 18)."""
    deck = state.decks["items"]
    deck.shuffle()
    if item is not None:
        deck.take(item)


@change
def card_offered(state: State, *, card: str, seats: tuple[int, ...]) -> None:
    """One of these gets it."""


@change
def item_gained(state: State, *, seat: int, item: str, aside: bool) -> None:
    """Out of the deck; what is gained in an encounter is put aside in it (GR-ITEM-26)."""
    state.characters[seat].items.append(Held(item, aside=aside))


@change
def item_lost(state: State, *, seat: int, item: str) -> None:
    """Where it goes is told apart."""
    items = state.characters[seat].items
    alike = [held for held in items if held.card == item]
    lost = next((held for held in alike if held.face_up), alike[0])
    state.characters[seat].items = [held for held in items if held is not lost]


@change
def secret_gained(state: State, *, seat: int, secret: int, aside: bool) -> None:
    """Out of the supply."""
    state.secrets.remove(secret)
    state.characters[seat].secrets.append(Held(secret, aside=aside))


@change
def secret_lost(state: State, *, seat: int, secret: int, from_game: bool) -> None:
    """Back to the supply (GR-SECRET-12), or out of the game."""
    character = state.characters[seat]
    character.secrets = [held for held in character.secrets if held.card != secret]
    if not from_game:
        state.secrets.append(secret)


@change
def card_turned(state: State, *, seat: int, card: str, face_up: bool) -> None:
    """Of two alike the first is turned up, the last is turned down."""
    cards = [held for held in held_cards(state.characters[seat]) if name_of(held) == card and not held.traded]
    alike = [held for held in cards if held.face_up != face_up]
    alike[0 if face_up else -1].face_up = face_up


@change
def card_traded(state: State, *, giver: int, receiver: int, card: str, face_up: bool) -> None:
    """Face down it cannot be used before the equipment step of the next dawn (GR-ITEM-09)."""
    if is_secret(card):
        secret_lost(state, seat=giver, secret=number_of(card), from_game=True)
        state.characters[receiver].secrets.append(Held(number_of(card), face_up=face_up, traded=not face_up))
    else:
        item_lost(state, seat=giver, item=card)
        state.characters[receiver].items.append(Held(card, face_up=face_up, traded=not face_up))


@change
def traded_cards_ready(state: State) -> None:
    """A new day: they may be turned up in its equipment step (GR-DAWN-26)."""
    for character in state.characters:
        for held in held_cards(character):
            held.traded = False


@change
def item_flipped(state: State, *, seat: int, item: str) -> None:
    """Used for the rest of the encounter; it still fills its slot (GR-ITEM-19, 21)."""
    _in_use(state, seat, item).flipped = True


@change
def item_put_aside(state: State, *, seat: int, item: str) -> None:
    """Not used in this encounter (GR-ITEM-12)."""
    _in_use(state, seat, item).aside = True


def _in_use(state: State, seat: int, name: str) -> Held:
    return next(held for held in held_cards(state.characters[seat]) if name_of(held) == name and is_in_use(held))
