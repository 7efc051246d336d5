"""The evil Rogue: wins alone by his own fails; evil and Merlin do not know him, nor he them (AV-ROGUE-07, 10)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.families.rogues import PART, adds_card
from afallon.avalon.queries import HAND
from afallon.avalon.tags import APART_FROM_EVIL, HIDDEN_FROM_MERLIN

CHARACTER = Character(
    name="evil_rogue",
    side=EVIL,
    traits=frozenset({APART_FROM_EVIL, HIDDEN_FROM_MERLIN}),
    queries={HAND: adds_card("evil_rogue")},
    brings=(PART,),
)
