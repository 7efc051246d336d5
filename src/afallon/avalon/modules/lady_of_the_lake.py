"""The Lady of the Lake: a token whose holder inspects another player, who then receives it (LADY)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from afallon.avalon.module import AvalonModule
from afallon.avalon.plan import Plan
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.inspection import inspect
from afallon.kernel import ALL, Ask, OneOf, Problem, Step, all_of

NAME = "lady_of_the_lake"


class Lady(msgspec.Struct):
    """Everybody who has held the token, in order; the last holds it now."""

    holders: list[int] = []

    def copy(self) -> "Lady":
        return Lady(list(self.holders))


def lady(table: AvalonTable) -> Lady:
    state: Lady = table.state.modules[NAME]
    return state


class GiveLady(Step[State]):
    """The player to the right of the first leader starts with the token (AV-LADY-01)."""

    name = "give_lady"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        pass_lady(table, (table.state.leader - 1) % len(table.seats))


class Inspect(Step[State]):
    """After the second, third and fourth quest the holder inspects somebody who has never held it (AV-LADY-02, 04)."""

    name = "inspect"

    def ask(self, table: AvalonTable) -> Ask | None:
        if table.state.round not in (2, 3, 4):
            return None
        holders = lady(table).holders
        others = OneOf(tuple(seat for seat in table.seats if seat not in holders))
        return all_of("inspect", {holders[-1]: others}, rule="AV-LADY-04")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for inspector, inspected in answers.items():
            table.push("pass_lady", inspected)
            inspect(table, inspector, inspected)


class PassLady(Step[State]):
    """The inspected player receives the token (AV-LADY-03)."""

    name = "pass_lady"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], seat: int) -> None:
        pass_lady(table, seat)


def pass_lady(table: AvalonTable, seat: int) -> None:
    lady(table).holders.append(seat)
    table.emit("lady_passed", to=ALL, seat=seat)


def check(plan: Plan) -> Iterator[Problem]:
    if plan.seats < 7:
        yield Problem("lady_below_seven", "AV-LADY-05", refused=False, details={"seats": plan.seats})


MODULE = AvalonModule(
    name=NAME,
    moments={"tokens_given": (GiveLady(),), "lady": (Inspect(),)},
    steps=(PassLady(),),
    begin=Lady,
    traits=frozenset({"inspects"}),
    check=check,
)
