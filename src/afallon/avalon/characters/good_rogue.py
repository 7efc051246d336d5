"""The good Rogue: wins alone by his own successes (AV-ROGUE-06)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.families.rogues import PART, adds_card
from afallon.avalon.queries import HAND

CHARACTER = Character(name="good_rogue", side=GOOD, queries={HAND: adds_card("good_rogue")}, brings=(PART,))
