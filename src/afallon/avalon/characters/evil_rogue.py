"""The evil Rogue: wins alone by his own fails; evil and Merlin do not know him, nor he them (AV-ROGUE-07, 10)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.parts.rogues import PART, adds_card

CHARACTER = Character(
    name="evil_rogue",
    side=EVIL,
    traits=frozenset({"apart_from_evil", "hidden_from_merlin"}),
    queries={"hand": adds_card("evil_rogue")},
    brings=(PART,),
)
