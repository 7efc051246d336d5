"""The good Sorcerer: plays success or magic (AV-SORC-03)."""

from afallon.avalon.character import GOOD, Character, needs
from afallon.avalon.families.sorcerers import PART
from afallon.avalon.questions import PlayCard

CHARACTER = Character(
    name="good_sorcerer",
    side=GOOD,
    number=18,
    group="hands",
    together="sorcerers",
    rules=("AV-SORC",),
    # A staff with a star.
    crest="M24 22v21M24 4l3 6 7 1-5 5 1 7-6-3.5-6 3.5 1-7-5-5 7-1ZM18 43h12M11 30h.1M37 30h.1",
    matters_to=(PlayCard,),
    brings=(PART,),
    check=needs("good_sorcerer", "evil_sorcerer", rule="AV-SORC-01"),
)
