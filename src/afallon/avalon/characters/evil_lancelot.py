"""The evil Lancelot: always played together with the good one; both may change sides (AV-ROLE-18)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.families.lancelots import AMONG_EVIL, MEETING, PART, check, has_variant
from afallon.avalon.plan import Setup
from afallon.avalon.tags import APART_FROM_EVIL, MEETS_LANCELOT, SWITCHES_SIDES, THUMB_AMONG_EVIL
from afallon.kernel import Tag


def more_tags(setup: Setup) -> frozenset[Tag]:
    """In the variants he keeps his eyes closed, with a thumb up, while evil looks (AV-REVEAL-04, 12)."""
    if has_variant(setup):
        return frozenset({APART_FROM_EVIL, THUMB_AMONG_EVIL})
    return frozenset({MEETS_LANCELOT})


CHARACTER = Character(
    name="evil_lancelot",
    side=EVIL,
    number=9,
    group="lancelots",
    together="lancelots",
    rules=("AV-ROLE-18",),
    # The good Lancelot's crest mirrored, its pennon torn.
    crest="M26 5v38M26 8H10l4 2-4 3 5 2-5 3h16M9 25h13v7c0 5-3 8-6.5 10C12 40 9 37 9 32Zm0 0 12 11",
    traits=frozenset({SWITCHES_SIDES}),
    sights=(MEETING, AMONG_EVIL),
    more_tags=more_tags,
    brings=(PART,),
    check=check("evil_lancelot", "good_lancelot"),
)
