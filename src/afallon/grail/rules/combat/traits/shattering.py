"""Shattering: the weapons that were used are lost (GR-TRAIT-25 to 27)."""

from afallon.grail.rules.changes import tell
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable


class Shattering(EnemyTrait):
    name = "shattering"

    def at_end(self, table: GrailTable) -> None:
        lost = [
            (seat, weapon)
            for seat, weapons in under_way(table.state).weapons.items()
            for weapon in weapons
            if any(held.card == weapon for held in table.state.characters[seat].items)
        ]
        if lost:
            tell(table, "trait_applied", trait=self.name)
            for seat, weapon in lost:
                tell(table, "item_lost", seat=seat, item=weapon)
            table.push("put_under", "items", tuple(weapon for _, weapon in lost))
