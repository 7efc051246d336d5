"""Percival: learns who Merlin is (AV-ROLE-05), together with characters that seem to be Merlin."""

from collections.abc import Iterator

from afallon.avalon.character import GOOD, Character, Sight, who
from afallon.avalon.plan import Plan
from afallon.avalon.tags import HUNTED, SEEMS_MERLIN, VEILS_MERLIN
from afallon.kernel import Problem


def check(plan: Plan) -> Iterator[Problem]:
    if not plan.has_tag(HUNTED):
        yield Problem("percival_needs_merlin", "AV-NOMERLIN-03", details={"needed": "merlin"})
    if plan.seats == 5 and not plan.has_tag(VEILS_MERLIN):
        yield Problem("percival_at_five", "AV-ROLE-06", refused=not plan.edition.mixes_books)


CHARACTER = Character(
    name="percival",
    side=GOOD,
    number=1,
    group="classic",
    rules=("AV-ROLE-05", "AV-ROLE-06"),
    # The cup.
    crest=(
        "M14 12h20c0 9-4 14-10 14s-10-5-10-14Zm10 14v9m-7 3c1-2 4-3 7-3s6 1 7 3ZM14 15h-4c0 5 2 7 6 7m18-7h4"
        "c0 5-2 7-6 7"
    ),
    sights=(  # AV-REVEAL-10
        Sight(name="percival", watchers=who("percival"), shown=who(SEEMS_MERLIN), learns="seems_merlin"),
    ),
    check=check,
)
