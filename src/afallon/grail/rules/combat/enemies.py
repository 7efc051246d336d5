"""The enemy of the combat under way: its card and its traits."""

from afallon.grail.content.encounters import CombatEncounter
from afallon.grail.rules.combat.traits import TRAITS, EnemyTrait
from afallon.grail.rules.state import GrailPosition, setup_of
from afallon.grail.rules.under_way import under_way


def enemy_of(position: GrailPosition) -> CombatEncounter:
    enemy = setup_of(position).pack.encounters[under_way(position.state).card]
    assert isinstance(enemy, CombatEncounter)
    return enemy


def traits_of(position: GrailPosition) -> tuple[EnemyTrait, ...]:
    """Return the enemy's traits in the order of its card (GR-TRAIT-28); none in diplomacy (GR-DIPLO-88)."""
    encounter = position.state.encounter
    if encounter is None or encounter.kind != "combat":
        return ()
    return tuple([TRAITS[trait] for trait in enemy_of(position).traits])
