"""The senior Messenger: good; an option lets him know the junior (AV-MSG-02, 10)."""

from typing import Final

from afallon.avalon.character import GOOD, Character, Sight, who
from afallon.avalon.families.hunt import HUNT
from afallon.avalon.families.messengers import PART, check
from afallon.avalon.option import Option
from afallon.avalon.plan import Setup
from afallon.avalon.questions import Assassinate, DeclareAim, PlayCard
from afallon.avalon.tags import HUNTED_MESSENGER, KNOWS_JUNIOR
from afallon.kernel import Tag

KNOWS: Final = Option(name="senior_messenger", values=(False, True), number=4)
"""Whether he learns at night who the junior is (AV-REVEAL-13)."""


def more_tags(setup: Setup) -> frozenset[Tag]:
    return frozenset({KNOWS_JUNIOR}) if KNOWS.of(setup) else frozenset()


CHARACTER = Character(
    name="senior_messenger",
    side=GOOD,
    number=20,
    group="hands",
    together="messengers",
    rules=("AV-MSG",),
    # A sealed scroll.
    crest=(
        "M14 9h20v24c0 4 2 6 5 6H17c-3 0-5-2-5-6M14 9c-5 0-5 7 0 7h4M14 9v24M20 20h9m-9 5h9M28 30"
        "a3.5 3.5 0 1 0 .1 0Zm-2 6-2 6m6-6 2 6"
    ),
    matters_to=(PlayCard, DeclareAim, Assassinate),
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
    options=(KNOWS,),
    brings=(PART, HUNT),
    check=check("senior_messenger"),
)
