"""Hands in both kinds of encounter: drawing, discarding, opening hands, and the limit at the end of a round."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.encounter import questions
from afallon.grail.rules.encounter.events import CardDiscarded, CardTaken, CardTakenBack, HandRedrawn, MustRetreat
from afallon.grail.rules.quantities import is_panicking
from afallon.grail.rules.queries import END_DRAW, OPENING_HAND
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import piles_of, under_way
from afallon.kernel import Ask, Offer, OneOf, Step, all_of
from afallon.kernel.options import one_of

HAND_LIMIT: Final = 3


def deck_of(position: GrailPosition, seat: int) -> str:
    """Return the name of the deck that a seat uses in this encounter."""
    return f"{under_way(position.state).kind}/{seat}"


def draw_cards(turn: GrailTurn, seat: int, amount: int) -> None:
    """Draw this number of cards next.

    If the deck is too small, no card is drawn and the seat must retreat (GR-COMBAT-115, 116).
    """
    deck = deck_of(turn, seat)
    if len(turn.state.decks[deck]) < amount:
        tell(turn, MustRetreat(seat=seat))
        return
    for _ in range(amount):
        turn.push("draw", deck, TakeCard.name, seat)


def discard_cards(turn: GrailTurn, seat: int, amount: int, source: str = "hand", because: str | None = None) -> None:
    """Discard this number of cards next: from the hand by choice, or from the top of the deck.

    `because` is the path of the effect.
    """
    if source == "deck":
        for _ in range(amount):
            turn.push("draw", deck_of(turn, seat), DiscardDrawn.name, seat)
    elif amount:
        turn.push(Discard.name, seat, amount, because)


def _keep_or_redraw(cards: int) -> OneOf:
    return OneOf(("keep", "redraw"), offers=(None, Offer(preview={"cards": cards - 1})))


def opening_hand(position: GrailPosition, seat: int) -> int:
    """Return the number of cards that a participant begins with (GR-COMBAT-10, 11)."""
    most = 2 if len(under_way(position.state).participants) == 4 else 3
    return modified(position, "opening_hand", position.fold(OPENING_HAND, most), seat)


class TakeCard(Step[State]):
    """Put a drawn card into the hand."""

    name = "take_card"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, seat: int) -> None:
        tell(turn, CardTaken(seat=seat, card=card))


class DiscardDrawn(Step[State]):
    """Put a drawn card on the discard pile."""

    name = "discard_drawn"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, seat: int) -> None:
        tell(turn, CardDiscarded(seat=seat, card=card, source="deck"))


class Discard(Step[State]):
    """Discard hand cards by choice; missing ones come from the top of the deck (GR-COMBAT-120 to 122)."""

    name = "discard"

    def ask(self, position: GrailPosition, seat: int, amount: int, because: str | None) -> Ask | None:
        hand = piles_of(position.state, seat).hand
        if len(hand) <= amount:
            return None
        return all_of(questions.Discard(seat=seat, many=amount, because=because), {seat: one_of(hand)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, amount: int, because: str | None) -> None:
        hand = tuple(piles_of(turn.state, seat).hand)
        gone = tuple(answers.values()) or hand
        for card in gone:
            tell(turn, CardDiscarded(seat=seat, card=card, source="hand"))
        if answers:
            discard_cards(turn, seat, amount - 1, because=because)
        else:
            discard_cards(turn, seat, amount - len(hand), "deck")


class TakeBack(Step[State]):
    """Return this number of cards from the discard pile to the hand, by choice if there are more."""

    name = "take_back"

    def ask(self, position: GrailPosition, seat: int, amount: int) -> Ask | None:
        discarded = piles_of(position.state, seat).discarded
        if len(discarded) <= amount or len(set(discarded)) < 2:
            return None
        return all_of(questions.TakeBack(seat=seat, many=amount), {seat: one_of(discarded)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, amount: int) -> None:
        for card in tuple(answers.values()) or tuple(piles_of(turn.state, seat).discarded[:amount]):
            tell(turn, CardTakenBack(seat=seat, card=card))
        if answers and amount > 1:
            turn.push(self.name, seat, amount - 1)


class KeepCards(Step[State]):
    """Discard all hand cards except those that the player chooses to keep (GR-TRAIT-11, 12)."""

    name = "keep_cards"

    def ask(self, position: GrailPosition, seat: int, keep: int) -> Ask | None:
        hand = piles_of(position.state, seat).hand
        if len(hand) <= keep or keep != 1:
            return None
        about = questions.KeepCards(seat=seat, encounter=under_way(position.state).card)
        return all_of(about, {seat: one_of(hand)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, keep: int) -> None:
        hand = list(piles_of(turn.state, seat).hand)
        for card in answers.values():
            hand.remove(card)
            for other in hand:
                tell(turn, CardDiscarded(seat=seat, card=other, source="hand"))


class OpeningHands(Step[State]):
    name = "opening_hands"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in reversed(by_number(turn.state, under_way(turn.state).participants)):
            draw_cards(turn, seat, opening_hand(turn, seat))


class Mulligans(Step[State]):
    """Let participants redraw their hand with one card fewer, any number of times (GR-COMBAT-12, 13)."""

    name = "mulligans"

    def ask(self, position: GrailPosition, seats: tuple[int, ...] | None = None) -> Ask | None:
        asked = under_way(position.state).participants if seats is None else seats
        hands = {seat: len(piles_of(position.state, seat).hand) for seat in asked}
        options = {seat: _keep_or_redraw(cards) for seat, cards in hands.items() if cards > 1}
        about = questions.Mulligan(encounter=under_way(position.state).card, seats=tuple(options))
        return all_of(about, options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...] | None = None) -> None:
        redrawing = by_number(turn.state, [seat for seat, answer in answers.items() if answer == "redraw"])
        turn.push("forced_retreats")
        if redrawing:
            turn.push(self.name, redrawing)
        for seat in reversed(redrawing):
            cards = len(piles_of(turn.state, seat).hand) - 1
            tell(turn, HandRedrawn(seat=seat))
            draw_cards(turn, seat, cards)


class HandLimit(Step[State]):
    """Discard down to the hand limit of three cards (GR-COMBAT-105, 106)."""

    name = "hand_limit"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in reversed(by_number(turn.state, under_way(turn.state).participants)):
            limit = modified(turn, "hand_limit", HAND_LIMIT, seat)
            discard_cards(turn, seat, max(len(piles_of(turn.state, seat).hand) - limit, 0))


class EndDraw(Step[State]):
    """Let each participant draw a card unless it panics, by character number (GR-COMBAT-107, 112, 151)."""

    name = "end_draw"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in reversed(by_number(turn.state, under_way(turn.state).participants)):
            turn.push("forced_retreats")
            turn.push(DrawAtEnd.name, seat)


class DrawAtEnd(Step[State]):
    """Draw one participant's cards; extra cards of a trait come even in panic (GR-TRAIT-04)."""

    name = "draw_at_end"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if seat in under_way(turn.state).participants:
            cards = 0 if is_panicking(turn.state, turn.state.characters[seat]) else 1
            draw_cards(turn, seat, turn.fold(END_DRAW, cards))
