"""The Trickster: may lie when his allegiance is inspected (AV-ROLE-16)."""

from afallon.avalon.character import EVIL, Character, needs_inspection, plays
from afallon.avalon.queries import LOYALTY_CARDS
from afallon.avalon.questions import ShowLoyalty

CHARACTER = Character(
    name="trickster",
    side=EVIL,
    number=14,
    rules=("AV-ROLE-16",),
    # Two masks, one smiling.
    crest=(
        "M6 12c6-3 13-3 18 0v13c0 6-4 11-9 13-5-2-9-7-9-13Zm20 5c5-2 11-2 16 1v11c0 6-3 10-8 12-4-1-6-4-8-8M11 20h3"
        "m3 0h3M11 29c2 3 6 3 8 0M30 25h2m4 0h2M31 34c2-3 4-3 6 0"
    ),
    matters_to=(ShowLoyalty,),
    queries={LOYALTY_CARDS: plays("trickster", "good", "evil", rule="AV-ROLE-16")},
    check=needs_inspection("trickster", "AV-ROLE-16"),
)
