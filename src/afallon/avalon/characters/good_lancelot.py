"""The good Lancelot: one of two who belong together, and who may change sides (AV-ROLE-18)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.families.lancelots import MEETING, PART, check, has_variant
from afallon.avalon.plan import Setup
from afallon.avalon.tags import MEETS_LANCELOT, SWITCHES_SIDES
from afallon.kernel import Tag


def more_tags(setup: Setup) -> frozenset[Tag]:
    """Only without a variant do the two learn each other (AV-REVEAL-11, 12)."""
    return frozenset() if has_variant(setup) else frozenset({MEETS_LANCELOT})


CHARACTER = Character(
    name="good_lancelot",
    side=GOOD,
    traits=frozenset({SWITCHES_SIDES}),
    sights=(MEETING,),
    more_tags=more_tags,
    brings=(PART,),
    check=check("good_lancelot", "evil_lancelot"),
)
