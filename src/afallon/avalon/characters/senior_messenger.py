"""The senior Messenger: good; by an option of the table he knows the junior (AV-MSG-02, 10)."""

from afallon.avalon.character import GOOD, Character, Sight, who
from afallon.avalon.families.messengers import PART, check
from afallon.avalon.plan import Setup
from afallon.avalon.tags import HUNTED_MESSENGER, KNOWS_JUNIOR
from afallon.kernel import Tag


def more_tags(setup: Setup) -> frozenset[Tag]:
    return frozenset({KNOWS_JUNIOR}) if setup.variants.senior_messenger else frozenset()


CHARACTER = Character(
    name="senior_messenger",
    side=GOOD,
    traits=frozenset({HUNTED_MESSENGER}),
    sights=(  # AV-REVEAL-13
        Sight(
            name="senior_messenger",
            watchers=who(KNOWS_JUNIOR),
            shown=who("junior_messenger"),
            learns="junior_messenger",
        ),
    ),
    more_tags=more_tags,
    brings=(PART,),
    check=check("senior_messenger"),
)
