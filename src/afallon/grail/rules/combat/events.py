"""What can happen in combat alone."""

from afallon.grail.rules.encounter.attack import begin_attack
from afallon.grail.rules.fields import ContentPath, TraitName
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Seat


@leaves_cards
class PoolChanged(Change):
    """So many markers lie in the pool of the combat."""

    pool: int

    def change(self, state: State) -> None:
        under_way(state).pool = self.pool


class RetreatTried(Change):
    """This one would leave the combat, and may not try it again in this activation (GR-MODE-19)."""

    seat: Seat

    def change(self, state: State) -> None:
        under_way(state).retreat_tried = True


@leaves_cards
class AttackBegan(Change):
    """The row is fixed from here on (GR-COMBAT-101)."""

    path: ContentPath

    def change(self, state: State) -> None:
        begin_attack(state, self.path)


@leaves_cards
class OpportunityTaken(Change):
    """An opportunity attack on this character."""

    seat: Seat
    path: ContentPath

    def change(self, state: State) -> None:
        begin_attack(state, self.path, victim=self.seat)


class EnemyEscaped(Change):
    """The end of the encounter follows."""


class TraitApplied(Change):
    """A trait of the enemy does what it says; what comes of it has events of its own."""

    trait: TraitName
