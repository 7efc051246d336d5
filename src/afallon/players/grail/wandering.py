"""Random play with weights that keep a game of Grail moving: idle answers are rare."""

from random import Random
from typing import Any, Final

from afallon.kernel import Decision

IDLE: Final = frozenset({"give", "pass", "inspect_menhir", "retreat"})
"""Answers without effect, or that end the current activity."""

SELDOM_DONE_WITH: Final = frozenset({"rebuild_decks", "choose_mode"})
"""Questions that random answers would hardly ever leave."""

RARELY: Final = 0.1


def wander(decision: Decision, rng: Random) -> Any:
    """Return a random answer; an idle one only rarely, unless there is no other."""
    if decision.kind in SELDOM_DONE_WITH and rng.random() > RARELY:
        return "done"
    value = decision.options.sample(rng)
    if value in IDLE and rng.random() > RARELY:
        busy = [other for other in decision.options.enumerate() if other not in IDLE]
        return rng.choice(busy) if busy else value
    return value
