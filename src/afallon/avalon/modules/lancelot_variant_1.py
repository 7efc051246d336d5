"""Lancelot's first variant: a card drawn at the start of a quest may switch both Lancelots (AV-LANC-01, 02)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.avalon.module import AvalonModule
from afallon.avalon.parts.lancelots import NO_CHANGE, SWITCH, check_variant, switch_sides
from afallon.avalon.state import AvalonTable, State, setup_of
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


class DrawAllegiance(Step[State]):
    """One card is drawn and shown at the start of the quest's round (AV-LANC-07)."""

    name = "draw_allegiance"

    def ask(self, table: AvalonTable) -> Ask | None:
        _, first = _DECKS[setup_of(table).variants.allegiance_deck]
        if table.state.round < first:
            return None
        return all_of("draw_allegiance", {CHANCE: _deck(table).choices()}, rule="AV-LANC-01")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for card in answers.values():
            deck = table.state.modules[NAME].deck = _deck(table)
            deck.take(card)
            table.emit("allegiance_drawn", to=ALL, quest=table.state.round, card=card)
            if card == SWITCH:
                switch_sides(table)


def _deck(table: AvalonTable) -> Deck:
    """The deck as it is, or the whole of it before the first draw."""
    allegiance: Allegiance = table.state.modules[NAME]
    if allegiance.deck is not None:
        return allegiance.deck
    blanks, _ = _DECKS[setup_of(table).variants.allegiance_deck]
    return Deck.of((NO_CHANGE,) * blanks + (SWITCH,) * _SWITCHES)


MODULE = AvalonModule(
    name=NAME,
    moments={"allegiance_card": (DrawAllegiance(),)},
    begin=Allegiance,
    check=check_variant(NAME),
)
