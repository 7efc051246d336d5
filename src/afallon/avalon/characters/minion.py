"""The minion of Mordred: knows the other evil players (AV-ROLE-04)."""

from afallon.avalon.character import EVIL, Character

CHARACTER = Character(name="minion", side=EVIL, fills_up=True)
