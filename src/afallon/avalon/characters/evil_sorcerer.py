"""The evil Sorcerer: plays success or magic, never fail (AV-SORC-03)."""

from afallon.avalon.character import EVIL, Character, needs
from afallon.avalon.parts.sorcerers import PART
from afallon.avalon.plan import Setup


def more_tags(setup: Setup) -> frozenset[str]:
    """Hidden, he takes no part in the night (AV-REVEAL-09)."""
    return frozenset({"apart_from_evil", "hidden_from_merlin"}) if setup.variants.hidden_sorcerer else frozenset()


CHARACTER = Character(
    name="evil_sorcerer",
    side=EVIL,
    more_tags=more_tags,
    brings=(PART,),
    check=needs("evil_sorcerer", "good_sorcerer", rule="AV-SORC-01"),
)
