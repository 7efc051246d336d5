"""Commands about a game: set up, start, answer, pause, end, and play again."""

from typing import Annotated, Any, Final

import msgspec

from afallon.kernel import Answer as KernelAnswer
from afallon.kernel import AnswerError, IllegalAnswer, SetupError, find_game, set_up
from afallon.kernel.options import NotAnOption
from afallon.server.credentials import SecretSource
from afallon.server.errors import Refusal
from afallon.server.kits import accept_setup
from afallon.server.rooms.commands.command import Caller, Command, Verdict, need_no_table, need_table
from afallon.server.rooms.journal import (
    Abandoned,
    Answered,
    CardSeen,
    Checked,
    DawnBroke,
    Line,
    PaceSet,
    PauseSet,
    SetUpChanged,
    Started,
)
from afallon.server.rooms.room import Room

MOST_MATCHES: Final = 200

_CHECK_EVERY: Final = 25
"""Maximum number of answers between two checks, however fast they come."""


class Answer(Command, frozen=True, rename={"match_number": "game"}):
    """A seat answers its open question."""

    match_number: int
    """The number of the game."""

    decision: int
    """The `id` of the question."""

    value: Any
    """One of its options."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        if self.match_number != room.match_number:
            raise Refusal("wrong_game")
        return answer(room, seat, self.decision, self.value)


class SetUp(Command, frozen=True):
    """The host changes the set-up while no game is running. People whose chairs are removed move to others."""

    seats: int
    options: dict[str, Any]

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_no_table(room)
        options = accept_setup(room.game, self.seats, self.options)
        return Verdict([SetUpChanged(self.seats, options, tuple(_moves(room, self.seats)))])


class Start(Command, frozen=True):
    """The host starts the first game, when every chair is taken."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        if room.phase != "lobby":
            raise Refusal("game_running" if room.phase == "playing" else "already_played")
        return begin(room, secrets)


class Rematch(Command, frozen=True):
    """The host starts the next game, after one that is over or abandoned, with the current chairs and set-up."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_no_table(room)
        if not room.matches:
            raise Refusal("no_game")
        return begin(room, secrets)


class HaveSeen(Command, frozen=True):
    """A person has looked at their card of this game. The night ends when everybody has; the cards stay secret."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        need_table(room)
        return Verdict([] if seat in room.matches[-1].seen else [CardSeen(seat)])


class Dawn(Command, frozen=True):
    """The host ends the night, although not everybody has looked at their card."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_table(room)
        return break_dawn(room)


class Pause(Command, frozen=True):
    """The host pauses the game: no answers are accepted."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        return _set_pause(room, caller, True)


class Resume(Command, frozen=True):
    """The host resumes a paused game."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        return _set_pause(room, caller, False)


Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]


class SetPace(Command, frozen=True):
    """The host sets a clock that only reminds. Alone with bots, the host may let them hurry."""

    propose: Seconds = 0
    """Seconds to talk and to propose; 0 is no clock."""

    vote: Seconds = 0
    """Seconds to talk about a proposal and to vote; 0 is no clock."""

    hurried: bool = False
    """Whether bots answer almost at once."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        if self.hurried and len(list(room.people())) > 1:
            raise Refusal("not_alone")
        return Verdict([PaceSet(self.propose, self.vote, self.hurried)])


class Abandon(Command, frozen=True):
    """The host ends the game without an outcome; its cards stay hidden for good."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_table(room)
        return Verdict([Abandoned()])


def begin(room: Room, secrets: SecretSource) -> Verdict:
    """Start a match with a secret seed; raises `Refusal` unless every chair is taken and the set-up can be played."""
    if any(chair.who == "empty" for chair in room.chairs):
        raise Refusal("empty_chairs")
    need_another_match(room)
    rules = find_game(room.game)
    try:
        setup = set_up(rules, room.seats, room.options)
    except SetupError as error:  # it could be played when it was chosen
        raise Refusal("setup_refused", problems=msgspec.to_builtins(error.problems)) from None
    in_full = rules.options(setup)  # a match may outlive the name of its map
    return Verdict([*check(room).lines, Started(secrets.new_seed(), in_full, rules.version)])


def need_another_match(room: Room) -> None:
    if room.match_number >= MOST_MATCHES:
        raise Refusal("too_many_games")


def break_dawn(room: Room) -> Verdict:
    """End the night, unless it is over."""
    return Verdict([DawnBroke()] if room.is_night else [])


def check(room: Room, *, after: int = 1) -> Verdict:
    """Write down the lines of the match's record since the last check, if there are at least `after` of them."""
    match = room.match
    if match is None or match.table is None or match.abandoned or len(news := match.news()) < after:
        return Verdict()
    return Verdict([Checked(news, match.table.digest(), match.table.outcome is not None)])


def answer(room: Room, seat: int, decision: int, value: Any, by: str = "person") -> Verdict:
    """Answer an open question; raises `Refusal`. A repeated answer is confirmed again and changes nothing."""
    match = room.match
    if match is None or match.table is None or match.abandoned or seat not in match.table.seats:
        raise Refusal("no_game")
    table = match.table
    question = table.open.get(seat)
    try:
        if question is None or question.id != decision:
            table.submit(KernelAnswer(decision, seat, value))  # raises, or confirms a repeated answer
            return Verdict()
        if room.paused:
            raise Refusal("paused")
        answered: Line = Answered(seat, decision, question.options.read(value), by)
        return Verdict([*check(room, after=_CHECK_EVERY).lines, answered])
    except NotAnOption:
        raise Refusal.of_answer(IllegalAnswer("not_an_option", rule=question.rule, kind=question.kind)) from None  # type: ignore[union-attr]
    except AnswerError as error:
        raise Refusal.of_answer(error) from None


def _set_pause(room: Room, caller: Caller, paused: bool) -> Verdict:
    caller.need_host(room)
    need_table(room)
    return Verdict([] if room.paused == paused else [PauseSet(paused)])


def _moves(room: Room, seats: int) -> list[tuple[int, int]]:
    """Return the moves of people whose chairs are removed: to empty chairs first, then to those of bots."""
    people = list(room.people())
    if len(people) > seats:
        raise Refusal("too_few_chairs", people=len(people))
    free = [seat for seat in range(min(seats, len(room.chairs))) if room.chairs[seat].who == "empty"]
    free += [seat for seat in range(min(seats, len(room.chairs))) if room.chairs[seat].who == "bot"]
    return list(zip([seat for seat in people if seat >= seats], free, strict=False))
