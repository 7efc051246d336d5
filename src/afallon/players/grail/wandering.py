"""Random play that gets somewhere: whatever costs nothing and changes little is rare, so that days are full."""

from random import Random
from typing import Any, Final

from afallon.kernel import Decision

IDLE: Final = frozenset({"give", "pass", "inspect_menhir", "retreat"})
"""Answers of which nothing comes, or which end what has begun."""

SELDOM_DONE_WITH: Final = frozenset({"rebuild_decks", "choose_mode"})
"""Questions that random answers would hardly ever leave."""

RARELY: Final = 0.1


def wander(decision: Decision, rng: Random) -> Any:
    """Any answer; an idle one only now and then, unless there is no other."""
    if decision.kind in SELDOM_DONE_WITH and rng.random() > RARELY:
        return "done"
    value = decision.options.sample(rng)
    if value in IDLE and rng.random() > RARELY:
        busy = [other for other in decision.options.enumerate() if other not in IDLE]
        return rng.choice(busy) if busy else value
    return value
