"""The good Rogue: wins alone by his own successes (AV-ROGUE-06)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.parts.rogues import PART, adds_card

CHARACTER = Character(name="good_rogue", side=GOOD, queries={"hand": adds_card("good_rogue")}, brings=(PART,))
