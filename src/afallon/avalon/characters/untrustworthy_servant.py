"""The Untrustworthy Servant: good, knows the Assassin, looks evil to Merlin, and may be recruited (SERV)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from afallon.avalon.character import EVIL, GOOD, Character, Sight, who
from afallon.avalon.plan import Plan
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.assassination import assassin
from afallon.kernel import ALL, Ask, OneOf, Problem, Step, all_of

NAME = "untrustworthy_servant"


class Recruitment(msgspec.Struct):
    """Who has been recruited, if anybody."""

    recruited: int | None = None

    def copy(self) -> "Recruitment":
        return Recruitment(self.recruited)


class Recruit(Step[State]):
    """The Assassin has one guess at the Servant, or passes (AV-SERV-02 to 06)."""

    name = "recruit"

    def ask(self, table: AvalonTable) -> Ask:
        seat = assassin(table)
        assert seat is not None
        others = tuple(other for other in table.seats if other != seat)
        return all_of("recruit", {seat: OneOf((None, *others))}, rule="AV-SERV-02")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        servant = state.holder(NAME)
        for seat, named in answers.items():
            table.emit("recruitment_tried", to=ALL, assassin=seat, named=named)
            if named == servant:
                state.sides[servant] = EVIL
                state.modules[NAME].recruited = servant
                table.emit("servant_recruited", to=ALL, seat=servant)


def new_assassin(table: AvalonTable, seat: int) -> int:
    """A recruited Servant makes the assassination in the Assassin's place (AV-SERV-03)."""
    recruited: int | None = table.state.modules[NAME].recruited
    return seat if recruited is None else recruited


def check(plan: Plan) -> Iterator[Problem]:
    if not plan.has_tag("hunted"):
        yield Problem("character_needs_character", "AV-NOMERLIN-03", details={"character": NAME, "needed": "merlin"})
    if plan.assassin is None:
        yield Problem("servant_needs_an_assassin", "AV-NOMERLIN-03")


CHARACTER = Character(
    name=NAME,
    side=GOOD,
    traits=frozenset({"also_shown_at_merlin"}),  # AV-REVEAL-08
    sights=(  # AV-REVEAL-14
        Sight(name=NAME, watchers=who(NAME), shown=who("guesses"), learns="assassin"),
    ),
    moments={"recruitment": (Recruit(),)},
    queries={"assassin": new_assassin},
    begin=Recruitment,
    check=check,
)
