"""The evil Messenger: plays success, fail or a bad message (AV-MSG-02)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.families.messengers import PART, check

CHARACTER = Character(
    name="evil_messenger",
    side=EVIL,
    brings=(PART,),
    check=check("evil_messenger"),
)
