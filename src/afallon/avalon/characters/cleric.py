"""The Cleric: learns the allegiance of the first leader (AV-ROLE-15)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from afallon.avalon.basic_view import BasicView, Inspection
from afallon.avalon.character import GOOD, Character, Line, advised_from
from afallon.avalon.events import LeaderSeen
from afallon.avalon.part import Known
from afallon.avalon.questions import ShowLoyalty
from afallon.avalon.scene import AvalonOwn, Sight
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.inspection import ask_loyalty
from afallon.avalon.tags import INSPECTS
from afallon.kernel import Ask, Step

NAME = "cleric"
_QUESTION = ShowLoyalty(through=NAME)


class LeaderShows(Step[State]):
    """The leader shows a loyalty card to the Cleric; every leader is asked, to leak nothing (AV-REVEAL-02)."""

    name = "leader_shows"

    def ask(self, position: AvalonPosition) -> Ask:
        return ask_loyalty(position, _QUESTION, position.state.leader, rule="AV-REVEAL-02")

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        cleric = turn.state.holder(NAME)
        for leader, card in answers.items():
            if leader != cleric:  # AV-REVEAL-18
                turn.emit(LeaderSeen(seat=cleric, leader=leader, card=card), to=(cleric,))


class KnownCleric(Known):
    """The Cleric's inspection, which only the Cleric knows about."""

    part: ClassVar[str] = NAME

    def on_leader_seen(self, event: LeaderSeen, view: BasicView) -> None:
        view.inspections.append(Inspection(event.seat, event.leader, event.card, at_night=True))

    def tell(self, view: BasicView, own: AvalonOwn) -> None:
        for look in view.inspections:
            if look.at_night and look.inspector == view.reader:
                own.night.append(Sight(NAME, (look.inspected,), learns=None, card=look.card))


CHARACTER = Character(
    name=NAME,
    side=GOOD,
    number=13,
    rules=("AV-ROLE-15",),
    # A crook.
    crest="M20 43V17c0-11 17-11 17 0 0 8-11 9-12 2 0-3 3-5 6-4M14 34h12",
    traits=frozenset({INSPECTS}),
    moments={"cleric": (LeaderShows(),)},
    known=KnownCleric,
    night_lines=(
        Line("night-leader-thumb"),
        Line("night-opens", NAME),
        Line("night-closes", NAME),
        Line("night-thumbs-down"),
    ),
    check=advised_from(7, NAME, "AV-ROLE-15"),
)
