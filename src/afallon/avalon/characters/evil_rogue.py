"""The evil Rogue: wins alone by his own fails; unknown to evil and Merlin, and knows nobody (AV-ROGUE-07, 10)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.families.rogues import PART, adds_card
from afallon.avalon.queries import HAND
from afallon.avalon.questions import PlayCard
from afallon.avalon.tags import APART_FROM_EVIL, HIDDEN_FROM_MERLIN

CHARACTER = Character(
    name="evil_rogue",
    side=EVIL,
    number=17,
    group="hands",
    rules=("AV-ROGUE",),
    # A key with a pick.
    crest="M15 8a7 7 0 1 0 .1 0Zm5 12 16 19m-4-5-3 3m-1-8-3 3M38 9 24 25M38 9l4 3",
    matters_to=(PlayCard,),
    traits=frozenset({APART_FROM_EVIL, HIDDEN_FROM_MERLIN}),
    queries={HAND: adds_card("evil_rogue")},
    brings=(PART,),
)
