"""The Lady of the Lake: a token whose holder inspects another player, who then receives it (LADY)."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from afallon.avalon import questions
from afallon.avalon.basic_view import BasicView
from afallon.avalon.events import LadyPassed
from afallon.avalon.module import AvalonModule
from afallon.avalon.part import Known
from afallon.avalon.plan import Plan
from afallon.avalon.scene import AvalonTable, Thing
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.inspection import inspect
from afallon.avalon.tags import INSPECTS
from afallon.kernel import ALL, Ask, OneOf, Problem, Step, all_of

NAME = "lady_of_the_lake"
_THING = Thing(NAME, f"avalon-module-{NAME}")
_QUESTION = questions.Inspect(through=NAME)


class Lady(msgspec.Struct):
    """State: the seats that have held the token, in order; the last one holds it now."""

    holders: list[int] = []

    def copy(self) -> "Lady":
        return Lady(list(self.holders))


def lady(position: AvalonPosition) -> Lady:
    state: Lady = position.state.modules[NAME]
    return state


class GiveLady(Step[State]):
    """The player to the right of the first leader starts with the token (AV-LADY-01)."""

    name = "give_lady"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        pass_lady(turn, (turn.state.leader - 1) % len(turn.seats))


class Inspect(Step[State]):
    """After quests two to four the holder inspects a player who has never held the token (AV-LADY-02, 04)."""

    name = "inspect"

    def ask(self, position: AvalonPosition) -> Ask | None:
        if position.state.round not in (2, 3, 4):
            return None
        holders = lady(position).holders
        others = OneOf(tuple(seat for seat in position.seats if seat not in holders))
        return all_of(_QUESTION, {holders[-1]: others})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for inspector, inspected in answers.items():
            turn.push(PassLady.name, inspected)
            inspect(turn, NAME, inspector, inspected)


class PassLady(Step[State]):
    """The inspected player receives the token (AV-LADY-03)."""

    name = "pass_lady"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], seat: int) -> None:
        pass_lady(turn, seat)


def pass_lady(turn: AvalonTurn, seat: int) -> None:
    lady(turn).holders.append(seat)
    turn.emit(LadyPassed(seat), to=ALL)


class KnownLady(Known):
    """The public knowledge about the token: its holders, in order."""

    part: ClassVar[str] = NAME
    holders: list[int] = []

    @property
    def holder(self) -> int | None:
        """The current holder."""
        return self.holders[-1] if self.holders else None

    def on_lady_passed(self, event: LadyPassed, view: BasicView) -> None:
        self.holders.append(event.seat)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        if self.holder is not None:
            table.people[self.holder].tokens.append(_THING)


def check(plan: Plan) -> Iterator[Problem]:
    if plan.seats < 7:
        yield Problem("lady_below_seven", "AV-LADY-05", refused=False, details={"seats": plan.seats})


MODULE = AvalonModule(
    name=NAME,
    number=0,
    rules=("AV-LADY",),
    # An arm that raises a sword out of the water.
    crest="M24 6l2 3v14h-4V9Zm-5 17h10M24 23v11M8 35q4-4 8 0t8 0 8 0 8 0M8 41q4-4 8 0t8 0 8 0 8 0",
    asks={questions.Inspect: _THING},
    moments={"tokens_given": (GiveLady(),), "lady": (Inspect(),)},
    steps=(PassLady(),),
    begin=Lady,
    known=KnownLady,
    traits=frozenset({INSPECTS}),
    check=check,
)
