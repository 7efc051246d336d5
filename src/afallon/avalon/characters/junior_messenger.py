"""The junior Messenger: good, and learns nothing of the senior (AV-MSG-02, AV-REVEAL-13)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.parts.messengers import PART, check

CHARACTER = Character(
    name="junior_messenger",
    side=GOOD,
    traits=frozenset({"hunted_messenger"}),
    brings=(PART,),
    check=check("junior_messenger"),
)
