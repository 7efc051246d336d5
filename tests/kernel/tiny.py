"""Tiny: the smallest game that uses every feature of the kernel, for two or more seats.

Each round a die is rolled and shown to seat 0 alone. All seats bid in secret. The highest bidder names two favourites
and pays for the prize; then the first seat to grab scores as well. After the last round the most points win.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.kernel import (
    ALL,
    CHANCE,
    Answer,
    Ask,
    Game,
    Module,
    Number,
    OneOf,
    Outcome,
    Position,
    Problem,
    Program,
    Step,
    Subset,
    Table,
    Turn,
    View,
    Vocabulary,
    all_of,
    any_of,
    register,
    set_up,
)
from tests.kernel import tiny_words as words

PRIZE = 4


class State(msgspec.Struct):
    points: list[int]
    round: int = 0
    die: int = 0
    favourites: tuple[int, ...] = ()
    grabs: dict[int, int] = {}
    """Counted by the listener: the number of grabs of each seat."""

    def copy(self) -> "State":
        return State(list(self.points), self.round, self.die, self.favourites, dict(self.grabs))


class Greet(Step[State]):
    name = "greet"

    def resolve(self, turn: Turn[State], answers: Mapping[int, Any]) -> None:
        turn.emit(words.Greeted(len(turn.seats)), to=ALL)
        turn.go("round")


class Roll(Step[State]):
    name = "roll"

    def ask(self, position: Position[State]) -> Ask:
        return all_of(words.Roll(), {CHANCE: Number(1, 6)})

    def resolve(self, turn: Turn[State], answers: Mapping[int, Any]) -> None:
        turn.state.die = answers[CHANCE]
        turn.emit(words.Rolled(turn.state.die), to=(0,))


class Bid(Step[State]):
    name = "bid"

    def ask(self, position: Position[State]) -> Ask:
        return all_of(words.Bid(), dict.fromkeys(position.seats, Number(0, 3)))

    def resolve(self, turn: Turn[State], answers: Mapping[int, Any]) -> None:
        turn.state.round += 1
        bids = tuple(answers[seat] for seat in turn.seats)
        turn.emit(words.BidsShown(bids), to=ALL)
        winner = bids.index(max(bids))
        turn.push("pay", winner, bids)
        turn.push("favour", winner)  # pushed last, so it runs first


class Pay(Step[State]):
    """Takes the payer and all bids as arguments."""

    name = "pay"

    def resolve(self, turn: Turn[State], answers: Mapping[int, Any], seat: int, bids: tuple[int, ...]) -> None:
        prize = turn.fold(words.PRIZE, PRIZE, seat)
        turn.state.points[seat] += prize - bids[seat]
        turn.emit(words.Paid(seat, bids, prize), to=ALL)


class Favour(Step[State]):
    """Takes the seat that names its favourites as its argument; no seat is asked while the die shows 1."""

    name = "favour"

    def ask(self, position: Position[State], seat: int) -> Ask:
        asked = {} if position.state.die == 1 else {seat: Subset(tuple(position.seats), 2)}
        return all_of(words.Favour(PRIZE), asked)

    def resolve(self, turn: Turn[State], answers: Mapping[int, Any], seat: int) -> None:
        turn.state.favourites = answers.get(seat, ())
        turn.emit(words.Favoured(seat), to=turn.state.favourites)


class Grab(Step[State]):
    name = "grab"

    def ask(self, position: Position[State]) -> Ask:
        return any_of(words.Grab(), dict.fromkeys(position.seats, OneOf(("left", "right"))))

    def resolve(self, turn: Turn[State], answers: Mapping[int, Any]) -> None:
        ((seat, hand),) = answers.items()
        turn.state.points[seat] += 1
        turn.emit(words.Grabbed(seat, hand), to=ALL)


class Close(Step[State]):
    name = "close"

    def resolve(self, turn: Turn[State], answers: Mapping[int, Any]) -> None:
        points = turn.state.points
        if turn.state.round < turn.setup[1]:
            turn.go("round")
        else:
            most = tuple(seat for seat in turn.seats if points[seat] == max(points))
            turn.end(Outcome(None, "rounds_over", most, scores=tuple(points)))


def count_grab(turn: Turn[State], event: words.Grabbed) -> None:
    grabs = turn.state.grabs
    grabs[event.seat] = grabs.get(event.seat, 0) + 1
    turn.emit(words.GrabCounted(grabs[event.seat]), to=(event.seat,))


BASIC = Module(
    name="basic",
    moments={"greet": (Greet(),), "roll": (Roll(),), "bid": (Bid(),), "grab": (Grab(),), "close": (Close(),)},
    steps=(Pay(), Favour()),
    listeners={words.Grabbed: count_grab},
)
BONUS = Module(
    name="bonus", queries={words.PRIZE: lambda position, prize, seat: prize + 1 if seat == position.seats[0] else prize}
)
DOUBLE = Module(name="double", queries={words.PRIZE: lambda position, prize, seat: prize * 2})
MODULES = {"bonus": BONUS, "double": DOUBLE}


class TinyView(View):
    die: int = 0
    points: dict[int, int] = {}

    def on_rolled(self, event: words.Rolled) -> None:
        self.die = event.face

    def on_paid(self, event: words.Paid) -> None:
        self.points[event.seat] = self.points.get(event.seat, 0) + event.prize - event.bids[event.seat]

    def on_grabbed(self, event: words.Grabbed) -> None:
        self.points[event.seat] = self.points.get(event.seat, 0) + 1


class Tiny(Game):
    """A set-up is a tuple of seats, rounds and names of modules."""

    name = "tiny"
    version = 3
    vocabulary = Vocabulary(words)

    def check(
        self, seats: int, options: dict[str, Any]
    ) -> tuple[tuple[int, int, tuple[str, ...]] | None, tuple[Problem, ...]]:
        if seats < 2:
            return None, (Problem("too_few_seats", "TINY-0", details={"seats": seats}),)
        if unknown := set(options) - {"rounds", "modules"}:
            return None, (Problem("unknown_option", "TINY-0", details={"options": sorted(unknown)}),)
        return (seats, options.get("rounds", 1), tuple(options.get("modules", ()))), ()

    def options(self, setup: tuple[int, int, tuple[str, ...]]) -> dict[str, Any]:
        return {"rounds": setup[1], "modules": list(setup[2])}

    def compile(self, setup: tuple[int, int, tuple[str, ...]]) -> Program:
        phases = {"opening": ("greet", "roll"), "round": ("roll", "bid", "grab", "close")}
        return Program(phases, [BASIC, *(MODULES[name] for name in setup[2])])

    def begin(self, setup: tuple[int, int, tuple[str, ...]]) -> State:
        return State([0] * setup[0])

    def load(self, setup: tuple[int, int, tuple[str, ...]], state: Any) -> State:
        loaded = msgspec.convert(state, State, strict=False)
        assert len(loaded.points) == setup[0]
        return loaded

    def view(self, reader: int | str | None) -> TinyView:
        return TinyView(reader=reader)


TINY = Tiny()
register(TINY)


class Always:
    """A chance driver that always gives the same answer."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def draw(self, options: Any, number: int) -> Any:
        return self.value


def deal(*, seats: int = 3, die: int | None = 5, **options: Any) -> Table[State]:
    """Return a table of Tiny whose die shows `die`; with `None` the roll stays open."""
    chance: Any = None if die is None else Always(die)
    return Table(TINY, set_up(TINY, seats, options), seats=seats, chance=chance)


def give(table: Table[Any], *given: tuple[int, Any]) -> None:
    """Answer for seats in this order, each its open question."""
    for seat, value in given:
        table.submit(Answer(table.open[seat].id, seat, value))
