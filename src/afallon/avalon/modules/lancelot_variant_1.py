"""Lancelot's first variant: a card drawn at the start of a quest may switch both Lancelots (AV-LANC-01, 02)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.avalon import questions
from afallon.avalon.events import AllegianceDrawn
from afallon.avalon.module import AvalonModule
from afallon.avalon.families.lancelots import NO_CHANGE, SWITCH, check_variant, switch_sides
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.kernel import ALL, CHANCE, Ask, Deck, Step, all_of

NAME = "lancelot_variant_1"
_SWITCHES = 2
_DECKS = {"five": (3, 3), "six": (4, 1)}
"""By option: how many cards change nothing, and the first quest that draws."""


class Allegiance(msgspec.Struct):
    """The cards not yet drawn; nothing before the first draw."""

    deck: Deck | None = None

    def copy(self) -> "Allegiance":
        return Allegiance(None if self.deck is None else self.deck.copy())


def allegiance(position: AvalonPosition) -> Allegiance:
    state: Allegiance = position.state.modules[NAME]
    return state


class DrawAllegiance(Step[State]):
    """One card is drawn and shown at the start of the quest's round (AV-LANC-07)."""

    name = "draw_allegiance"

    def ask(self, position: AvalonPosition) -> Ask | None:
        _, first = _DECKS[setup_of(position).variants.allegiance_deck]
        if position.state.round < first:
            return None
        return all_of(questions.DrawAllegiance(position.state.round), {CHANCE: _deck(position).choices()})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for card in answers.values():
            deck = allegiance(turn).deck = _deck(turn)
            deck.take(card)
            turn.emit(AllegianceDrawn(quest=turn.state.round, card=card), to=ALL)
            if card == SWITCH:
                switch_sides(turn)


def _deck(position: AvalonPosition) -> Deck:
    """The deck as it is, or the whole of it before the first draw."""
    deck = allegiance(position).deck
    if deck is not None:
        return deck
    blanks, _ = _DECKS[setup_of(position).variants.allegiance_deck]
    return Deck.of((NO_CHANGE,) * blanks + (SWITCH,) * _SWITCHES)


MODULE = AvalonModule(
    name=NAME,
    moments={"allegiance_card": (DrawAllegiance(),)},
    begin=Allegiance,
    check=check_variant(NAME),
)
