"""Morgana: shown to Percival together with Merlin; he cannot tell them apart (AV-ROLE-10)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, Character
from afallon.avalon.plan import Plan
from afallon.avalon.tags import SEEMS_MERLIN, VEILS_MERLIN
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if "percival" not in plan.deck:
        refused = plan.edition.morgana_needs_percival
        yield Problem("morgana_needs_percival", "AV-ROLE-11", refused=refused, details={"needed": "percival"})


CHARACTER = Character(
    name="morgana",
    side=EVIL,
    number=3,
    group="classic",
    rules=("AV-ROLE-10", "AV-ROLE-11"),
    # Two crescents that mirror each other.
    crest=(
        "M21 10a14 14 0 1 0 0 28c-6-4-8-9-8-14s2-10 8-14Zm6 0a14 14 0 1 1 0 28c6-4 8-9 8-14s-2-10-8-14ZM24 20"
        "l1.5 4-1.5 4-1.5-4Z"
    ),
    traits=frozenset({SEEMS_MERLIN, VEILS_MERLIN}),
    check=check,
)
