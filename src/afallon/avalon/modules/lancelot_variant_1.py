"""Lancelot's first variant: a card drawn at the start of a quest may switch both Lancelots (AV-LANC-01, 02)."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from afallon.avalon import questions
from afallon.avalon.events import AllegianceDrawn
from afallon.avalon.families.lancelots import LANCELOTS, NO_CHANGE, SWITCH, VARIANT, check_variant, switch_sides
from afallon.avalon.module import AvalonModule
from afallon.avalon.option import Option
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.avalon.tags import MAKES_SWITCH
from afallon.kernel import ALL, CHANCE, Ask, Deck, Step, all_of

NAME = "lancelot_variant_1"
_SWITCHES = 2
ALLEGIANCE_DECK: Final = Option(name="allegiance_deck", values=("six", "five"), number=1)
"""How many cards there are: six from the first quest on, or five from the third (AV-LANC-01, 02)."""

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
        _, first = _DECKS[ALLEGIANCE_DECK.of(setup_of(position))]
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
    blanks, _ = _DECKS[ALLEGIANCE_DECK.of(setup_of(position))]
    return Deck.of((NO_CHANGE,) * blanks + (SWITCH,) * _SWITCHES)


MODULE = AvalonModule(
    name=NAME,
    number=5,
    group="lancelots",
    rules=("AV-LANC-01", "AV-LANC-02"),
    # A card with two arrows.
    crest="M13 6h22v36H13ZM18 19h12l-4-4m4 14H18l4 4",
    needs=LANCELOTS,
    one_of=VARIANT,
    options=(ALLEGIANCE_DECK,),
    moments={"allegiance_card": (DrawAllegiance(),)},
    begin=Allegiance,
    traits=frozenset({MAKES_SWITCH}),
    check=check_variant(NAME),
)
