"""The evil Sorcerer: plays success or magic, never a fail (AV-SORC-03)."""

from typing import Final

from afallon.avalon.character import EVIL, Character, needs
from afallon.avalon.families.sorcerers import PART
from afallon.avalon.option import Option
from afallon.avalon.plan import Setup
from afallon.avalon.questions import PlayCard
from afallon.avalon.tags import APART_FROM_EVIL, HIDDEN_FROM_MERLIN
from afallon.kernel import Tag

HIDDEN: Final = Option(name="hidden_sorcerer", values=(False, True), number=3)


def more_tags(setup: Setup) -> frozenset[Tag]:
    """Keep a hidden Sorcerer out of the night (AV-REVEAL-09)."""
    return frozenset({APART_FROM_EVIL, HIDDEN_FROM_MERLIN}) if HIDDEN.of(setup) else frozenset()


CHARACTER = Character(
    name="evil_sorcerer",
    side=EVIL,
    number=19,
    group="hands",
    together="sorcerers",
    rules=("AV-SORC",),
    # A cauldron.
    crest=(
        "M10 24h28c0 10-5 16-14 16S10 34 10 24Zm-3 0h34M17 39l-3 5m17-5 3 5M17 19c-4-3 2-5-1-9m8 9c-4-4 2-6-1-11"
        "m8 11c-4-3 2-5-1-9"
    ),
    matters_to=(PlayCard,),
    more_tags=more_tags,
    options=(HIDDEN,),
    brings=(PART,),
    check=needs("evil_sorcerer", "good_sorcerer", rule="AV-SORC-01"),
)
