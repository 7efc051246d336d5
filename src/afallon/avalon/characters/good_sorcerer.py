"""The good Sorcerer: plays success or magic (AV-SORC-03)."""

from afallon.avalon.character import GOOD, Character, needs
from afallon.avalon.families.sorcerers import PART

CHARACTER = Character(
    name="good_sorcerer",
    side=GOOD,
    brings=(PART,),
    check=needs("good_sorcerer", "evil_sorcerer", rule="AV-SORC-01"),
)
