"""A quest: the team plays its cards, and their sum decides."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.cards import CARDS, count, options
from afallon.avalon.character import EVIL
from afallon.avalon.events import CardsShown, QuestFailed, QuestSucceeded, RoundStarted
from afallon.avalon.queries import FAILS, HAND, SUCCEEDS
from afallon.avalon.sizes import MAJORITY_OF_QUESTS, fails_to_sink
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.ending import finish
from afallon.avalon.steps.proposal import pass_leadership
from afallon.kernel import ALL, Ask, Step, all_of

SUCCESS_ONLY = ("success",)
SUCCESS_OR_FAIL = ("success", "fail")


class StartRound(Step[State]):
    """A round is one quest and all the proposals for it; quests come in their order."""

    name = "start_round"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        state.round += 1
        state.quest = state.round
        state.attempt = 1
        turn.emit(RoundStarted(state.round, state.leader), to=ALL)


class PlayCards(Step[State]):
    """Each member plays one card in secret; all are asked alike, also those without a choice (AV-QUEST-01, 09)."""

    name = "play_cards"

    def ask(self, position: AvalonPosition) -> Ask:
        state = position.state
        hands = {
            # AV-QUEST-02
            seat: options(position.fold(HAND, SUCCESS_OR_FAIL if state.sides[seat] == EVIL else SUCCESS_ONLY, seat))
            for seat in state.team
        }
        needed = fails_to_sink(len(position.seats))[state.quest - 1]
        return all_of(questions.PlayCard(state.quest, state.team, needed), hands)

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        turn.state.cards = {seat: answers[seat] for seat in turn.state.team}


class ShowCards(Step[State]):
    """The cards are shuffled and shown: how many of each is public, whose they are is not (AV-QUEST-03)."""

    name = "show_cards"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        played = list(state.cards.values())
        counts = {card: played.count(card) for card in CARDS if card in played}
        turn.emit(CardsShown(state.quest, counts), to=ALL)


class Result(Step[State]):
    """Enough fails sink the quest; the result is marked (AV-QUEST-04, 05, 06)."""

    name = "result"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        state.fails = turn.fold(FAILS, count(list(state.cards.values()), "fail"))
        needed = fails_to_sink(len(turn.seats))[state.quest - 1]
        succeeded = turn.fold(SUCCEEDS, state.fails < needed)
        state.results[state.quest - 1] = succeeded
        ended = QuestSucceeded if succeeded else QuestFailed
        turn.emit(ended(state.quest, state.fails), to=ALL)


class EndOfGame(Step[State]):
    """Three fails win for evil at once (AV-END-01); three successes leave evil a last chance (AV-END-02)."""

    name = "end_of_game"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        results = turn.state.results
        if results.count(False) == MAJORITY_OF_QUESTS:
            finish(turn, EVIL, "three_fails")
        elif results.count(True) == MAJORITY_OF_QUESTS:
            turn.go("last_chance")


class NextRound(Step[State]):
    """The leader passes clockwise, and the next round begins (AV-QUEST-06)."""

    name = "next_round"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        turn.state.cards = {}
        pass_leadership(turn)
        turn.go("round")
