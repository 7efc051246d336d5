"""Combat: a pool of markers against a price."""

from afallon.grail.rules.combat import changes, moments, verbs
from afallon.grail.rules.combat.attacks import AfterAttack, AttackEffects, BeforeAttack, EnemyAttack, SecondAttack
from afallon.grail.rules.combat.checks import VictoryCheck
from afallon.grail.rules.combat.opportunity import Opportunity, OpportunityDraw, OpportunityEnds
from afallon.grail.rules.combat.pool import AddMarkers
from afallon.grail.rules.combat.retreat import BreathingSpace, Retreat
from afallon.grail.rules.combat.traits.charge_in import Charge
from afallon.grail.rules.combat.traits.plunderer import Plunder
from afallon.kernel import Module

VICTORY_CHECK = VictoryCheck()

MODULE = Module(
    name="combat",
    moments={
        "activation_traits": (moments.ActivationTraits(),),
        "opportunity": (Opportunity(),),
        "enemy_attack": (EnemyAttack(),),
        "check_after_attack": (VICTORY_CHECK,),
        "second_attack": (SecondAttack(),),
        "before_attack": (BeforeAttack(),),
        "attack_effects": (AttackEffects(),),
        "after_attack": (AfterAttack(),),
        "end_traits": (moments.EndTraits(),),
    },
    steps=(
        VICTORY_CHECK,
        AddMarkers(),
        OpportunityDraw(),
        OpportunityEnds(),
        Retreat(),
        BreathingSpace(),
        Charge(),
        Plunder(),
        moments.WatchTraits(),
    ),
    queries={
        "opening_hand": moments.more_cards,
        "end_draw": moments.more_cards,
        "cards_at_most": moments.cards_at_most,
        "markers_withheld": moments.markers_withheld,
        "damage_is_unavoidable": moments.damage_is_unavoidable,
        "stays_on_the_map": moments.stays_on_the_map,
        "after_effect": moments.after_effect,
    },
)

__all__ = ["MODULE", "changes", "verbs"]
