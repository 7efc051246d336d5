"""Charge in: the first active character takes damage at once (GR-TRAIT-23)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.combat.events import TraitApplied
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.queries import AFTER_EFFECT
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Step

DAMAGE: Final = 2


class ChargeIn(EnemyTrait):
    name = "charge_in"

    def on_first_activation(self, turn: GrailTurn, seat: int) -> None:
        tell(turn, TraitApplied(trait=self.name))
        for step in turn.fold(AFTER_EFFECT, ()):
            turn.push(step)
        turn.push(Charge.name, seat)


class Charge(Step[State]):
    name = "charge"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        change_quantity(turn, seat, "health", -DAMAGE)
