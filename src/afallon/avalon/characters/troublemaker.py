"""The Troublemaker: must lie when inspected (AV-ROLE-17)."""

from afallon.avalon.character import GOOD, Character, needs_inspection, plays
from afallon.avalon.queries import LOYALTY_CARDS

CHARACTER = Character(
    name="troublemaker",
    side=GOOD,
    queries={LOYALTY_CARDS: plays("troublemaker", "evil", rule="AV-ROLE-17")},
    check=needs_inspection("troublemaker", "AV-ROLE-17"),
)
