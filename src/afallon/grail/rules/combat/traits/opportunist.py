"""Opportunist: playing fewer than two cards provokes an opportunity attack (GR-TRAIT-21, 22, 31)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Opportunist(EnemyTrait):
    name = "opportunist"
    fewest_cards = 2
