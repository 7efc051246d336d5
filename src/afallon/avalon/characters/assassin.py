"""The Assassin: makes the one guess at Merlin after three successes (AV-ROLE-02)."""

from collections.abc import Iterator

from afallon.avalon.character import EVIL, Character
from afallon.avalon.plan import Plan
from afallon.avalon.tags import HUNTS
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if not plan.has_target():
        yield Problem("assassin_without_target", "AV-NOMERLIN-07", refused=False)


CHARACTER = Character(name="assassin", side=EVIL, traits=frozenset({HUNTS}), check=check)
