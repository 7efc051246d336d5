"""Morgana: Percival sees her together with Merlin and cannot tell which is which (AV-ROLE-10)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, Character
from afallon.avalon.plan import Plan
from afallon.avalon.tags import SEEMS_MERLIN, VEILS_MERLIN
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if "percival" not in plan.deck:
        refused = plan.edition.morgana_needs_percival
        yield Problem("morgana_needs_percival", "AV-ROLE-11", refused=refused)


CHARACTER = Character(name="morgana", side=EVIL, traits=frozenset({SEEMS_MERLIN, VEILS_MERLIN}), check=check)
