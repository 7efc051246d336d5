"""Inspections: a player hands another his loyalty card (INSPECT)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.cards import Hand, options
from afallon.avalon.events import Inspected, LoyaltyShown
from afallon.avalon.queries import LOYALTY_CARDS
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.kernel import ALL, Ask, Step, all_of


class ShowLoyalty(Step[State]):
    """The inspected player hands over a loyalty card, which only the inspector sees (AV-INSPECT-01).

    He is always asked, even if only one card is allowed (AV-INSPECT-06). `through` is the source of the inspection.
    """

    name = "show_loyalty"

    def ask(self, position: AvalonPosition, through: str, inspector: int, inspected: int) -> Ask:
        return ask_loyalty(position, questions.ShowLoyalty(through=through, inspector=inspector), inspected)

    def resolve(
        self, turn: AvalonTurn, answers: Mapping[int, Any], through: str, inspector: int, inspected: int
    ) -> None:
        event = LoyaltyShown(inspector=inspector, inspected=inspected, card=answers[inspected])
        turn.emit(event, to=(inspector, inspected))


def inspect(turn: AvalonTurn, through: str, inspector: int, inspected: int) -> None:
    """Let one player inspect another; the inspection is public, the card is not (AV-INSPECT-06)."""
    turn.emit(Inspected(inspector=inspector, inspected=inspected), to=ALL)
    turn.push(ShowLoyalty.name, through, inspector, inspected)


def ask_loyalty(position: AvalonPosition, about: questions.ShowLoyalty, seat: int, *, rule: str = "") -> Ask:
    """Return the question to this player for his loyalty card; some characters may or must lie (AV-INSPECT-03)."""
    own = {seat: questions.OwnSide(position.state.sides[seat])}
    return all_of(about, {seat: options(loyalty_cards(position, seat))}, rule=rule, own=own)


def loyalty_cards(position: AvalonPosition, seat: int) -> Hand:
    """Return the loyalty cards that this player may hand over: his side's, unless he lies (AV-INSPECT-03)."""
    return position.fold(LOYALTY_CARDS, Hand((position.state.sides[seat],)), seat)
