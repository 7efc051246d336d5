"""The Rogues: the watch token, the marks of their cards, and their own victories (ROGUE)."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import msgspec

from afallon.avalon import questions
from afallon.avalon.basic_view import BasicView
from afallon.avalon.cards import Hand, adds
from afallon.avalon.events import RogueMarked, WatchGiven
from afallon.avalon.fields import QuestCard
from afallon.avalon.option import Option
from afallon.avalon.part import Known, Part
from afallon.avalon.queries import HAND, OUTCOME, QUEST_CARDS, WINS_ALONE
from afallon.avalon.scene import AvalonTable, Thing
from afallon.avalon.sizes import MAJORITY_OF_QUESTS
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.avalon.steps.ending import show_characters
from afallon.kernel import ALL, Ask, OneOf, Outcome, Step, all_of

NAME = "rogues"
ROGUES = {"good_rogue": "rogue_success", "evil_rogue": "rogue_fail"}
"""By Rogue: the card that only this one may play (AV-ROGUE-02)."""

_WATCH = Thing("watch", "avalon-watch")
_MARKS = {card: Thing(card, f"avalon-quest-card-{card}") for card in ROGUES.values()}

SHARES_EARLY: Final = Option(name="rogue_shares_early", values=(False, True), number=6)
"""Whether a Rogue wins partially with his side even before a fifth quest (AV-ROGUE-13)."""


class Rogues(msgspec.Struct):
    """State: the watched seat of this quest, and the rounds that each Rogue card has marked."""

    watched: int | None = None
    marks: dict[str, list[int]] = {}

    def copy(self) -> "Rogues":
        return Rogues(self.watched, {card: list(rounds) for card, rounds in self.marks.items()})


def rogues(position: AvalonPosition) -> Rogues:
    state: Rogues = position.state.modules[NAME]
    return state


class GiveWatch(Step[State]):
    """The leader gives the watch token to a member of the team, possibly himself (AV-ROGUE-04, 05)."""

    name = "give_watch"

    def ask(self, position: AvalonPosition) -> Ask | None:
        state = position.state
        if len(position.seats) <= 6 and state.round <= 2:
            return None
        return all_of(questions.GiveWatch(quest=state.quest, team=state.team), {state.leader: OneOf(state.team)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        rogues(turn).watched = None
        for leader, seat in answers.items():
            rogues(turn).watched = seat
            turn.emit(WatchGiven(leader=leader, seat=seat), to=ALL)


class MarkRogues(Step[State]):
    """A played Rogue card marks the quest (AV-ROGUE-03)."""

    name = "mark_rogues"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for card in ROGUES.values():
            if card in turn.state.cards.values():
                rogues(turn).marks.setdefault(card, []).append(turn.state.round)
                turn.emit(RogueMarked(quest=turn.state.quest, card=card), to=ALL)


class RogueWins(Step[State]):
    """A Rogue wins alone on the deciding quest if his card was played on it and before (AV-ROGUE-06 to 08)."""

    name = "rogue_wins"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        name = winner(turn, state.results[state.quest - 1] is True)
        if name is not None:
            show_characters(turn)
            turn.end(Outcome(side=None, reason="rogue", winners=(state.holder(name),)))


def winner(position: AvalonPosition, succeeded: bool) -> str | None:
    """Return the Rogue who wins if the current quest has this result."""
    state = position.state
    others = [result for quest, result in enumerate(state.results, start=1) if quest != state.quest]
    if others.count(succeeded) != MAJORITY_OF_QUESTS - 1:
        return None
    name = "good_rogue" if succeeded else "evil_rogue"
    marks = rogues(position).marks.get(ROGUES[name], [])
    return name if state.round in marks and len(marks) > 1 else None


def wins_alone(position: AvalonPosition, found: bool, succeeded: bool) -> bool:
    return found or winner(position, succeeded) is not None


def hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
    """Bar rogue cards for the watched member (AV-ROGUE-04)."""
    if seat != rogues(position).watched:
        return found
    return found.without(*ROGUES.values(), rule="AV-ROGUE-04")


def outcome(position: AvalonPosition, found: Outcome) -> Outcome:
    """Make a Rogue's win with his side partial; without the option it needs a fifth quest (AV-ROGUE-09)."""
    state = position.state
    winning = [seat for seat in found.winners if state.characters[seat] in ROGUES]
    shares = None not in state.results or SHARES_EARLY.of(setup_of(position))
    return msgspec.structs.replace(
        found,
        winners=tuple(seat for seat in found.winners if seat not in winning),  # AV-ROGUE-12
        partial=tuple(winning) if shares else (),
    )


def adds_card(name: str) -> Callable[[AvalonPosition, Hand, int], Hand]:
    """Return a query handler that adds this Rogue's own card to the basic cards of his side (AV-ROGUE-11)."""

    def own_hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
        return found.plus(ROGUES[name]) if position.state.characters[seat] == name else found

    return own_hand


class KnownRogues(Known):
    """The public knowledge about the Rogues: watched seats and marks on the quests."""

    part: ClassVar[str] = NAME
    watched: dict[int, int] = {}
    """By round: the watched seat."""

    marks: dict[QuestCard, list[int]] = {}
    """By Rogue card: the quests that it has marked."""

    def on_watch_given(self, event: WatchGiven, view: BasicView) -> None:
        self.watched[view.round] = event.seat

    def on_rogue_marked(self, event: RogueMarked, view: BasicView) -> None:
        self.marks.setdefault(event.card, []).append(event.quest)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        watched = None if view.team_is_back else self.watched.get(view.round)
        if watched is not None:
            table.people[watched].tokens.append(_WATCH)
        for card, quests in self.marks.items():
            for quest in quests:
                table.quests[quest - 1].marks.append(_MARKS[card])


PART = Part(
    name=NAME,
    moments={"give_watch": (GiveWatch(),), "mark_rogues": (MarkRogues(),), "rogue_wins": (RogueWins(),)},
    queries={HAND: hand, OUTCOME: outcome, QUEST_CARDS: adds(*ROGUES.values()), WINS_ALONE: wins_alone},
    asks={questions.GiveWatch: _WATCH},
    options=(SHARES_EARLY,),
    begin=Rogues,
    known=KnownRogues,
)
