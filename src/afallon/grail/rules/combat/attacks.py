"""Step 3: the enemy attacks (GR-COMBAT-99 to 103)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.combat.enemies import enemy_of, traits_of
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene, active_seat
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


def attack_row(table: GrailTable) -> int | None:
    """Which row of the attack table applies to the pool as it is."""
    pool = under_way(table.state).pool
    return next((place for place, row in enumerate(enemy_of(table).attacks) if row.covers(pool)), None)


class EnemyAttack(Step[State]):
    """The row is fixed here, and everything of the attack follows (GR-COMBAT-101)."""

    name = "enemy_attack"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        row = attack_row(table)
        if row is not None:
            tell(table, "attack_began", path=f"combat_encounters/{enemy_of(table).id}/attacks/{row}/effects")
            table.enter("attack")


class BeforeAttack(Step[State]):
    """First what traits do, then the abilities that change the attack (GR-COMBAT-65, 149, GR-TRAIT-17)."""

    name = "before_attack"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        seat = active_seat(table)
        fire_all(table, "during_attack", (seat,))
        for trait in reversed(traits_of(table)):
            trait.before_attack(table, seat)


class AttackEffects(Step[State]):
    """One by one from left to right (GR-COMBAT-100)."""

    name = "attack_effects"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        path = under_way(table.state).attack
        assert path is not None
        run(table, Scene(path))


class AfterAttack(Step[State]):
    name = "after_attack"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "attack_ended")
        table.push("forced_retreats")


class SecondAttack(Step[State]):
    """A furious enemy attacks again, by the pool as it is then; one may retreat before (GR-TRAIT-13, 14)."""

    name = "second_attack"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        if any(trait.attacks_twice for trait in traits_of(table)):
            table.push("encounter_check")
            table.push(EnemyAttack.name)
            table.push("breathing_space")
