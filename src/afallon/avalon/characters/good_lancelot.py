"""The good Lancelot: one of two who belong together, and who may change sides (AV-ROLE-18)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.parts.lancelots import MEETING, check, has_variant
from afallon.avalon.plan import Setup


def more_tags(setup: Setup) -> frozenset[str]:
    """Only without a variant do the two learn each other (AV-REVEAL-11, 12)."""
    return frozenset() if has_variant(setup) else frozenset({"meets_lancelot"})


CHARACTER = Character(
    name="good_lancelot",
    side=GOOD,
    traits=frozenset({"switches_sides"}),
    sights=(MEETING,),
    more_tags=more_tags,
    check=check("good_lancelot", "evil_lancelot"),
)
