"""What must hold at every moment of every game of Avalon, by its own rules. What holds for any game is its contract."""

from typing import Any

from afallon import Event, Table
from afallon.avalon.events import LeaderChosen, LeaderPassed, PlotCardUsed
from afallon.testing.compare import knows_everything, standing
from tests.properties.asking import check_who_is_asked
from tests.properties.folding import check_fold_agrees_with_state
from tests.properties.subjects import check_subjects


def check_moment(table: Table[Any]) -> None:
    """The right seats are asked, what they know agrees with the state, and leadership has passed as it should."""
    check_who_is_asked(table)
    check_subjects(table)
    check_fold_agrees_with_state(table)
    if knows_everything(table):
        _check_leadership(standing(table.all_events()), len(table.seats))


def _check_leadership(events: list[Event], seats: int) -> None:
    """It passes clockwise after a rejection and after a quest (AV-VOTE-03, AV-QUEST-06), or is taken (AV-PLOT-12)."""
    leader, used = -1, None
    for event in events:
        if isinstance(event, LeaderPassed):
            taken = used is not None and used.card == "leading_to_victory"
            assert event.seat == (used.seat if used and taken else (leader + 1) % seats)
        if isinstance(event, LeaderPassed | LeaderChosen):
            leader = event.seat
        used = event if isinstance(event, PlotCardUsed) else None
