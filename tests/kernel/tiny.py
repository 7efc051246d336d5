"""Tiny: the smallest game that uses everything the kernel offers, for two or more seats.

Each round a die is rolled and shown to seat 0 alone. Everybody bids in secret; the highest bidder names his favourites
and pays for the prize; then whoever grabs first scores as well. After the last round most points win.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.kernel import (
    ALL,
    CHANCE,
    Answer,
    Ask,
    Module,
    Number,
    OneOf,
    Outcome,
    Problem,
    Program,
    Step,
    Subset,
    Table,
    View,
    all_of,
    any_of,
    register,
    set_up,
)


class State(msgspec.Struct):
    points: list[int]
    round: int = 0
    die: int = 0
    favourites: tuple[int, ...] = ()
    grabs: dict[int, int] = {}
    """Kept by the listener: how often each seat grabbed."""

    def copy(self) -> "State":
        return State(list(self.points), self.round, self.die, self.favourites, dict(self.grabs))


class Greet(Step[State]):
    name = "greet"

    def resolve(self, table: Table[State], answers: Mapping[int, Any]) -> None:
        table.emit("greeted", to=ALL, seats=len(table.seats))
        table.go("round")


class Roll(Step[State]):
    name = "roll"

    def ask(self, table: Table[State]) -> Ask:
        return all_of("roll", {CHANCE: Number(1, 6)}, rule="TINY-1")

    def resolve(self, table: Table[State], answers: Mapping[int, Any]) -> None:
        table.state.die = answers[CHANCE]
        table.emit("rolled", to=(0,), face=table.state.die)


class Bid(Step[State]):
    name = "bid"

    def ask(self, table: Table[State]) -> Ask:
        table.state.round += 1
        return all_of("bid", dict.fromkeys(table.seats, Number(0, 3)), rule="TINY-2")

    def resolve(self, table: Table[State], answers: Mapping[int, Any]) -> None:
        bids = tuple(answers[seat] for seat in table.seats)
        table.emit("bids_shown", to=ALL, bids=bids)
        winner = bids.index(max(bids))
        table.push("pay", winner, bids)
        table.push("favour", winner)  # pushed last, done first


class Pay(Step[State]):
    """The arguments are who pays, and what all had bid."""

    name = "pay"

    def resolve(self, table: Table[State], answers: Mapping[int, Any], seat: int, bids: tuple[int, ...]) -> None:
        prize = table.fold("prize", 4, seat)
        table.state.points[seat] += prize - bids[seat]
        table.emit("paid", to=ALL, seat=seat, bids=bids, prize=prize)


class Favour(Step[State]):
    """The argument is the seat that names its favourites; nobody is asked while the die shows 1."""

    name = "favour"

    def ask(self, table: Table[State], seat: int) -> Ask:
        asked = {} if table.state.die == 1 else {seat: Subset(tuple(table.seats), 2)}
        return all_of("favour", asked, rule="TINY-3")

    def resolve(self, table: Table[State], answers: Mapping[int, Any], seat: int) -> None:
        table.state.favourites = answers.get(seat, ())
        table.emit("favoured", to=table.state.favourites, by=seat)


class Grab(Step[State]):
    name = "grab"

    def ask(self, table: Table[State]) -> Ask:
        return any_of("grab", dict.fromkeys(table.seats, OneOf(("left", "right"))), rule="TINY-4")

    def resolve(self, table: Table[State], answers: Mapping[int, Any]) -> None:
        ((seat, hand),) = answers.items()
        table.state.points[seat] += 1
        table.emit("grabbed", to=ALL, seat=seat, hand=hand)


class Close(Step[State]):
    name = "close"

    def resolve(self, table: Table[State], answers: Mapping[int, Any]) -> None:
        points = table.state.points
        if table.state.round < table.setup[1]:
            table.go("round")
        else:
            most = tuple(seat for seat in table.seats if points[seat] == max(points))
            table.end(Outcome(None, "rounds_over", most, scores=tuple(points)))


def count_grab(table: Table[State], data: Mapping[str, Any]) -> None:
    grabs = table.state.grabs
    grabs[data["seat"]] = grabs.get(data["seat"], 0) + 1
    table.emit("grab_counted", to=(data["seat"],), grabs=grabs[data["seat"]])


BASIC = Module(
    name="basic",
    moments={"greet": (Greet(),), "roll": (Roll(),), "bid": (Bid(),), "grab": (Grab(),), "close": (Close(),)},
    steps=(Pay(), Favour()),
    listeners={"grabbed": count_grab},
)
BONUS = Module(
    name="bonus", queries={"prize": lambda table, prize, seat: prize + 1 if seat == table.seats[0] else prize}
)
DOUBLE = Module(name="double", queries={"prize": lambda table, prize, seat: prize * 2})
MODULES = {"bonus": BONUS, "double": DOUBLE}


class TinyView(View):
    die: int = 0
    points: dict[int, int] = {}

    def on_rolled(self, *, face: int) -> None:
        self.die = face

    def on_paid(self, *, seat: int, bids: tuple[int, ...], prize: int) -> None:
        self.points[seat] = self.points.get(seat, 0) + prize - bids[seat]

    def on_grabbed(self, *, seat: int, hand: str) -> None:
        self.points[seat] = self.points.get(seat, 0) + 1


class Tiny:
    """A set-up is (seats, rounds, names of modules)."""

    name = "tiny"
    version = 3

    def check(
        self, seats: int, options: dict[str, Any]
    ) -> tuple[tuple[int, int, tuple[str, ...]] | None, tuple[Problem, ...]]:
        if seats < 2:
            return None, (Problem("too_few_seats", "TINY-0", details={"seats": seats}),)
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

    def imagine(self, events: Any, seat: int | None, rng: Any) -> Any:
        raise NotImplementedError


TINY = Tiny()
register(TINY)


class Always:
    """A driver for chance that always gives the same answer."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def answer(self, decision: Any) -> Any:
        return self.value


def deal(*, seats: int = 3, die: int | None = 5, **options: Any) -> Table[State]:
    """A table of Tiny whose die shows `die`; with `None` the roll is left open."""
    chance: Any = None if die is None else Always(die)
    return Table(TINY, set_up(TINY, seats, options), seats=seats, chance=chance)


def give(table: Table[Any], *given: tuple[int, Any]) -> None:
    """Answer for seats, in this order, whatever each is asked now."""
    for seat, value in given:
        table.submit(Answer(table.open[seat].id, seat, value))
