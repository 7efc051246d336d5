"""Guardian: the enemy stays on the map until it is beaten (GR-TRAIT-05, 10)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Guardian(EnemyTrait):
    name = "guardian"
    stays_on_the_map = True
