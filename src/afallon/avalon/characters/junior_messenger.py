"""The junior Messenger: good, and learns nothing of the senior (AV-MSG-02, AV-REVEAL-13)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.families.messengers import PART, check
from afallon.avalon.tags import HUNTED_MESSENGER

CHARACTER = Character(
    name="junior_messenger",
    side=GOOD,
    traits=frozenset({HUNTED_MESSENGER}),
    brings=(PART,),
    check=check("junior_messenger"),
)
