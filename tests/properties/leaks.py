"""Leaks planted in the basic game and the kernel, each one a mistake that somebody could make.

The two-worlds test must find them all.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from pytest import MonkeyPatch

from afallon import CHANCE, AnswerError, BadAnswer, Event, Table
from afallon.avalon.modules.lady_of_the_lake import Inspect
from afallon.avalon.steps.beginning import Deal, Night
from afallon.avalon.steps.inspection import ShowLoyalty
from afallon.avalon.steps.quest import PlayCards, ShowCards
from afallon.kernel import ALL, Ask, OneOf, all_of
from afallon.kernel.events import Stream

Plant = Callable[[MonkeyPatch], None]


def widen(patch: MonkeyPatch, step: type, kind: str, audience: Callable[[Table[Any], Any], Any]) -> None:
    """While this step works, tell events of this kind to another audience."""
    emit, resolve = Table.emit, step.resolve

    def resolve_aloud(self: Any, table: Table[Any], *arguments: Any) -> None:
        def emit_aloud(self: Table[Any], told: str, *, to: Any, **data: Any) -> None:
            emit(self, told, to=audience(self, to) if told == kind else to, **data)

        with MonkeyPatch.context() as inner:
            inner.setattr(Table, "emit", emit_aloud)
            resolve(self, table, *arguments)

    patch.setattr(step, "resolve", resolve_aloud)


def night_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, Night, "seen", lambda table, to: ALL)


def character_told_to_the_neighbour(patch: MonkeyPatch) -> None:
    widen(patch, Deal, "dealt", lambda table, to: (*to, (to[0] + 1) % len(table.seats)))


def loyalty_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, ShowLoyalty, "loyalty_shown", lambda table, to: ALL)


def members_without_choice_not_asked(patch: MonkeyPatch) -> None:
    ask, resolve = PlayCards.ask, PlayCards.resolve

    def ask_those_with_a_choice(self: PlayCards, table: Table[Any]) -> Ask:
        question = ask(self, table)
        hands = {seat: options for seat, options in question.options.items() if options.count() > 1}
        return msgspec.structs.replace(question, options=hands)

    def resolve_for_all(self: PlayCards, table: Table[Any], answers: Mapping[int, Any]) -> None:
        resolve(self, table, {seat: answers.get(seat, "success") for seat in table.state.team})

    patch.setattr(PlayCards, "ask", ask_those_with_a_choice)
    patch.setattr(PlayCards, "resolve", resolve_for_all)


def evil_members_asked_first(patch: MonkeyPatch) -> None:
    ask = PlayCards.ask

    def ask_evil_first(self: PlayCards, table: Table[Any]) -> Ask:
        question = ask(self, table)
        hands = dict(sorted(question.options.items(), key=lambda item: -item[1].count()))
        return msgspec.structs.replace(question, options=hands)

    patch.setattr(PlayCards, "ask", ask_evil_first)


def cards_shown_in_order_of_seats(patch: MonkeyPatch) -> None:
    resolve = ShowCards.resolve

    def resolve_in_order(self: ShowCards, table: Table[Any], answers: Mapping[int, Any]) -> None:
        resolve(self, table, answers)
        table.emit("cards_turned", to=ALL, cards=tuple(table.state.cards.values()))

    patch.setattr(ShowCards, "resolve", resolve_in_order)


def options_that_know_a_secret(patch: MonkeyPatch) -> None:
    ask = Inspect.ask

    def ask_but_for_merlin(self: Inspect, table: Table[Any]) -> Ask | None:
        question = ask(self, table)
        if question is None:
            return None
        ((seat, options),) = question.options.items()
        others = tuple(value for value in options.enumerate() if table.state.characters[value] != "merlin")
        return msgspec.structs.replace(question, options={seat: OneOf(others)})

    patch.setattr(Inspect, "ask", ask_but_for_merlin)


def answers_told_before_the_last(patch: MonkeyPatch) -> None:
    accept = Table._accept

    def accept_aloud(self: Table[Any], decision: Any, value: Any) -> None:
        if decision.kind == "vote":
            self.emit("vote_seen", to=ALL, seat=decision.seat, vote=value)
        accept(self, decision, value)

    patch.setattr(Table, "_accept", accept_aloud)


def refusals_that_know_a_secret(patch: MonkeyPatch) -> None:
    submit = Table.submit

    def submit_and_tell(self: Table[Any], answer: Any) -> None:
        try:
            submit(self, answer)
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
    """No leak: members with a choice are told something in private. But their events may not be counted for others."""
    resolve = PlayCards.resolve

    def resolve_and_whisper(self: PlayCards, table: Table[Any], answers: Mapping[int, Any]) -> None:
        resolve(self, table, answers)
        for seat in table.state.team:
            if table.state.sides[seat] == "evil":
                table.emit("conscience_stirred", to=(seat,))

    patch.setattr(PlayCards, "resolve", resolve_and_whisper)


def events_numbered_for_all_together(patch: MonkeyPatch) -> None:
    def add_with_gaps(self: Stream, position: int, kind: str, data: dict[str, Any]) -> None:
        self._positions.append(position)
        self.events.append(Event(position + 1, kind, data))

    secret_for_one_seat(patch)
    patch.setattr(Stream, "_add", add_with_gaps)


def secret_question_to_chance(patch: MonkeyPatch) -> None:
    """No leak: chance is asked something when an evil player is on the team. But its questions may not be counted."""

    def ask_chance(self: ShowCards, table: Table[Any]) -> Ask | None:
        if all(table.state.sides[seat] == "good" for seat in table.state.team):
            return None
        return all_of("shuffle", {CHANCE: OneOf(("shuffled",))}, rule="AV-QUEST-03")

    patch.setattr(ShowCards, "ask", ask_chance)
    patch.setattr(ShowCards, "asks", True)


class _OneCounter(dict[int, int]):
    """Ids that count the questions of all seats together."""

    def __setitem__(self, seat: int, number: int) -> None:
        self.update(dict.fromkeys(self, number))


def questions_numbered_for_all_together(patch: MonkeyPatch) -> None:
    prepare = Table._prepare

    def prepare_one_counter(self: Table[Any], *arguments: Any) -> None:
        prepare(self, *arguments)
        self._ids = _OneCounter(self._ids)

    secret_question_to_chance(patch)
    patch.setattr(Table, "_prepare", prepare_one_counter)


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
}
"""Each with what must be in play."""

HARMLESS: tuple[Plant, ...] = (secret_for_one_seat, secret_question_to_chance)
