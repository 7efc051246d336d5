"""Lancelot's first variant: a card drawn at the start of a quest may switch both Lancelots (AV-LANC-01, 02)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from afallon.avalon import questions
from afallon.avalon.events import AllegianceDrawn
from afallon.avalon.families.lancelots import LANCELOTS, NO_CHANGE, SWITCH, VARIANT, check_variant, switch_sides
from afallon.avalon.module import AvalonModule
from afallon.avalon.option import Option
from afallon.avalon.plan import Plan, Setup
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.avalon.tags import MAKES_SWITCH
from afallon.kernel import ALL, CHANCE, Ask, Deck, Problem, Step, all_of

NAME = "lancelot_variant_1"
_SWITCHES = 2
ALLEGIANCE_DECK: Final = Option(name="allegiance_deck", values=("six", "five"), number=1)
"""The size of the deck: six cards from the first quest on, or five from the third (AV-LANC-01, 02)."""

BY_NUMBER: Final = Option(name="allegiance_by_number", values=(False, True), number=8)
"""Whether cards are drawn for quests 3, 4 and 5 by number, not for the third to fifth played (AV-LANC-12)."""

_DECKS = {"five": (3, 3), "six": (4, 1)}
"""By value of the option: the number of cards without a switch, and the first quest with a draw."""


class Allegiance(msgspec.Struct):
    """State: the cards not yet drawn, `None` before the first draw."""

    deck: Deck | None = None

    def copy(self) -> "Allegiance":
        return Allegiance(None if self.deck is None else self.deck.copy())


def allegiance(position: AvalonPosition) -> Allegiance:
    state: Allegiance = position.state.modules[NAME]
    return state


class DrawAtRound(Step[State]):
    """One card is drawn and shown at the start of the quest's round (AV-LANC-07)."""

    name = "draw_allegiance"

    def ask(self, position: AvalonPosition) -> Ask | None:
        return None if _goes_by_number(position) else _ask(position, position.state.round)

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        _draw(turn, turn.state.round, answers)


class DrawAtTeam(Step[State]):
    """With the option, a card is drawn when the team for the quest is settled (AV-LANC-12)."""

    name = "draw_allegiance_at_team"

    def ask(self, position: AvalonPosition) -> Ask | None:
        return _ask(position, position.state.quest) if _goes_by_number(position) else None

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        _draw(turn, turn.state.quest, answers)


def _goes_by_number(position: AvalonPosition) -> bool:
    return BY_NUMBER.of(setup_of(position)) and _numbers_matter(setup_of(position))


def _numbers_matter(setup: Plan | Setup) -> bool:
    """Whether quests may be played out of order and not every quest draws a card."""
    return "quest_selection" in setup.modules and ALLEGIANCE_DECK.of(setup) == "five"


def _ask(position: AvalonPosition, quest: int) -> Ask | None:
    _, first = _DECKS[ALLEGIANCE_DECK.of(setup_of(position))]
    if quest < first:
        return None
    return all_of(questions.DrawAllegiance(quest), {CHANCE: _deck(position).choices()})


def _draw(turn: AvalonTurn, quest: int, drawn: Mapping[int, Any]) -> None:
    for card in drawn.values():
        deck = allegiance(turn).deck = _deck(turn)
        deck.take(card)
        turn.emit(AllegianceDrawn(quest=quest, card=card), to=ALL)
        if card == SWITCH:
            switch_sides(turn)


def _deck(position: AvalonPosition) -> Deck:
    """Return the remaining deck, or the complete one before the first draw."""
    deck = allegiance(position).deck
    if deck is not None:
        return deck
    blanks, _ = _DECKS[ALLEGIANCE_DECK.of(setup_of(position))]
    return Deck.of((NO_CHANGE,) * blanks + (SWITCH,) * _SWITCHES)


def check(plan: Plan) -> Iterator[Problem]:
    yield from check_variant(NAME)(plan)
    if BY_NUMBER.of(plan) and not _numbers_matter(plan):
        yield Problem("option_has_no_effect", "AV-LANC-12", refused=False, details={"option": BY_NUMBER.name})


MODULE = AvalonModule(
    name=NAME,
    number=5,
    group="lancelots",
    rules=("AV-LANC-01", "AV-LANC-02"),
    # A card with two arrows.
    crest="M13 6h22v36H13ZM18 19h12l-4-4m4 14H18l4 4",
    needs=LANCELOTS,
    one_of=VARIANT,
    options=(ALLEGIANCE_DECK, BY_NUMBER),
    moments={"allegiance_card": (DrawAtRound(),), "team_stands": (DrawAtTeam(),)},
    begin=Allegiance,
    traits=frozenset({MAKES_SWITCH}),
    check=check,
)
