"""Opportunist: whoever plays fewer than two cards gives it an opportunity (GR-TRAIT-21, 22, 31)."""

from afallon.grail.rules.combat.traits.trait import EnemyTrait


class Opportunist(EnemyTrait):
    name = "opportunist"
    fewest_cards = 2
