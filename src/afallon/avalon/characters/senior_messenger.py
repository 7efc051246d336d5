"""The senior Messenger: good; by an option of the table he knows the junior (AV-MSG-02, 10)."""

from afallon.avalon.character import GOOD, Character, Sight, who
from afallon.avalon.parts.messengers import PART, check
from afallon.avalon.plan import Setup


def more_tags(setup: Setup) -> frozenset[str]:
    return frozenset({"knows_junior"}) if setup.variants.senior_messenger else frozenset()


CHARACTER = Character(
    name="senior_messenger",
    side=GOOD,
    traits=frozenset({"hunted_messenger"}),
    sights=(  # AV-REVEAL-13
        Sight(
            name="senior_messenger",
            watchers=who("knows_junior"),
            shown=who("junior_messenger"),
            learns="junior_messenger",
        ),
    ),
    more_tags=more_tags,
    brings=(PART,),
    check=check("senior_messenger"),
)
