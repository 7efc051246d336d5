"""Merlin: knows the evil players, and loses the game for good if he is named at the end (AV-ROLE-01)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, GOOD, Character, Sight, who
from afallon.avalon.plan import Plan
from afallon.avalon.queries import TARGET
from afallon.avalon.state import AvalonPosition
from afallon.avalon.tags import HIDDEN_FROM_MERLIN, HUNTED, SEEMS_MERLIN
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if plan.assassin is None:
        yield Problem("merlin_needs_an_assassin", "AV-NOMERLIN-02")


def target(position: AvalonPosition, found: int | None) -> int:
    return position.state.holder("merlin")


CHARACTER = Character(
    name="merlin",
    side=GOOD,
    traits=frozenset({HUNTED, SEEMS_MERLIN}),
    sights=(
        Sight(  # AV-REVEAL-06
            name="merlin",
            watchers=who("merlin"),
            shown=who(EVIL, lacks=(HIDDEN_FROM_MERLIN,)),
            learns="evil",
            seems="seems_evil",  # AV-REVEAL-08
        ),
    ),
    queries={TARGET: target},
    check=check,
)
