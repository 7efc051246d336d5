"""Ambush: who is active first keeps one card (GR-TRAIT-11, 12)."""

from afallon.grail.rules.changes import tell
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.encounter.hands import KeepCards
from afallon.grail.rules.state import GrailTable


class Ambush(EnemyTrait):
    name = "ambush"

    def on_first_activation(self, table: GrailTable, seat: int) -> None:
        tell(table, "trait_applied", trait=self.name)
        table.push(KeepCards.name, seat, 1)
