"""Combat: fill a pool of markers up to the enemy's price."""

from afallon.grail.rules.combat import moments, verbs
from afallon.grail.rules.combat.attacks import AfterAttack, AttackEffects, BeforeAttack, EnemyAttack, SecondAttack
from afallon.grail.rules.combat.checks import VictoryCheck
from afallon.grail.rules.combat.opportunity import Opportunity, OpportunityDraw, OpportunityEnds
from afallon.grail.rules.combat.pool import AddMarkers
from afallon.grail.rules.combat.retreat import BreathingSpace, Retreat, RetreatToss, TryRetreat
from afallon.grail.rules.combat.traits.charge_in import Charge
from afallon.grail.rules.combat.traits.plunderer import Plunder
from afallon.grail.rules.queries import (
    AFTER_EFFECT,
    CARDS_AT_MOST,
    DAMAGE_IS_UNAVOIDABLE,
    END_DRAW,
    GOAL,
    MARKERS_WITHHELD,
    OPENING_HAND,
    STAYS_ON_THE_MAP,
)
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
        TryRetreat(),
        RetreatToss(),
        BreathingSpace(),
        Charge(),
        Plunder(),
        moments.WatchTraits(),
    ),
    queries={
        OPENING_HAND: moments.more_cards,
        END_DRAW: moments.more_cards,
        CARDS_AT_MOST: moments.cards_at_most,
        MARKERS_WITHHELD: moments.markers_withheld,
        DAMAGE_IS_UNAVOIDABLE: moments.damage_is_unavoidable,
        STAYS_ON_THE_MAP: moments.stays_on_the_map,
        AFTER_EFFECT: moments.after_effect,
        GOAL: moments.goal,
    },
)

__all__ = ["MODULE", "verbs"]
