"""Mordred: is not shown to Merlin (AV-ROLE-07)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, Character
from afallon.avalon.plan import Plan
from afallon.avalon.tags import HIDDEN_FROM_MERLIN, HUNTED, VEILS_MERLIN
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if not plan.has_tag(HUNTED):
        yield Problem("mordred_without_merlin", "AV-NOMERLIN-07", refused=False)


CHARACTER = Character(
    name="mordred",
    side=EVIL,
    number=4,
    group="classic",
    rules=("AV-ROLE-07",),
    # A crown that is broken.
    crest="M10 34V18l7 6 4-10 2 5-3 5 4 4-3 6m4 0 2-5-3-5 3-4 2-6 4 10 7-6v16M10 38h10m6 0h12",
    traits=frozenset({HIDDEN_FROM_MERLIN, VEILS_MERLIN}),
    check=check,
)
