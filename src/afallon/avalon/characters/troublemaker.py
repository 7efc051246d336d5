"""The Troublemaker: must lie when inspected (AV-ROLE-17)."""

from afallon.avalon.character import GOOD, Character, needs_inspection, shows

CHARACTER = Character(
    name="troublemaker",
    side=GOOD,
    queries={"loyalty_cards": shows("troublemaker", "evil")},
    check=needs_inspection("troublemaker", "AV-ROLE-17"),
)
