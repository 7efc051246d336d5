"""Lancelot's second variant: five cards lie face up at the quests; a switch acts at its quest (AV-LANC-04 to 06)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.avalon import questions
from afallon.avalon.cards import Hand
from afallon.avalon.character import EVIL
from afallon.avalon.events import AllegianceLaid
from afallon.avalon.families.lancelots import LANCELOTS, NO_CHANGE, SWITCH, VARIANT, check_variant, switch_sides
from afallon.avalon.module import AvalonModule
from afallon.avalon.queries import HAND
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.avalon.tags import MAKES_SWITCH
from afallon.kernel import ALL, CHANCE, Ask, Deck, Step, all_of

NAME = "lancelot_variant_2"
_BLANKS, _SWITCHES, _QUESTS = 5, 2, 5


class Allegiances(msgspec.Struct):
    """State: the cards laid so far by quest, and the deck with the unseen ones."""

    deck: Deck
    row: list[str] = []

    def copy(self) -> "Allegiances":
        return Allegiances(self.deck.copy(), list(self.row))


def begin() -> Allegiances:
    return Allegiances(Deck.of((NO_CHANGE,) * _BLANKS + (SWITCH,) * _SWITCHES))


def allegiances(position: AvalonPosition) -> Allegiances:
    state: Allegiances = position.state.modules[NAME]
    return state


class LayAllegiances(Step[State]):
    """Five of seven cards are dealt face up, one to each quest; the other two stay unseen (AV-LANC-04)."""

    name = "lay_allegiances"

    def ask(self, position: AvalonPosition) -> Ask:
        own = allegiances(position)
        return all_of(questions.LayAllegiance(len(own.row) + 1), {CHANCE: own.deck.choices()})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        own = allegiances(turn)
        card = answers[CHANCE]
        own.deck.take(card)
        own.row.append(card)
        turn.emit(AllegianceLaid(quest=len(own.row), card=card), to=ALL)
        if len(own.row) < _QUESTS:
            turn.push(self.name)


class SwitchAtRound(Step[State]):
    """The card acts at the start of the round (AV-LANC-07), unless leaders choose the quest."""

    name = "switch_at_round"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        if not _quest_is_chosen(turn):
            _act(turn)


class SwitchAtTeam(Step[State]):
    """With quest selection the card acts when the team for the quest is settled (AV-LANC-10)."""

    name = "switch_at_team"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        if _quest_is_chosen(turn):
            _act(turn)


def _quest_is_chosen(position: AvalonPosition) -> bool:
    return "quest_selection" in setup_of(position).modules


def _act(turn: AvalonTurn) -> None:
    if allegiances(turn).row[turn.state.quest - 1] == SWITCH:
        switch_sides(turn)


def hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
    """The currently evil Lancelot must play a fail, the other a success (AV-LANC-05)."""
    if position.state.characters[seat] not in LANCELOTS:
        return found
    return found.only("fail" if position.state.sides[seat] == EVIL else "success", rule="AV-LANC-05")


MODULE = AvalonModule(
    name=NAME,
    number=6,
    group="lancelots",
    rules=("AV-LANC-04", "AV-LANC-05", "AV-LANC-06"),
    # A row of cards.
    crest=(
        "M5 17h6v13H5Zm8 0h6v13h-6Zm8 0h6v13h-6Zm8 0h6v13h-6Zm8 0h6v13h-6ZM13 36h22l-4-3.5m4 3.5-4 3.5M35 11H13"
        "l4-3.5M13 11l4 3.5"
    ),
    matters_to=(questions.PlayCard,),
    needs=LANCELOTS,
    one_of=VARIANT,
    moments={
        "tokens_given": (LayAllegiances(),),
        "allegiance_card": (SwitchAtRound(),),
        "team_stands": (SwitchAtTeam(),),
    },
    queries={HAND: hand},
    begin=begin,
    traits=frozenset({MAKES_SWITCH}),
    check=check_variant(NAME),
)
