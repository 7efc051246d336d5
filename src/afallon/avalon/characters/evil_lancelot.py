"""The evil Lancelot: one of two who belong together, and who may change sides (AV-ROLE-18)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.parts.lancelots import AMONG_EVIL, MEETING, check, has_variant
from afallon.avalon.plan import Setup


def more_tags(setup: Setup) -> frozenset[str]:
    """In the variants he keeps his eyes closed among evil, with a thumb up (AV-REVEAL-04, 12)."""
    if has_variant(setup):
        return frozenset({"apart_from_evil", "thumb_among_evil"})
    return frozenset({"meets_lancelot"})


CHARACTER = Character(
    name="evil_lancelot",
    side=EVIL,
    traits=frozenset({"switches_sides"}),
    sights=(MEETING, AMONG_EVIL),
    more_tags=more_tags,
    check=check("evil_lancelot", "good_lancelot"),
)
