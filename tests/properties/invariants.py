"""Invariants of Avalon at every moment of every game. Those of any game are in the contract suite."""

from typing import Any

from afallon import Event, Table
from afallon.avalon.events import LeaderChosen, LeaderPassed, PlotCardUsed
from afallon.testing.compare import knows_everything, standing
from tests.properties.asking import check_who_is_asked
from tests.properties.folding import check_fold_agrees_with_state
from tests.properties.subjects import check_subjects


def check_moment(table: Table[Any]) -> None:
    """Check the asked seats, the agreement of view and state, and the order of leaders."""
    check_who_is_asked(table)
    check_subjects(table)
    check_fold_agrees_with_state(table)
    if knows_everything(table):
        _check_leadership(standing(table.all_events()), len(table.seats))


def _check_leadership(events: list[Event], seats: int) -> None:
    """Check that leadership passes clockwise after a rejection and a quest, or is taken.

    The rules are AV-VOTE-03, AV-QUEST-06 and AV-PLOT-12.
    """
    leader, used = -1, None
    for event in events:
        if isinstance(event, LeaderPassed):
            taken = used is not None and used.card == "leading_to_victory"
            assert event.seat == (used.seat if used and taken else (leader + 1) % seats)
        if isinstance(event, LeaderPassed | LeaderChosen):
            leader = event.seat
        used = event if isinstance(event, PlotCardUsed) else None
