"""A quest: the team plays its cards, and their sum decides."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.cards import CARDS, count, options
from afallon.avalon.character import EVIL
from afallon.avalon.sizes import MAJORITY_OF_QUESTS, fails_to_sink
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.ending import finish
from afallon.avalon.steps.proposal import pass_leadership
from afallon.kernel import ALL, Ask, Step, all_of

SUCCESS_ONLY = ("success",)
SUCCESS_OR_FAIL = ("success", "fail")


class StartRound(Step[State]):
    """A round is one quest and all the proposals for it; quests come in their order."""

    name = "start_round"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        state.round += 1
        state.quest = state.round
        state.attempt = 1
        table.emit("round_started", to=ALL, round=state.round, leader=state.leader)


class PlayCards(Step[State]):
    """Each member plays one card in secret; all are asked alike, also those without a choice (AV-QUEST-01, 09)."""

    name = "play_cards"

    def ask(self, table: AvalonTable) -> Ask:
        state = table.state
        hands = {
            # AV-QUEST-02
            seat: options(table.fold("hand", SUCCESS_OR_FAIL if state.sides[seat] == EVIL else SUCCESS_ONLY, seat))
            for seat in state.team
        }
        return all_of("play_card", hands, rule="AV-QUEST-02")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        table.state.cards = {seat: answers[seat] for seat in table.state.team}


class ShowCards(Step[State]):
    """The cards are shuffled and shown: how many of each is public, whose they are is not (AV-QUEST-03)."""

    name = "show_cards"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        played = list(state.cards.values())
        counts = {card: played.count(card) for card in CARDS if card in played}
        table.emit("cards_shown", to=ALL, quest=state.quest, cards=counts)


class Result(Step[State]):
    """Enough fails sink the quest; the result is marked (AV-QUEST-04, 05, 06)."""

    name = "result"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        state.fails = table.fold("fails", count(list(state.cards.values()), "fail"))
        needed = fails_to_sink(len(table.seats))[state.quest - 1]
        succeeded = table.fold("succeeds", state.fails < needed)
        state.results[state.quest - 1] = succeeded
        kind = "quest_succeeded" if succeeded else "quest_failed"
        table.emit(kind, to=ALL, quest=state.quest, fails=state.fails)


class EndOfGame(Step[State]):
    """Three fails win for evil at once (AV-END-01); three successes leave evil a last chance (AV-END-02)."""

    name = "end_of_game"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        results = table.state.results
        if results.count(False) == MAJORITY_OF_QUESTS:
            finish(table, EVIL, "three_fails")
        elif results.count(True) == MAJORITY_OF_QUESTS:
            table.go("last_chance")


class NextRound(Step[State]):
    """The leader passes clockwise, and the next round begins (AV-QUEST-06)."""

    name = "next_round"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        table.state.cards = {}
        pass_leadership(table)
        table.go("round")
