"""The good Rogue: wins alone by his own successes (AV-ROGUE-06)."""

from afallon.avalon.character import GOOD, Character
from afallon.avalon.families.rogues import PART, adds_card
from afallon.avalon.queries import HAND
from afallon.avalon.questions import PlayCard

CHARACTER = Character(
    name="good_rogue",
    side=GOOD,
    number=16,
    group="hands",
    rules=("AV-ROGUE",),
    # A die.
    crest="M10 15l14-6 14 6v17l-14 8-14-8Zm0 0 14 7 14-7M24 22v18M24 14.5h.1M16 25h.1m2 7h.1M30 28h.1m4-3h.1m-2 8h.1",
    matters_to=(PlayCard,),
    queries={HAND: adds_card("good_rogue")},
    brings=(PART,),
)
