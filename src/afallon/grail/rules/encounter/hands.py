"""Hands: drawing, discarding, opening hands, the limit at the end of a round. For both kinds of encounter."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.asking import by_number
from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.values import is_panicking
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.encounter.changes import piles_of, under_way
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, OneOf, Step, all_of
from afallon.kernel.options import one_of

HAND_LIMIT: Final = 3
KEEP_OR_REDRAW: Final = OneOf(("keep", "redraw"))


def deck_of(table: GrailTable, seat: int) -> str:
    """The name of the deck that a seat plays this encounter with."""
    return f"{under_way(table.state).kind}/{seat}"


def draw_cards(table: GrailTable, seat: int, amount: int) -> None:
    """Draw so many cards next. With too small a deck it draws none and must retreat (GR-COMBAT-115, 116)."""
    deck = deck_of(table, seat)
    if len(table.state.decks[deck]) < amount:
        tell(table, "must_retreat", seat=seat)
        return
    for _ in range(amount):
        table.push("draw", deck, TakeCard.name, seat)


def discard_cards(table: GrailTable, seat: int, amount: int, source: str = "hand") -> None:
    """Discard so many cards next: from hand by choice, or from the top of the deck."""
    if source == "deck":
        for _ in range(amount):
            table.push("draw", deck_of(table, seat), DiscardDrawn.name, seat)
    elif amount:
        table.push(Discard.name, seat, amount)


def opening_hand(table: GrailTable, seat: int) -> int:
    """How many cards a participant begins with (GR-COMBAT-10, 11)."""
    most = 2 if len(under_way(table.state).participants) == 4 else 3
    return modified(table, "opening_hand", table.fold("opening_hand", most), seat)


class TakeCard(Step[State]):
    """A drawn card goes into the hand."""

    name = "take_card"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], card: str, seat: int) -> None:
        tell(table, "card_taken", seat=seat, card=card)


class DiscardDrawn(Step[State]):
    """A drawn card goes to the discard pile."""

    name = "discard_drawn"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], card: str, seat: int) -> None:
        tell(table, "card_discarded", seat=seat, card=card, source="deck")


class Discard(Step[State]):
    """So many cards of the hand, by choice; for each that is missing the top of the deck (GR-COMBAT-120 to 122)."""

    name = "discard"

    def ask(self, table: GrailTable, seat: int, amount: int) -> Ask | None:
        hand = piles_of(table.state, seat).hand
        if len(hand) <= amount:
            return None
        return all_of("discard", {seat: one_of(hand)}, rule="GR-COMBAT-120")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int, amount: int) -> None:
        hand = tuple(piles_of(table.state, seat).hand)
        gone = tuple(answers.values()) or hand
        for card in gone:
            tell(table, "card_discarded", seat=seat, card=card, source="hand")
        if answers:
            discard_cards(table, seat, amount - 1)
        else:
            discard_cards(table, seat, amount - len(hand), "deck")


class KeepCards(Step[State]):
    """All hand cards but so many are discarded; the player keeps which he likes (GR-TRAIT-11, 12)."""

    name = "keep_cards"

    def ask(self, table: GrailTable, seat: int, keep: int) -> Ask | None:
        hand = piles_of(table.state, seat).hand
        if len(hand) <= keep or keep != 1:
            return None
        return all_of("keep_cards", {seat: one_of(hand)}, rule="GR-TRAIT-12")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int, keep: int) -> None:
        hand = list(piles_of(table.state, seat).hand)
        for card in answers.values():
            hand.remove(card)
            for other in hand:
                tell(table, "card_discarded", seat=seat, card=other, source="hand")


class OpeningHands(Step[State]):
    name = "opening_hands"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in reversed(by_number(table.state, under_way(table.state).participants)):
            draw_cards(table, seat, opening_hand(table, seat))


class Mulligans(Step[State]):
    """Instead of keeping a hand one may draw a new one with a card fewer, again and again (GR-COMBAT-12, 13)."""

    name = "mulligans"

    def ask(self, table: GrailTable, seats: tuple[int, ...] | None = None) -> Ask | None:
        asked = under_way(table.state).participants if seats is None else seats
        could = [seat for seat in asked if len(piles_of(table.state, seat).hand) > 1]
        return all_of("mulligan", dict.fromkeys(could, KEEP_OR_REDRAW), rule="GR-COMBAT-12")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seats: tuple[int, ...] | None = None) -> None:
        redrawing = by_number(table.state, [seat for seat, answer in answers.items() if answer == "redraw"])
        table.push("forced_retreats")
        if redrawing:
            table.push(self.name, redrawing)
        for seat in reversed(redrawing):
            cards = len(piles_of(table.state, seat).hand) - 1
            tell(table, "hand_redrawn", seat=seat)
            draw_cards(table, seat, cards)


class HandLimit(Step[State]):
    """Each participant keeps at most three cards (GR-COMBAT-105, 106)."""

    name = "hand_limit"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in reversed(by_number(table.state, under_way(table.state).participants)):
            limit = modified(table, "hand_limit", HAND_LIMIT, seat)
            discard_cards(table, seat, max(len(piles_of(table.state, seat).hand) - limit, 0))


class EndDraw(Step[State]):
    """Each participant draws a card in the order of character numbers, unless it panics (GR-COMBAT-107, 112, 151)."""

    name = "end_draw"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in reversed(by_number(table.state, under_way(table.state).participants)):
            table.push("forced_retreats")
            table.push(DrawAtEnd.name, seat)


class DrawAtEnd(Step[State]):
    """What one participant draws; a trait's cards come even in panic (GR-TRAIT-04)."""

    name = "draw_at_end"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        if seat in under_way(table.state).participants:
            cards = 0 if is_panicking(table.state.characters[seat]) else 1
            draw_cards(table, seat, table.fold("end_draw", cards))
