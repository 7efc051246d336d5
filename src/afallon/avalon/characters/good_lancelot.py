"""The good Lancelot: always played together with the evil one; both may change sides (AV-ROLE-18)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.families.lancelots import MEETING, PART, check, has_variant
from afallon.avalon.plan import Setup
from afallon.avalon.tags import MEETS_LANCELOT, SWITCHES_SIDES
from afallon.kernel import Tag


def more_tags(setup: Setup) -> frozenset[Tag]:
    """The Lancelots learn each other only without a variant (AV-REVEAL-11, 12)."""
    return frozenset() if has_variant(setup) else frozenset({MEETS_LANCELOT})


CHARACTER = Character(
    name="good_lancelot",
    side=GOOD,
    number=8,
    group="lancelots",
    together="lancelots",
    rules=("AV-ROLE-18",),
    # A lance with its pennon, and a shield.
    crest="M22 5v38M22 8h16l-5 5 5 5H22M26 25h13v7c0 5-3 8-6.5 10-3.5-2-6.5-5-6.5-10Z",
    traits=frozenset({SWITCHES_SIDES}),
    sights=(MEETING,),
    more_tags=more_tags,
    brings=(PART,),
    check=check("good_lancelot", "evil_lancelot"),
)
