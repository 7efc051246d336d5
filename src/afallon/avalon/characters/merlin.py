"""Merlin: knows the evil players, and loses the game for good if he is named at the end (AV-ROLE-01)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, GOOD, Character, Sight, who
from afallon.avalon.families.hunt import HUNT
from afallon.avalon.plan import Plan
from afallon.avalon.queries import TARGET
from afallon.avalon.state import AvalonPosition
from afallon.avalon.tags import HIDDEN_FROM_MERLIN, HUNTED, SEEMS_MERLIN
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if plan.assassin is None:
        yield Problem("merlin_needs_an_assassin", "AV-NOMERLIN-02", details={"needed": "assassin"})


def target(position: AvalonPosition, found: int | None) -> int:
    return position.state.holder("merlin")


CHARACTER = Character(
    name="merlin",
    side=GOOD,
    number=0,
    group="classic",
    rules=("AV-ROLE-01",),
    # An eye that sees, under a star.
    crest=(
        "M10 29c7-9 21-9 28 0-7 9-21 9-28 0Zm14-4.5a4.5 4.5 0 1 0 .1 0ZM24 7l1.7 4.3L30 13l-4.3 1.7L24 19l-1.7-4.3"
        "L18 13l4.3-1.7Z"
    ),
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
    brings=(HUNT,),
    check=check,
)
