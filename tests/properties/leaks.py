"""Leaks planted in the basic game and the kernel, as a programmer might make them by mistake.

The two-worlds test must find all of them.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from pytest import MonkeyPatch

from afallon import CHANCE, AnswerError, BadAnswer, Event, Table
from afallon.avalon.events import Dealt, LoyaltyShown, Seen
from afallon.avalon.fields import Ballot, QuestCard
from afallon.avalon.modules.lady_of_the_lake import Inspect
from afallon.avalon.questions import Vote
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.avalon.steps.beginning import Deal, Night
from afallon.avalon.steps.inspection import ShowLoyalty
from afallon.avalon.steps.quest import PlayCards, ShowCards
from afallon.kernel import ALL, Ask, Asked, OneOf, Question, Seat, all_of, governed_by
from afallon.kernel.ledger import Ledger

Plant = Callable[[MonkeyPatch], None]


class CardsTurned(Event):
    cards: tuple[QuestCard, ...]


class VoteSeen(Event):
    seat: Seat
    vote: Ballot


class ConscienceStirred(Event):
    pass


class SomethingHappened(Event):
    pass


@governed_by("AV-QUEST-03")
class Shuffle(Question):
    pass


def widen(patch: MonkeyPatch, step: type, kind: type[Event], audience: Callable[[AvalonTurn, Any], Any]) -> None:
    """While this step runs, emit events of this kind to another audience."""
    emit, resolve = Table.emit, step.resolve

    def resolve_aloud(self: Any, turn: AvalonTurn, *arguments: Any) -> None:
        def emit_aloud(self: AvalonTurn, event: Event, *, to: Any) -> None:
            emit(self, event, to=audience(self, to) if isinstance(event, kind) else to)

        with MonkeyPatch.context() as inner:
            inner.setattr(Table, "emit", emit_aloud)
            resolve(self, turn, *arguments)

    patch.setattr(step, "resolve", resolve_aloud)


def night_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, Night, Seen, lambda turn, to: ALL)


def character_told_to_the_neighbour(patch: MonkeyPatch) -> None:
    widen(patch, Deal, Dealt, lambda turn, to: (*to, (to[0] + 1) % len(turn.seats)))


def loyalty_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, ShowLoyalty, LoyaltyShown, lambda turn, to: ALL)


def members_without_choice_not_asked(patch: MonkeyPatch) -> None:
    ask, resolve = PlayCards.ask, PlayCards.resolve

    def ask_those_with_a_choice(self: PlayCards, position: AvalonPosition) -> Ask:
        question = ask(self, position)
        hands = {seat: options for seat, options in question.options.items() if options.count() > 1}
        return msgspec.structs.replace(question, options=hands)

    def resolve_for_all(self: PlayCards, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, {seat: answers.get(seat, "success") for seat in turn.state.team})

    patch.setattr(PlayCards, "ask", ask_those_with_a_choice)
    patch.setattr(PlayCards, "resolve", resolve_for_all)


def evil_members_asked_first(patch: MonkeyPatch) -> None:
    ask = PlayCards.ask

    def ask_evil_first(self: PlayCards, position: AvalonPosition) -> Ask:
        question = ask(self, position)
        hands = dict(sorted(question.options.items(), key=lambda item: -item[1].count()))
        return msgspec.structs.replace(question, options=hands)

    patch.setattr(PlayCards, "ask", ask_evil_first)


def cards_shown_in_order_of_seats(patch: MonkeyPatch) -> None:
    resolve = ShowCards.resolve

    def resolve_in_order(self: ShowCards, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, answers)
        turn.emit(CardsTurned(tuple(turn.state.cards.values())), to=ALL)

    patch.setattr(ShowCards, "resolve", resolve_in_order)


def options_that_know_a_secret(patch: MonkeyPatch) -> None:
    ask = Inspect.ask

    def ask_but_for_merlin(self: Inspect, position: AvalonPosition) -> Ask | None:
        question = ask(self, position)
        if question is None:
            return None
        ((seat, options),) = question.options.items()
        others = tuple(value for value in options.enumerate() if position.state.characters[value] != "merlin")
        return msgspec.structs.replace(question, options={seat: OneOf(others)})

    patch.setattr(Inspect, "ask", ask_but_for_merlin)


def answers_told_before_the_last(patch: MonkeyPatch) -> None:
    take_some = Table._take_some

    def take_aloud(self: Table[Any], taken: dict[int, Any]) -> None:
        if self._question is not None and isinstance(self._question.about, Vote):
            for seat, vote in taken.items():
                self.emit(VoteSeen(seat=seat, vote=vote), to=ALL)
        take_some(self, taken)

    patch.setattr(Table, "_take_some", take_aloud)


def refusals_that_know_a_secret(patch: MonkeyPatch) -> None:
    submit = Table.submit

    def submit_and_tell(self: Table[Any], *answers: Any) -> None:
        try:
            submit(self, *answers)
        except AnswerError as error:
            raise BadAnswer(error.code, hint=self.state.sides.index("evil")) from error

    patch.setattr(Table, "submit", submit_and_tell)


def view_that_reads_the_state(patch: MonkeyPatch) -> None:
    view = Table.view

    def view_with_sides(self: Table[Any], seat: int | None) -> Any:
        seen = view(self, seat)
        seen.sides = dict(enumerate(self.state.sides))
        return seen

    patch.setattr(Table, "view", view_with_sides)


def secret_for_one_seat(patch: MonkeyPatch) -> None:
    """Harmless: members with a choice receive a private event. Others must not be able to count it."""
    resolve = PlayCards.resolve

    def resolve_and_whisper(self: PlayCards, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, answers)
        for seat in turn.state.team:
            if turn.state.sides[seat] == "evil":
                turn.emit(ConscienceStirred(), to=(seat,))

    patch.setattr(PlayCards, "resolve", resolve_and_whisper)


def events_numbered_for_all_together(patch: MonkeyPatch) -> None:
    """Leak: readers that may not know an event receive an empty one, so that numbers are equal for all."""
    emit = Table.emit

    def emit_with_gaps(self: Table[Any], event: Event, *, to: Any) -> None:
        emit(self, event, to=to)
        if to != ALL:
            emit(self, SomethingHappened(), to=tuple(seat for seat in self.seats if seat not in to))

    secret_for_one_seat(patch)
    patch.setattr(Table, "emit", emit_with_gaps)


def secret_question_to_chance(patch: MonkeyPatch) -> None:
    """Harmless: chance is asked if an evil player is on the team. Readers must not be able to count its questions."""

    def ask_chance(self: ShowCards, position: AvalonPosition) -> Ask | None:
        if all(position.state.sides[seat] == "good" for seat in position.state.team):
            return None
        return all_of(Shuffle(), {CHANCE: OneOf(("shuffled",))})

    patch.setattr(ShowCards, "ask", ask_chance)
    patch.setattr(ShowCards, "asks", True)


class _OneCounter(dict[int, int]):
    """Ids that count the questions of all seats together."""

    def __setitem__(self, seat: int, number: int) -> None:
        self.update(dict.fromkeys(self, number))


def questions_numbered_for_all_together(patch: MonkeyPatch) -> None:
    forget = Ledger.forget

    def forget_and_count_together(self: Ledger) -> None:
        forget(self)
        self.ids = _OneCounter(self.ids)

    secret_question_to_chance(patch)
    patch.setattr(Ledger, "forget", forget_and_count_together)


def subject_that_counts_evil(patch: MonkeyPatch) -> None:
    ask = PlayCards.ask

    def ask_and_count(self: PlayCards, position: AvalonPosition) -> Ask:
        question, state = ask(self, position), position.state
        evil = sum(state.sides[seat] == "evil" for seat in state.team)
        return msgspec.structs.replace(question, about=msgspec.structs.replace(question.about, fails_to_sink=evil))

    patch.setattr(PlayCards, "ask", ask_and_count)


def own_part_of_a_subject_told_to_all(patch: MonkeyPatch) -> None:
    tell = Ledger.tell

    def tell_in_full(self: Ledger) -> None:
        tell(self)
        for place, asked in self.questions.items():
            start, end = self.starts[place : place + 2]
            if start < end:
                self.public[start:end] = [Asked(d.seat, d.id, d.about, None, d.own) for d in asked.values()]

    patch.setattr(Ledger, "tell", tell_in_full)


LEAKS: dict[Plant, tuple[str, ...]] = {
    night_told_to_all: (),
    character_told_to_the_neighbour: (),
    loyalty_told_to_all: ("lady_of_the_lake",),
    members_without_choice_not_asked: (),
    evil_members_asked_first: (),
    cards_shown_in_order_of_seats: (),
    options_that_know_a_secret: ("lady_of_the_lake", "merlin"),
    answers_told_before_the_last: (),
    refusals_that_know_a_secret: (),
    view_that_reads_the_state: (),
    events_numbered_for_all_together: (),
    questions_numbered_for_all_together: (),
    subject_that_counts_evil: (),
    own_part_of_a_subject_told_to_all: ("lady_of_the_lake",),
}
"""The planted leaks, each with the parts that must be in play."""

HARMLESS: tuple[Plant, ...] = (secret_for_one_seat, secret_question_to_chance)
