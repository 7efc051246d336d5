"""The Trickster: may lie when his allegiance is inspected (AV-ROLE-16)."""

from afallon.avalon.character import EVIL, Character, needs_inspection, plays
from afallon.avalon.queries import LOYALTY_CARDS

CHARACTER = Character(
    name="trickster",
    side=EVIL,
    queries={LOYALTY_CARDS: plays("trickster", "good", "evil", rule="AV-ROLE-16")},
    check=needs_inspection("trickster", "AV-ROLE-16"),
)
