"""Fury: the enemy attacks twice (GR-TRAIT-13, 14)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Fury(EnemyTrait):
    name = "fury"
    attacks_twice = True
