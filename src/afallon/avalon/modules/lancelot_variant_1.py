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
"""How many cards there are: six from the first quest on, or five from the third (AV-LANC-01, 02)."""

BY_NUMBER: Final = Option(name="allegiance_by_number", values=(False, True), number=8)
"""Whether quests 3, 4 and 5 draw by their numbers, and not the third, fourth and fifth to be played (AV-LANC-12)."""

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


class DrawAtRound(Step[State]):
    """One card is drawn and shown at the start of the quest's round (AV-LANC-07)."""

    name = "draw_allegiance"

    def ask(self, position: AvalonPosition) -> Ask | None:
        return None if _goes_by_number(position) else _ask(position, position.state.round)

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        _draw(turn, turn.state.round, answers)


class DrawAtTeam(Step[State]):
    """By an option, when a team for the quest of that number stands (AV-LANC-12)."""

    name = "draw_allegiance_at_team"

    def ask(self, position: AvalonPosition) -> Ask | None:
        return _ask(position, position.state.quest) if _goes_by_number(position) else None

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        _draw(turn, turn.state.quest, answers)


def _goes_by_number(position: AvalonPosition) -> bool:
    return BY_NUMBER.of(setup_of(position)) and _numbers_matter(setup_of(position))


def _numbers_matter(setup: Plan | Setup) -> bool:
    """Whether the number of a quest and its turn may differ, and the deck is not for every quest."""
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
    """The deck as it is, or the whole of it before the first draw."""
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
