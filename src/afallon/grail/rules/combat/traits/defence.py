"""Defence: the first card of an activation adds one marker less (GR-TRAIT-15, 16)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Defence(EnemyTrait):
    name = "defence"
    markers_withheld = 1
