"""The planner: plans days toward its quests and searches card sequences before it plays.

It knows only the journal entries that were read, unless it is given more `Knowledge`, as for a proof.
"""

from random import Random
from typing import Any, Final

from afallon.grail.view import GrailView
from afallon.kernel import Decision
from afallon.players.grail import greedy
from afallon.players.grail.planner.days import plan
from afallon.players.grail.planner.group import Knowledge, group_of
from afallon.players.grail.planner.sequences import best_play, next_in_line

HONEST: Final = Knowledge()
_AGREED_TO: Final = frozenset({"beg_for_mercy", "retreat_together"})
_SEARCHED: Final = frozenset({"play", "pay_magic"})


def answer(decision: Decision, view: GrailView, rng: Random, knowledge: Knowledge = HONEST) -> Any:
    """Return its answer; without a plan, that of the greedy player."""
    found = None
    if decision.kind in _SEARCHED:
        found = best_play(decision, view, rng)
    elif decision.kind == "choose_active":
        found = next_in_line(decision, view)
    elif decision.kind in _AGREED_TO:
        found = "yes"
    else:
        found = plan(decision, group_of(view, decision.seat, knowledge), rng)
    return greedy.answer(decision, view, rng) if found is None or found not in decision.options else found
