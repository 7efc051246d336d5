"""The loyal servant of Arthur: knows nothing but his side (AV-ROLE-03)."""

from afallon.avalon.character import GOOD, Character

CHARACTER = Character(name="servant", side=GOOD, fills_up=True)
