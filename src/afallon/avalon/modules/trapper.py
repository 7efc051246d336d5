"""The Trapper: larger teams, and the leader removes one card from the quest (TRAP)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from afallon.avalon import questions
from afallon.avalon.basic_view import BasicView
from afallon.avalon.character import advised_from
from afallon.avalon.events import CardTrapped, TrappedCardSeen
from afallon.avalon.module import AvalonModule
from afallon.avalon.part import Known
from afallon.avalon.queries import TEAM_SIZE
from afallon.avalon.scene import AvalonTable, Thing
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.kernel import ALL, Ask, OneOf, Step, all_of

NAME = "trapper"
_THING = Thing(NAME, f"avalon-module-{NAME}")


class TrapCard(Step[State]):
    """The leader must choose a member's card, sees it alone and discards it (AV-TRAP-02 to 04)."""

    name = "trap_card"

    def ask(self, position: AvalonPosition) -> Ask:
        state = position.state
        return all_of(questions.TrapCard(quest=state.quest, team=state.team), {state.leader: OneOf(state.team)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for leader, seat in answers.items():
            card = turn.state.cards.pop(seat)
            turn.emit(CardTrapped(leader=leader, seat=seat), to=ALL)
            turn.emit(TrappedCardSeen(leader=leader, seat=seat, card=card), to=(leader, seat))


def team_size(position: AvalonPosition, size: int) -> int:
    """Add one member to the printed team size (AV-TRAP-01)."""
    return size + 1


class KnownTrapper(Known):
    """The reader's knowledge about removed cards."""

    part: ClassVar[str] = NAME
    trapped: dict[int, int] = {}
    """By round: the seat whose card was taken."""

    def on_card_trapped(self, event: CardTrapped, view: BasicView) -> None:
        self.trapped[view.round] = event.seat

    def on_trapped_card_seen(self, event: TrappedCardSeen, view: BasicView) -> None:
        view.know_card(event.seat, event.card)
        view.keep_secret(NAME, "quest-card", event.leader, event.seat, event.card, played=event.card)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        trapped = None if view.team_is_back else self.trapped.get(view.round)
        if trapped is not None:
            table.people[trapped].card_touched = _THING


MODULE = AvalonModule(
    name=NAME,
    number=4,
    rules=("AV-TRAP",),
    # A trap with teeth.
    crest="M7 31c0-13 8-20 17-20s17 7 17 20M7 31l4-5 4 6 4-6 5 6 5-6 4 6 4-6 4 5M7 36h34M24 11V7M20 36v6h8v-6",
    matters_to=(questions.ChooseTeam, questions.PlayCard),
    asks={questions.TrapCard: _THING},
    moments={"trap_card": (TrapCard(),)},
    queries={TEAM_SIZE: team_size},
    known=KnownTrapper,
    check=advised_from(8, NAME, "AV-TRAP-01"),
)
