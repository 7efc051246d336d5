"""Mordred: is not shown to Merlin (AV-ROLE-07)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, Character
from afallon.avalon.plan import Plan
from afallon.avalon.tags import HIDDEN_FROM_MERLIN, HUNTED, VEILS_MERLIN
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if not plan.has_tag(HUNTED):
        yield Problem("mordred_without_merlin", "AV-NOMERLIN-07", refused=False)


CHARACTER = Character(name="mordred", side=EVIL, traits=frozenset({HIDDEN_FROM_MERLIN, VEILS_MERLIN}), check=check)
