"""Oberon: unknown to the other evil players, and they to him (AV-ROLE-08); Merlin sees him (AV-ROLE-09)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.tags import APART_FROM_EVIL

CHARACTER = Character(name="oberon", side=EVIL, traits=frozenset({APART_FROM_EVIL}))
