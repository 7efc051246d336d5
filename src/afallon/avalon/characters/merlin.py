"""Merlin: knows the evil players, and loses the game for good if he is named at the end (AV-ROLE-01)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, GOOD, Character, Sight, who
from afallon.avalon.plan import Plan
from afallon.avalon.state import AvalonTable
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if plan.assassin is None:
        yield Problem("merlin_needs_an_assassin", "AV-NOMERLIN-02")


def target(table: AvalonTable, found: int | None) -> int:
    return table.state.holder("merlin")


CHARACTER = Character(
    name="merlin",
    side=GOOD,
    traits=frozenset({"hunted", "seems_merlin"}),
    sights=(
        Sight(  # AV-REVEAL-06
            name="merlin", watchers=who("merlin"), shown=who(EVIL, lacks=("hidden_from_merlin",)), learns="evil"
        ),
    ),
    queries={"target": target},
    check=check,
)
