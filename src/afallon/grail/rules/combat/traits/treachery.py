"""Treachery: damage of the enemy's attacks is unavoidable (GR-TRAIT-19, 20)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Treachery(EnemyTrait):
    name = "treachery"
    damage_is_unavoidable = True
