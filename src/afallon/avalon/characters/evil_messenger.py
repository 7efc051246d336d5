"""The evil Messenger: plays success, fail or a bad message (AV-MSG-02)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.families.hunt import HUNT
from afallon.avalon.families.messengers import PART, check
from afallon.avalon.questions import PlayCard

CHARACTER = Character(
    name="evil_messenger",
    side=EVIL,
    number=22,
    group="hands",
    together="messengers",
    rules=("AV-MSG",),
    # A raven.
    crest=(
        "M7 39l10-8c-5-9 0-19 10-19 3 0 5 1 7 3l7 3-7 2c0 10-6 17-17 17-4 0-7 1-10 2Zm21-22h.1M15 27c7 1 11-2 13-6"
        "M20 37l-1 6m6-7 1 6"
    ),
    matters_to=(PlayCard,),
    brings=(PART, HUNT),
    check=check("evil_messenger"),
)
