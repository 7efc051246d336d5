"""Leaks planted in the engine, each one a mistake that somebody could make. The two-worlds test must find them all."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from pytest import MonkeyPatch

from afallon import CHANCE, AnswerError, BadAnswer, Event, Table
from afallon.kernel import ALL, Ask, OneOf, all_of
from afallon.kernel.events import Stream
from afallon.voyage.sailing import course
from afallon.voyage.steps.beginning import Deal, LayMap
from afallon.voyage.steps.sailing import NextTurn
from afallon.voyage.steps.turn import ChooseAlternative, ChoosePreferred, StartTurn, Vote

Plant = Callable[[MonkeyPatch], None]


def _widen(patch: MonkeyPatch, step: type, kind: str, audience: Callable[[Table[Any], Any], Any]) -> None:
    """While this step works, tell events of this kind to another audience."""
    emit, resolve = Table.emit, step.resolve

    def resolve_aloud(self: Any, table: Table[Any], *arguments: Any) -> None:
        def emit_aloud(self: Table[Any], told: str, *, to: Any, **data: Any) -> None:
            emit(self, told, to=audience(self, to) if told == kind else to, **data)

        with MonkeyPatch.context() as inner:
            inner.setattr(Table, "emit", emit_aloud)
            resolve(self, table, *arguments)

    patch.setattr(step, "resolve", resolve_aloud)


def role_told_to_the_neighbour(patch: MonkeyPatch) -> None:
    _widen(patch, Deal, "dealt", lambda table, to: (*to, (to[0] + 1) % len(table.seats)))


def hidden_tiles_told_to_all(patch: MonkeyPatch) -> None:
    _widen(patch, LayMap, "tiles_hidden", lambda table, to: ALL)


def hidden_tiles_told_to_the_captain(patch: MonkeyPatch) -> None:
    resolve = StartTurn.resolve

    def resolve_and_peep(self: StartTurn, table: Table[Any], answers: Mapping[int, Any]) -> None:
        resolve(self, table, answers)
        state = table.state
        ahead = course(state.ship, "south", state.explored, state.tiles)
        table.emit("telescope_used", to=(state.captain,), tile=state.tiles[ahead] if isinstance(ahead, int) else None)

    patch.setattr(StartTurn, "resolve", resolve_and_peep)


def alternative_told_when_it_is_laid(patch: MonkeyPatch) -> None:
    resolve = ChooseAlternative.resolve

    def resolve_aloud(self: ChooseAlternative, table: Table[Any], answers: Mapping[int, Any]) -> None:
        resolve(self, table, answers)
        table.emit("alternative_laid", to=ALL, direction=table.state.alternative)

    patch.setattr(ChooseAlternative, "resolve", resolve_aloud)


def alternative_told_when_it_has_lost(patch: MonkeyPatch) -> None:
    resolve = NextTurn.resolve

    def resolve_aloud(self: NextTurn, table: Table[Any], answers: Mapping[int, Any]) -> None:
        table.emit("cards_returned", to=ALL, directions=(table.state.preferred, table.state.alternative))
        resolve(self, table, answers)

    patch.setattr(NextTurn, "resolve", resolve_aloud)


def options_that_know_the_tiles(patch: MonkeyPatch) -> None:
    ask = ChoosePreferred.ask

    def ask_but_for_islands(self: ChoosePreferred, table: Table[Any]) -> Ask:
        question, state = ask(self, table), table.state
        ahead = {way: course(state.ship, way, state.explored, state.tiles) for way in state.directions}
        ways = [w for w, cell in ahead.items() if not (isinstance(cell, int) and "island" in state.tiles[cell])]
        return msgspec.structs.replace(question, options={state.captain: OneOf(tuple(ways or state.directions))})

    patch.setattr(ChoosePreferred, "ask", ask_but_for_islands)


def voters_asked_by_role(patch: MonkeyPatch) -> None:
    ask = Vote.ask

    def ask_in_order_of_roles(self: Vote, table: Table[Any]) -> Ask:
        question = ask(self, table)
        order = dict(sorted(question.options.items(), key=lambda item: table.state.roles[item[0]]))
        return msgspec.structs.replace(question, options=order)

    patch.setattr(Vote, "ask", ask_in_order_of_roles)


def votes_told_before_the_last(patch: MonkeyPatch) -> None:
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
            raise BadAnswer(error.code, hint=self.state.roles[0]) from error

    patch.setattr(Table, "submit", submit_and_tell)


def view_that_reads_the_state(patch: MonkeyPatch) -> None:
    view = Table.view

    def view_with_tiles(self: Table[Any], seat: int | None) -> Any:
        seen = view(self, seat)
        seen.tiles = list(self.state.tiles)
        return seen

    patch.setattr(Table, "view", view_with_tiles)


def secret_for_one_seat(patch: MonkeyPatch) -> None:
    """No leak: sailors are told something in private. But their events may not be counted for others."""
    resolve = StartTurn.resolve

    def resolve_and_whisper(self: StartTurn, table: Table[Any], answers: Mapping[int, Any]) -> None:
        for seat, role in enumerate(table.state.roles):
            if role == "sailor":
                table.emit("wind_felt", to=(seat,))
        resolve(self, table, answers)

    patch.setattr(StartTurn, "resolve", resolve_and_whisper)


def events_numbered_for_all_together(patch: MonkeyPatch) -> None:
    def add_with_gaps(self: Stream, position: int, kind: str, data: dict[str, Any]) -> None:
        self._positions.append(position)
        self.events.append(Event(position + 1, kind, data))

    secret_for_one_seat(patch)
    patch.setattr(Stream, "_add", add_with_gaps)


def secret_question_to_chance(patch: MonkeyPatch) -> None:
    """No leak: chance is asked something when the first player is a traitor. But its questions may not be counted."""

    def ask_chance(self: NextTurn, table: Table[Any]) -> Ask | None:
        if table.state.roles[0] != "traitor":
            return None
        return all_of("shuffle", {CHANCE: OneOf(("shuffled",))}, rule="VO-TURN-06")

    patch.setattr(NextTurn, "ask", ask_chance)
    patch.setattr(NextTurn, "asks", True)


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


LEAKS: tuple[Plant, ...] = (
    role_told_to_the_neighbour,
    hidden_tiles_told_to_all,
    hidden_tiles_told_to_the_captain,
    alternative_told_when_it_is_laid,
    alternative_told_when_it_has_lost,
    options_that_know_the_tiles,
    voters_asked_by_role,
    votes_told_before_the_last,
    refusals_that_know_a_secret,
    view_that_reads_the_state,
    events_numbered_for_all_together,
    questions_numbered_for_all_together,
)

HARMLESS: tuple[Plant, ...] = (secret_for_one_seat, secret_question_to_chance)
