"""Looking at the top of a deck. All players see the cards."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from afallon.grail.content.effects import LookAtDeck
from afallon.grail.rules.decks.events import CardPutOnTop
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, meant
from afallon.grail.rules.event_cards import questions
from afallon.grail.rules.event_cards.deck import RANDOM_EVENTS, UNSEEN
from afallon.grail.rules.event_cards.events import DeckSeen
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step
from afallon.kernel.options import one_of


class Look(NamedTuple):
    """The plain arguments of a frame: the seats, the deck, the number of cards, and whether the seats order them."""

    seats: tuple[int, ...]
    deck: str
    amount: int
    order: bool


@verb(LookAtDeck)
def look_at_deck(turn: GrailTurn, effect: LookAtDeck, scene: Scene) -> None:
    """Look at up to this number of cards; a character's own deck only in an encounter."""
    seats, encounter = meant(turn, effect.who, scene), turn.state.encounter
    looks: list[Look] = []
    if effect.deck != "own":
        name = effect.deck if effect.deck in ("items", "events") else f"encounters/{effect.deck}"
        looks = [Look(seats, name, effect.amount, effect.order)] if seats else []
    elif encounter is not None:
        taking_part = [seat for seat in seats if seat in encounter.participants]
        looks = [Look((seat,), f"{encounter.kind}/{seat}", effect.amount, effect.order) for seat in taking_part]
    for look in reversed(looks):
        turn.push("draw", look.deck, SeeCard.name, *look)


class SeeCard(Step[State]):
    """Turn up the next card. A random event in the event deck is known from now on."""

    name = "see_card"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, *arguments: Any) -> None:
        look, seen = Look(*arguments[:4]), arguments[4:]
        if card == UNSEEN:
            turn.push("draw", RANDOM_EVENTS, self.name, *arguments)
        elif len(seen) + 1 < look.amount and turn.state.decks[look.deck]:
            turn.push("draw", look.deck, self.name, *arguments, card)
        else:
            tell(turn, DeckSeen(deck=look.deck, cards=(*seen, card)))
            turn.push(PutBack.name, *Order(look.seats if look.order else (), look.deck, (*seen, card)))


class Order(NamedTuple):
    """The plain arguments of a frame: the seats that order, the deck, the cards, and those already placed on top."""

    seats: tuple[int, ...]
    deck: str
    cards: tuple[str, ...]
    placed: tuple[str, ...] = ()


class PutBack(Step[State]):
    """Put the cards back on top: unchanged, or in the order that the seats choose, topmost first."""

    name = "put_back"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        order = Order(*arguments)
        if not order.seats or len(set(order.cards)) < 2:
            return None
        about = questions.OrderCards(order.seats, order.deck, order.cards)
        return ask_together(about, order.seats, one_of(order.cards))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        order = Order(*arguments)
        if answers:
            rest, wish = list(order.cards), agreed(turn, answers)
            rest.remove(wish)
            turn.push(self.name, *order._replace(cards=tuple(rest), placed=(*order.placed, wish)))
        else:
            for card in reversed((*order.placed, *order.cards)):
                tell(turn, CardPutOnTop(deck=order.deck, card=card))
