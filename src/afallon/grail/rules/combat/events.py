"""Events of combat."""

from afallon.grail.rules.encounter.attack import begin_attack
from afallon.grail.rules.fields import ContentPath, TraitName
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Seat


@leaves_cards
class PoolChanged(Change):
    """The combat pool has this number of markers."""

    pool: int

    def change(self, state: State) -> None:
        under_way(state).pool = self.pool


class RetreatTried(Change):
    """A character tries to retreat; it cannot try again in this activation (GR-MODE-19)."""

    seat: Seat

    def change(self, state: State) -> None:
        under_way(state).retreat_tried = True


@leaves_cards
class AttackBegan(Change):
    """The enemy attacks; the row of the attack is fixed from now on (GR-COMBAT-101)."""

    path: ContentPath

    def change(self, state: State) -> None:
        begin_attack(state, self.path)


@leaves_cards
class OpportunityTaken(Change):
    """An opportunity attack on this character begins."""

    seat: Seat
    path: ContentPath

    def change(self, state: State) -> None:
        begin_attack(state, self.path, victim=self.seat)


class EnemyEscaped(Change):
    """The enemy escapes; the encounter ends next."""


class TraitApplied(Change):
    """A trait of the enemy takes effect. Other events carry the consequences."""

    trait: TraitName
