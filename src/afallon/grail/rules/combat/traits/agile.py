"""Agile: nobody plays more than two cards in an activation (GR-TRAIT-24)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Agile(EnemyTrait):
    name = "agile"
    cards_at_most = 2
