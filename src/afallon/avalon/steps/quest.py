"""Quests: the team plays its cards, and the number of fails decides."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.avalon import questions
from afallon.avalon.cards import CARDS, Hand, count, quest_options
from afallon.avalon.character import EVIL
from afallon.avalon.events import CardsShown, QuestFailed, QuestSucceeded, RoundStarted
from afallon.avalon.queries import FAILS, FAILS_TO_SINK, HAND, SUCCEEDS
from afallon.avalon.sizes import MAJORITY_OF_QUESTS, fails_to_sink
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.ending import finish
from afallon.avalon.steps.proposal import pass_leadership
from afallon.kernel import ALL, Ask, Step, all_of

GOOD_HAND: Final = Hand(("success",), (("fail", "AV-QUEST-02"),))
EVIL_HAND: Final = Hand(("success", "fail"))


class StartRound(Step[State]):
    """A round is one quest with all its proposals; quests come in order."""

    name = "start_round"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        state.round += 1
        state.quest = state.round
        state.attempt = 1
        turn.emit(RoundStarted(state.round, state.leader), to=ALL)


class PlayCards(Step[State]):
    """Each member plays one card in secret; all are asked, even those without a choice (AV-QUEST-01, 09)."""

    name = "play_cards"

    def ask(self, position: AvalonPosition) -> Ask:
        state = position.state
        hands = {seat: quest_options(hand(position, seat)) for seat in state.team}
        needed = fails_to_sink(len(position.seats))[state.quest - 1]
        return all_of(questions.PlayCard(state.quest, state.team, needed), hands)

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        turn.state.cards = {seat: answers[seat] for seat in turn.state.team}


def hand(position: AvalonPosition, seat: int) -> Hand:
    """Return the hand of a member: success, and fail if evil, unless his character differs (AV-QUEST-02)."""
    return position.fold(HAND, EVIL_HAND if position.state.sides[seat] == EVIL else GOOD_HAND, seat)


class ShowCards(Step[State]):
    """The cards are shuffled and shown: the number of each is public, their players are not (AV-QUEST-03)."""

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
        state.fails = turn.fold(FAILS, fails_played(turn))
        succeeded = succeeds_with(turn, state.fails)
        state.results[state.quest - 1] = succeeded
        ended = QuestSucceeded if succeeded else QuestFailed
        turn.emit(ended(state.quest, state.fails), to=ALL)


def fails_played(position: AvalonPosition) -> int:
    """Return the number of cards on the table that count as fails."""
    return count(list(position.state.cards.values()), "fail")


def succeeds_with(position: AvalonPosition, fails: int) -> bool:
    """Whether the current quest succeeds with this number of fails."""
    needed = position.fold(FAILS_TO_SINK, fails_to_sink(len(position.seats))[position.state.quest - 1])
    return position.fold(SUCCEEDS, fails < needed)


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
