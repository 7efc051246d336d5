"""Leaks planted in the engine, as a programmer might make them by mistake.

The two-worlds test must find all of them.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from pytest import MonkeyPatch

from afallon import CHANCE, AnswerError, BadAnswer, Event, Table
from afallon.kernel import ALL, Ask, OneOf, Program, Question, Seat, Step, all_of, governed_by
from afallon.kernel.ledger import Ledger
from afallon.voyage import game
from afallon.voyage.events import Dealt, TilesHidden
from afallon.voyage.fields import Ballot, Direction, Tile, TurnNumber
from afallon.voyage.moments import PHASES
from afallon.voyage.sailing import course
from afallon.voyage.state import State, VoyagePosition, VoyageTurn
from afallon.voyage.steps import VOYAGE, directions
from afallon.voyage.steps.beginning import Deal, LayMap
from afallon.voyage.steps.sailing import NextTurn
from afallon.voyage.steps.turn import ChooseAlternative, ChoosePreferred, StartTurn, Vote

Plant = Callable[[MonkeyPatch], None]


class TelescopeUsed(Event):
    tile: Tile | None


class AlternativeLaid(Event):
    direction: Direction | None


class CardsReturned(Event):
    directions: tuple[Direction | None, ...]


class VoteSeen(Event):
    seat: Seat
    vote: Ballot


class SomethingHappened(Event):
    pass


class WindFelt(Event):
    pass


@governed_by("VO-TURN-06")
class Shuffle(Question):
    pass


@governed_by("VO-TURN-02")
class VoteOnBoth(Question):
    turn: TurnNumber
    captain: Seat
    preferred: Direction
    alternative: Direction


VoteOnBoth.kind = Vote.name


def _plant(patch: MonkeyPatch, step: type, method: str, changed: Callable[..., Any]) -> None:
    """Replace a method of this step in all games that start from now on."""
    patch.setattr(step, method, changed)
    patch.setattr(step, "asks", step.ask is not Step.ask)
    patch.setattr(game, "_PROGRAM", Program(PHASES, (VOYAGE,)))


def _widen(patch: MonkeyPatch, step: type, kind: type[Event], audience: Callable[[VoyageTurn, Any], Any]) -> None:
    """While this step runs, emit events of this kind to another audience."""
    emit, resolve = Table.emit, step.resolve

    def resolve_aloud(self: Any, turn: VoyageTurn, *arguments: Any) -> None:
        def emit_aloud(self: VoyageTurn, event: Event, *, to: Any) -> None:
            emit(self, event, to=audience(self, to) if isinstance(event, kind) else to)

        with MonkeyPatch.context() as inner:
            inner.setattr(Table, "emit", emit_aloud)
            resolve(self, turn, *arguments)

    _plant(patch, step, "resolve", resolve_aloud)


def role_told_to_the_neighbour(patch: MonkeyPatch) -> None:
    _widen(patch, Deal, Dealt, lambda turn, to: (*to, (to[0] + 1) % len(turn.seats)))


def hidden_tiles_told_to_all(patch: MonkeyPatch) -> None:
    _widen(patch, LayMap, TilesHidden, lambda turn, to: ALL)


def hidden_tiles_told_to_the_captain(patch: MonkeyPatch) -> None:
    resolve = StartTurn.resolve

    def resolve_and_peep(self: StartTurn, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, answers)
        state = turn.state
        ahead = course(state.ship, "south", state.explored, state.tiles)
        turn.emit(TelescopeUsed(tile=state.tiles[ahead] if isinstance(ahead, int) else None), to=(state.captain,))

    _plant(patch, StartTurn, "resolve", resolve_and_peep)


def alternative_told_when_it_is_laid(patch: MonkeyPatch) -> None:
    resolve = ChooseAlternative.resolve

    def resolve_aloud(self: ChooseAlternative, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, answers)
        turn.emit(AlternativeLaid(direction=turn.state.alternative), to=ALL)

    _plant(patch, ChooseAlternative, "resolve", resolve_aloud)


def alternative_told_when_it_has_lost(patch: MonkeyPatch) -> None:
    resolve = NextTurn.resolve

    def resolve_aloud(self: NextTurn, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        turn.emit(CardsReturned(directions=(turn.state.preferred, turn.state.alternative)), to=ALL)
        resolve(self, turn, answers)

    _plant(patch, NextTurn, "resolve", resolve_aloud)


def options_that_know_the_tiles(patch: MonkeyPatch) -> None:
    ask = ChoosePreferred.ask

    def ask_but_for_islands(self: ChoosePreferred, position: VoyagePosition) -> Ask:
        question, state = ask(self, position), position.state
        ahead = {way: course(state.ship, way, state.explored, state.tiles) for way in state.directions}
        ways = [w for w, cell in ahead.items() if not (isinstance(cell, int) and "island" in state.tiles[cell])]
        return msgspec.structs.replace(question, options={state.captain: OneOf(tuple(ways or state.directions))})

    _plant(patch, ChoosePreferred, "ask", ask_but_for_islands)


def previews_that_know_the_tiles(patch: MonkeyPatch) -> None:
    def look_under_it(state: State, cell: int, is_charted: bool) -> str:
        return state.tiles[cell]

    patch.setattr(directions, "_known_tile", look_under_it)


def subject_that_tells_the_alternative(patch: MonkeyPatch) -> None:
    ask = Vote.ask

    def ask_aloud(self: Vote, position: VoyagePosition) -> Ask:
        question = ask(self, position)
        about = VoteOnBoth(**question.about.data, alternative=position.state.alternative)
        return msgspec.structs.replace(question, about=about)

    _plant(patch, Vote, "ask", ask_aloud)


def voters_asked_by_role(patch: MonkeyPatch) -> None:
    ask = Vote.ask

    def ask_in_order_of_roles(self: Vote, position: VoyagePosition) -> Ask:
        question = ask(self, position)
        order = dict(sorted(question.options.items(), key=lambda item: position.state.roles[item[0]]))
        return msgspec.structs.replace(question, options=order)

    _plant(patch, Vote, "ask", ask_in_order_of_roles)


def votes_told_before_the_last(patch: MonkeyPatch) -> None:
    take_some = Table._take_some

    def take_aloud(self: Table[Any], taken: dict[int, Any]) -> None:
        if self._question is not None and self._question.about.kind == "vote":
            for seat, vote in taken.items():
                self.emit(VoteSeen(seat=seat, vote=vote), to=ALL)
        take_some(self, taken)

    patch.setattr(Table, "_take_some", take_aloud)


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
    """Harmless: sailors receive a private event. Others must not be able to count it."""
    resolve = StartTurn.resolve

    def resolve_and_whisper(self: StartTurn, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        for seat, role in enumerate(turn.state.roles):
            if role == "sailor":
                turn.emit(WindFelt(), to=(seat,))
        resolve(self, turn, answers)

    _plant(patch, StartTurn, "resolve", resolve_and_whisper)


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
    """Harmless: chance is asked if the first player is a traitor. Readers must not be able to count its questions."""

    def ask_chance(self: NextTurn, position: VoyagePosition) -> Ask | None:
        if position.state.roles[0] != "traitor":
            return None
        return all_of(Shuffle(), {CHANCE: OneOf(("shuffled",))})

    _plant(patch, NextTurn, "ask", ask_chance)


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


LEAKS: tuple[Plant, ...] = (
    role_told_to_the_neighbour,
    hidden_tiles_told_to_all,
    hidden_tiles_told_to_the_captain,
    alternative_told_when_it_is_laid,
    alternative_told_when_it_has_lost,
    options_that_know_the_tiles,
    previews_that_know_the_tiles,
    subject_that_tells_the_alternative,
    voters_asked_by_role,
    votes_told_before_the_last,
    refusals_that_know_a_secret,
    view_that_reads_the_state,
    events_numbered_for_all_together,
    questions_numbered_for_all_together,
)

HARMLESS: tuple[Plant, ...] = (secret_for_one_seat, secret_question_to_chance)
