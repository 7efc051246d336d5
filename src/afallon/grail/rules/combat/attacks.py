"""Step 3: the enemy attacks (GR-COMBAT-99 to 103)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.combat.enemies import enemy_of, traits_of
from afallon.grail.rules.combat.events import AttackBegan
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene, active_seat
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.events import AttackEnded
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


def attack_row(position: GrailPosition) -> int | None:
    """Return the row of the attack table that applies to the current pool."""
    pool = under_way(position.state).pool
    return next((place for place, row in enumerate(enemy_of(position).attacks) if row.covers(pool)), None)


def attack_paths(position: GrailPosition) -> tuple[str, ...]:
    """Return the path of the effects of the next attack; empty if there is none."""
    row = attack_row(position)
    return () if row is None else (f"combat_encounters/{enemy_of(position).id}/attacks/{row}/effects",)


class EnemyAttack(Step[State]):
    """Begin the enemy's attack. Its row is fixed from now on (GR-COMBAT-101)."""

    name = "enemy_attack"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for path in attack_paths(turn):
            tell(turn, AttackBegan(path=path))
            turn.enter("attack")


class BeforeAttack(Step[State]):
    """Apply traits first, then fire the abilities that change the attack (GR-COMBAT-65, 149, GR-TRAIT-17)."""

    name = "before_attack"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        seat = active_seat(turn)
        assert seat is not None
        fire_all(turn, "during_attack", (seat,))
        for trait in reversed(traits_of(turn)):
            trait.before_attack(turn, seat)


class AttackEffects(Step[State]):
    """Carry out the effects one by one from left to right (GR-COMBAT-100)."""

    name = "attack_effects"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        path = under_way(turn.state).attack
        assert path is not None
        run(turn, Scene(path))


class AfterAttack(Step[State]):
    name = "after_attack"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, AttackEnded())
        turn.push("forced_retreats")


class SecondAttack(Step[State]):
    """Let a furious enemy attack again by the current pool; a retreat is possible first (GR-TRAIT-13, 14)."""

    name = "second_attack"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if any(trait.attacks_twice for trait in traits_of(turn)):
            turn.push("encounter_check")
            turn.push(EnemyAttack.name)
            turn.push("breathing_space")
