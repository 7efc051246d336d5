"""Horde: the active character discards cards before each attack (GR-TRAIT-17, 18, 30)."""

from typing import Final

from afallon.grail.rules.combat.events import TraitApplied
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.encounter.hands import discard_cards
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell

CARDS: Final = 2


class Horde(EnemyTrait):
    name = "horde"

    def before_attack(self, turn: GrailTurn, seat: int) -> None:
        tell(turn, TraitApplied(trait=self.name))
        discard_cards(turn, seat, CARDS, "deck")
