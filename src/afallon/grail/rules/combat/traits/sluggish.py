"""Sluggish: every participant gets one more card (GR-TRAIT-01 to 04)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Sluggish(EnemyTrait):
    name = "sluggish"
    extra_cards = 1
