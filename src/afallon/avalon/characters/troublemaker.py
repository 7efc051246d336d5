"""The Troublemaker: must lie when inspected (AV-ROLE-17)."""

from afallon.avalon.character import GOOD, Character, needs_inspection, plays
from afallon.avalon.queries import LOYALTY_CARDS
from afallon.avalon.questions import ShowLoyalty

CHARACTER = Character(
    name="troublemaker",
    side=GOOD,
    number=15,
    rules=("AV-ROLE-17",),
    # A torch.
    crest="M20 43l1-19h6l1 19ZM16 24h16M24 20c-7 0-8-6-5-11 0 3 2 4 3 3-1-4 1-8 5-9-2 5 5 7 4 12 0 3-3 5-7 5Z",
    matters_to=(ShowLoyalty,),
    queries={LOYALTY_CARDS: plays("troublemaker", "evil", rule="AV-ROLE-17")},
    check=needs_inspection("troublemaker", "AV-ROLE-17"),
)
