"""The Untrustworthy Servant: good, knows the Assassin, looks evil to Merlin, and may be recruited (SERV)."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from afallon.avalon import questions
from afallon.avalon.basic_view import BasicView
from afallon.avalon.character import EVIL, GOOD, Character, Sight, who
from afallon.avalon.events import RecruitmentTried, ServantRecruited
from afallon.avalon.part import Known
from afallon.avalon.plan import Plan
from afallon.avalon.queries import ASSASSIN
from afallon.avalon.scene import AvalonTable, RecruitmentTry, Thing
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.assassination import assassin
from afallon.avalon.tags import ALSO_SHOWN_AT_MERLIN, GUESSES
from afallon.kernel import ALL, Ask, OneOf, Problem, Step, all_of

NAME = "untrustworthy_servant"
_QUESTION = questions.Recruit()


class Recruitment(msgspec.Struct):
    """State: the recruited seat, if any."""

    recruited: int | None = None

    def copy(self) -> "Recruitment":
        return Recruitment(self.recruited)


class Recruit(Step[State]):
    """The Assassin may name one player as the Servant, or pass (AV-SERV-02 to 06)."""

    name = "recruit"

    def ask(self, position: AvalonPosition) -> Ask:
        seat = assassin(position)
        assert seat is not None
        others = tuple(other for other in position.seats if other != seat)
        return all_of(_QUESTION, {seat: OneOf((None, *others))})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        servant = state.holder(NAME)
        for seat, named in answers.items():
            turn.emit(RecruitmentTried(assassin=seat, named=named), to=ALL)
            if named == servant:
                state.sides[servant] = EVIL
                state.modules[NAME].recruited = servant
                turn.emit(ServantRecruited(servant), to=ALL)


def new_assassin(position: AvalonPosition, seat: int) -> int:
    """Let a recruited Servant make the assassination in the Assassin's place (AV-SERV-03)."""
    recruited: int | None = position.state.modules[NAME].recruited
    return seat if recruited is None else recruited


class KnownRecruitment(Known):
    """The public knowledge about the recruitment: the attempt, the named seat and the result."""

    part: ClassVar[str] = NAME
    tried: bool = False
    assassin: int | None = None
    named: int | None = None
    recruited: int | None = None

    def on_recruitment_tried(self, event: RecruitmentTried, view: BasicView) -> None:
        self.tried, self.assassin, self.named = True, event.assassin, event.named

    def on_servant_recruited(self, event: ServantRecruited, view: BasicView) -> None:
        self.recruited = event.seat
        view.show_character(event.seat, NAME, EVIL)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        if self.assassin is not None:
            table.recruitment = RecruitmentTry(self.assassin, self.named, self.recruited)
            if table.people[self.assassin].side is None:
                table.people[self.assassin].side = EVIL


def check(plan: Plan) -> Iterator[Problem]:
    if not plan.has_target():
        yield Problem("servant_needs_a_target", "AV-NOMERLIN-03")
    if plan.assassin is None:
        yield Problem("servant_needs_an_assassin", "AV-NOMERLIN-03", details={"needed": "assassin"})


CHARACTER = Character(
    name=NAME,
    side=GOOD,
    number=23,
    rules=("AV-SERV",),
    # A broken sword.
    crest="M24 5l3 4v9l-6 3V9ZM21 26l6-3v8h-6ZM14 31h20M24 31v6m-2.5 3.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z",
    matters_to=(questions.DeclareAim, questions.Assassinate),
    traits=frozenset({ALSO_SHOWN_AT_MERLIN}),  # AV-REVEAL-08
    sights=(  # AV-REVEAL-14
        Sight(name=NAME, watchers=who(NAME), shown=who(GUESSES), learns="assassin"),
    ),
    asks={questions.Recruit: Thing(NAME, "avalon-recruitment")},
    moments={"recruitment": (Recruit(),)},
    queries={ASSASSIN: new_assassin},
    begin=Recruitment,
    known=KnownRecruitment,
    check=check,
)
