"""Charge in: who is active first is hurt at once (GR-TRAIT-23)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step

DAMAGE: Final = 2


class ChargeIn(EnemyTrait):
    name = "charge_in"

    def on_first_activation(self, table: GrailTable, seat: int) -> None:
        tell(table, "trait_applied", trait=self.name)
        for step in table.fold("after_effect", ()):
            table.push(step)
        table.push(Charge.name, seat)


class Charge(Step[State]):
    name = "charge"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        change_quantity(table, seat, "health", -DAMAGE)
