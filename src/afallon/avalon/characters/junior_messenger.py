"""The junior Messenger: good, and does not learn who the senior is (AV-MSG-02, AV-REVEAL-13)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.families.hunt import HUNT
from afallon.avalon.families.messengers import PART, check
from afallon.avalon.questions import Assassinate, DeclareAim, PlayCard
from afallon.avalon.tags import HUNTED_MESSENGER

CHARACTER = Character(
    name="junior_messenger",
    side=GOOD,
    number=21,
    group="hands",
    together="messengers",
    rules=("AV-MSG",),
    # A dove.
    crest=(
        "M7 34c3 4 8 6 13 6 9 0 15-6 15-16l5-4-6-1c-2-4-8-4-10 0-1 3-2 5-5 6-4 0-8-3-10-9-3 6-1 12 5 15ZM31 21h.1"
        "M19 25C17 17 13 12 7 10c2-2 15-3 18 8"
    ),
    matters_to=(PlayCard, DeclareAim, Assassinate),
    traits=frozenset({HUNTED_MESSENGER}),
    brings=(PART, HUNT),
    check=check("junior_messenger"),
)
