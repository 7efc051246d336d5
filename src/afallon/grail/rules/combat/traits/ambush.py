"""Ambush: the first active character keeps only one card (GR-TRAIT-11, 12)."""

from afallon.grail.rules.combat.events import TraitApplied
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.encounter.hands import KeepCards
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


class Ambush(EnemyTrait):
    name = "ambush"

    def on_first_activation(self, turn: GrailTurn, seat: int) -> None:
        tell(turn, TraitApplied(trait=self.name))
        turn.push(KeepCards.name, seat, 1)
