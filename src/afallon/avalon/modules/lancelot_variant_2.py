"""Lancelot's second variant: five cards lie open at the quests, and a switch acts at its own (AV-LANC-04 to 06)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.avalon.cards import Hand
from afallon.avalon.character import EVIL
from afallon.avalon.module import AvalonModule
from afallon.avalon.parts.lancelots import LANCELOTS, NO_CHANGE, SWITCH, check_variant, switch_sides
from afallon.avalon.state import AvalonTable, State, setup_of
from afallon.kernel import ALL, CHANCE, Ask, Deck, Step, all_of

NAME = "lancelot_variant_2"
_BLANKS, _SWITCHES, _QUESTS = 5, 2, 5


class Allegiances(msgspec.Struct):
    """The cards by quest, and those that stay unseen."""

    deck: Deck
    row: list[str] = []

    def copy(self) -> "Allegiances":
        return Allegiances(self.deck.copy(), list(self.row))


def begin() -> Allegiances:
    return Allegiances(Deck.of((NO_CHANGE,) * _BLANKS + (SWITCH,) * _SWITCHES))


class LayAllegiances(Step[State]):
    """Five of seven cards are dealt face up, one to each quest; the other two stay unseen (AV-LANC-04)."""

    name = "lay_allegiances"

    def ask(self, table: AvalonTable) -> Ask:
        return all_of("lay_allegiance", {CHANCE: table.state.modules[NAME].deck.choices()}, rule="AV-LANC-04")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        allegiances: Allegiances = table.state.modules[NAME]
        card = answers[CHANCE]
        allegiances.deck.take(card)
        allegiances.row.append(card)
        table.emit("allegiance_laid", to=ALL, quest=len(allegiances.row), card=card)
        if len(allegiances.row) < _QUESTS:
            table.push(self.name)


class SwitchAtRound(Step[State]):
    """At the start of a quest's round (AV-LANC-07), unless its leader is yet to choose the quest."""

    name = "switch_at_round"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        if not _quest_is_chosen(table):
            _act(table)


class SwitchAtTeam(Step[State]):
    """With quest selection, when a team for the quest stands (AV-LANC-10)."""

    name = "switch_at_team"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        if _quest_is_chosen(table):
            _act(table)


def _quest_is_chosen(table: AvalonTable) -> bool:
    return "quest_selection" in setup_of(table).modules


def _act(table: AvalonTable) -> None:
    if table.state.modules[NAME].row[table.state.quest - 1] == SWITCH:
        switch_sides(table)


def hand(table: AvalonTable, cards: Hand, seat: int) -> Hand:
    """The one who is evil now must play fail, the other success (AV-LANC-05)."""
    if table.state.characters[seat] not in LANCELOTS:
        return cards
    return ("fail",) if table.state.sides[seat] == EVIL else ("success",)


MODULE = AvalonModule(
    name=NAME,
    moments={
        "tokens_given": (LayAllegiances(),),
        "allegiance_card": (SwitchAtRound(),),
        "team_stands": (SwitchAtTeam(),),
    },
    queries={"hand": hand},
    begin=begin,
    check=check_variant(NAME),
)
