"""Excalibur: its holder may order another member to change his card (EXC)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec

from afallon.avalon import questions
from afallon.avalon.basic_view import BasicView
from afallon.avalon.cards import exchanged, unplayed
from afallon.avalon.events import CardTakenBack, ExcaliburGiven, ExcaliburUsed
from afallon.avalon.fields import QuestCard
from afallon.avalon.module import AvalonModule
from afallon.avalon.option import Option
from afallon.avalon.part import Known
from afallon.avalon.queries import HIDDEN_CARDS
from afallon.avalon.scene import AvalonOwn, AvalonTable, Thing
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.avalon.steps.quest import hand
from afallon.kernel import ALL, Answered, Ask, OneOf, Step, all_of

NAME = "excalibur"
CHOICE: Final = Option(name="excalibur_choice", values=(False, True), number=7)
"""Whether the ordered member chooses the replacement among the cards not played (AV-EXC-06)."""


_THING = Thing(NAME, f"avalon-module-{NAME}")


class Excalibur(msgspec.Struct):
    """State: the holder of Excalibur for the current proposal."""

    holder: int = -1

    def copy(self) -> "Excalibur":
        return Excalibur(self.holder)


def excalibur(position: AvalonPosition) -> Excalibur:
    state: Excalibur = position.state.modules[NAME]
    return state


class GiveExcalibur(Step[State]):
    """With the proposal the leader gives Excalibur to a member other than himself (AV-EXC-01)."""

    name = "give_excalibur"

    def ask(self, position: AvalonPosition) -> Ask:
        state = position.state
        others = tuple(seat for seat in state.team if seat != state.leader)
        about = questions.GiveExcalibur(quest=state.quest, team=state.team)
        return all_of(about, {state.leader: OneOf(others)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for leader, seat in answers.items():
            excalibur(turn).holder = seat
            turn.emit(ExcaliburGiven(leader=leader, seat=seat), to=ALL)


class UseExcalibur(Step[State]):
    """After the cards are played, the holder orders a change or declines; both are public (AV-EXC-02, 03, 05)."""

    name = "use_excalibur"

    def ask(self, position: AvalonPosition) -> Ask:
        state, holder = position.state, excalibur(position).holder
        hidden = position.fold(HIDDEN_CARDS, state.team)  # AV-PLOT-15
        others = tuple(seat for seat in hidden if seat != holder)
        about = questions.UseExcalibur(quest=state.quest, team=state.team)
        return all_of(about, {holder: OneOf((None, *others))})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for holder, seat in answers.items():
            turn.emit(ExcaliburUsed(holder=holder, seat=seat), to=ALL)
            if seat is not None:
                turn.push(ChangeCard.name, holder, seat)


class ChangeCard(Step[State]):
    """The ordered member changes his card, and the holder sees the old one (AV-EXC-03)."""

    name = "change_card"

    def ask(self, position: AvalonPosition, holder: int, seat: int) -> Ask:
        card = position.state.cards[seat]
        has_choice = CHOICE.of(setup_of(position))
        others = unplayed(card, hand(position, seat).cards) if has_choice else (exchanged(card),)
        about = questions.ChangeCard(holder=holder, quest=position.state.quest)
        return all_of(about, {seat: OneOf(others)}, own={seat: questions.OwnCard(card)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], holder: int, seat: int) -> None:
        cards = turn.state.cards
        turn.emit(CardTakenBack(holder=holder, seat=seat, card=cards[seat]), to=(holder, seat))
        cards[seat] = answers[seat]


class KnownExcalibur(Known):
    """The reader's knowledge about Excalibur: its holders and the changed cards."""

    part: ClassVar[str] = NAME
    changed: dict[int, int | None] = {}
    """By round: the seat whose card was changed, if any."""

    taken_back: dict[int, QuestCard] = {}
    """By round: the card that was taken back, if the reader has seen it."""

    def holder(self, view: BasicView) -> int | None:
        """Return the holder for the proposal that is being voted on or carried out."""
        return None if view.proposal is None else view.proposal.given.get(NAME)

    def on_excalibur_given(self, event: ExcaliburGiven, view: BasicView) -> None:
        view.proposals[-1].given[NAME] = event.seat

    def on_excalibur_used(self, event: ExcaliburUsed, view: BasicView) -> None:
        self.changed[view.round] = event.seat

    def on_answered(self, event: Answered, view: BasicView) -> None:
        if isinstance(event.about, questions.ChangeCard) and event.given:
            view.know_card(event.seat, event.value)

    def on_card_taken_back(self, event: CardTakenBack, view: BasicView) -> None:
        self.taken_back[view.round] = event.card
        # If the member may choose, only he knows the new card.
        now = None if view.announced.options[CHOICE.name] else exchanged(event.card)
        if now is not None:
            view.know_card(event.seat, now)
        view.keep_secret(NAME, "quest-card", event.holder, event.seat, event.card, played=now)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        if view.team_is_back:
            return
        holder, changed = self.holder(view), self.changed.get(view.round)
        if holder is not None:
            table.people[holder].tokens.append(_THING)
        if changed is not None:
            table.people[changed].card_touched = _THING

    def tell(self, view: BasicView, own: AvalonOwn) -> None:
        if own.answering is not None and own.answering.way == "changed_card" and view.announced.options[CHOICE.name]:
            own.answering.way = "quest_card"  # all cards are shown, as for playing a card


MODULE = AvalonModule(
    name=NAME,
    number=1,
    rules=("AV-EXC",),
    # A sword in a stone.
    crest="M24 4a2 2 0 1 0 .1 0ZM24 8v6M15 14h18M22 14v16m4-16v16M8 43c0-9 5-13 16-13s16 4 16 13ZM16 37l4 3m10-5-4 4",
    matters_to=(questions.ChooseTeam, questions.PlayCard),
    asks=dict.fromkeys((questions.GiveExcalibur, questions.UseExcalibur, questions.ChangeCard), _THING),
    options=(CHOICE,),
    moments={"give_excalibur": (GiveExcalibur(),), "use_excalibur": (UseExcalibur(),)},
    steps=(ChangeCard(),),
    begin=Excalibur,
    known=KnownExcalibur,
)
