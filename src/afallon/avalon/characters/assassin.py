"""The Assassin: makes the one guess at Merlin after three successes (AV-ROLE-02)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.tags import HUNTS

CHARACTER = Character(name="assassin", side=EVIL, traits=frozenset({HUNTS}))
