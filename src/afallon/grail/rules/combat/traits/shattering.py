"""Shattering: weapons that were used are lost (GR-TRAIT-25 to 27)."""

from afallon.grail.rules.combat.events import TraitApplied
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.items.events import ItemLost
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way


class Shattering(EnemyTrait):
    name = "shattering"

    def at_end(self, turn: GrailTurn) -> None:
        lost = [
            (seat, weapon)
            for seat, weapons in under_way(turn.state).weapons.items()
            for weapon in weapons
            if any(held.card == weapon for held in turn.state.characters[seat].items)
        ]
        if lost:
            tell(turn, TraitApplied(trait=self.name))
            for seat, weapon in lost:
                tell(turn, ItemLost(seat=seat, item=weapon))
            turn.push("put_under", "items", tuple(weapon for _, weapon in lost))
