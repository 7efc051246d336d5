"""The Rogues: the watch token, the marks they leave, and their own victories (ROGUE)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.avalon.cards import Hand
from afallon.avalon.sizes import MAJORITY_OF_QUESTS
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.ending import show_characters
from afallon.kernel import ALL, Ask, Module, OneOf, Outcome, Step, all_of

NAME = "rogues"
ROGUES = {"good_rogue": "rogue_success", "evil_rogue": "rogue_fail"}
"""Each Rogue and the card that only this one may play (AV-ROGUE-02)."""

_LAST_QUEST = 5


class Rogues(msgspec.Struct):
    """Who is watched on this quest, and the rounds that each card of the Rogues has marked."""

    watched: int | None = None
    marks: dict[str, list[int]] = {}

    def copy(self) -> "Rogues":
        return Rogues(self.watched, {card: list(rounds) for card, rounds in self.marks.items()})


def rogues(table: AvalonTable) -> Rogues:
    state: Rogues = table.state.modules[NAME]
    return state


class GiveWatch(Step[State]):
    """The leader gives the watch token to a member of the team, himself allowed (AV-ROGUE-04, 05)."""

    name = "give_watch"

    def ask(self, table: AvalonTable) -> Ask | None:
        state = table.state
        if len(table.seats) <= 6 and state.round <= 2:
            return None
        return all_of("give_watch", {state.leader: OneOf(state.team)}, rule="AV-ROGUE-04")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        rogues(table).watched = None
        for leader, seat in answers.items():
            rogues(table).watched = seat
            table.emit("watch_given", to=ALL, leader=leader, seat=seat)


class MarkRogues(Step[State]):
    """That a Rogue's card was played is marked at the quest (AV-ROGUE-03)."""

    name = "mark_rogues"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for card in ROGUES.values():
            if card in table.state.cards.values():
                rogues(table).marks.setdefault(card, []).append(table.state.round)
                table.emit("rogue_marked", to=ALL, quest=table.state.quest, card=card)


class RogueWins(Step[State]):
    """A Rogue wins alone on the quest that decides, if he played his card on it and before (AV-ROGUE-06 to 08)."""

    name = "rogue_wins"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        result = state.results[state.quest - 1]
        if state.results.count(result) != MAJORITY_OF_QUESTS:
            return
        name = "good_rogue" if result else "evil_rogue"
        marks = rogues(table).marks.get(ROGUES[name], [])
        if state.round in marks and len(marks) > 1:
            show_characters(table)
            table.end(Outcome(side=None, reason="rogue", winners=(state.holder(name),)))


def hand(table: AvalonTable, cards: Hand, seat: int) -> Hand:
    """A watched Rogue may not play a rogue card (AV-ROGUE-04)."""
    if seat != rogues(table).watched:
        return cards
    return tuple(card for card in cards if card not in ROGUES.values())


def outcome(table: AvalonTable, found: Outcome) -> Outcome:
    """With his side a Rogue wins in part only, and only after a fifth quest (AV-ROGUE-09, 12)."""
    state = table.state
    winning = [seat for seat in found.winners if state.characters[seat] in ROGUES]
    played = sum(result is not None for result in state.results)
    return msgspec.structs.replace(
        found,
        winners=tuple(seat for seat in found.winners if seat not in winning),
        partial=tuple(winning) if played == _LAST_QUEST else (),
    )


def adds_card(name: str) -> Any:
    """The query by which this Rogue may play his own card beside the basic ones of his side (AV-ROGUE-11)."""

    def own_hand(table: AvalonTable, cards: Hand, seat: int) -> Hand:
        return (*cards, ROGUES[name]) if table.state.characters[seat] == name else cards

    return own_hand


PART = Module(
    name=NAME,
    moments={"give_watch": (GiveWatch(),), "mark_rogues": (MarkRogues(),), "rogue_wins": (RogueWins(),)},
    queries={"hand": hand, "outcome": outcome},
    begin=Rogues,
)
