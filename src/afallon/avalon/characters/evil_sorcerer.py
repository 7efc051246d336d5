"""The evil Sorcerer: plays success or magic, never fail (AV-SORC-03)."""

from afallon.avalon.character import EVIL, Character, needs
from afallon.avalon.families.sorcerers import PART
from afallon.avalon.plan import Setup
from afallon.avalon.tags import APART_FROM_EVIL, HIDDEN_FROM_MERLIN
from afallon.kernel import Tag


def more_tags(setup: Setup) -> frozenset[Tag]:
    """Hidden, he takes no part in the night (AV-REVEAL-09)."""
    return frozenset({APART_FROM_EVIL, HIDDEN_FROM_MERLIN}) if setup.variants.hidden_sorcerer else frozenset()


CHARACTER = Character(
    name="evil_sorcerer",
    side=EVIL,
    more_tags=more_tags,
    brings=(PART,),
    check=needs("evil_sorcerer", "good_sorcerer", rule="AV-SORC-01"),
)
