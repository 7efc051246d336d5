"""Horde: cards are lost before each attack (GR-TRAIT-17, 18, 30)."""

from typing import Final

from afallon.grail.rules.changes import tell
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.encounter.hands import discard_cards
from afallon.grail.rules.state import GrailTable

CARDS: Final = 2


class Horde(EnemyTrait):
    name = "horde"

    def before_attack(self, table: GrailTable, seat: int) -> None:
        tell(table, "trait_applied", trait=self.name)
        discard_cards(table, seat, CARDS, "deck")
