"""Diplomacy: bring a marker to the top of the affinity track, once per stage."""

from afallon.grail.rules.diplomacy import verbs
from afallon.grail.rules.diplomacy.affinity import AffinityCheck, MoveAffinity
from afallon.grail.rules.diplomacy.avoidance import Avoid
from afallon.grail.rules.diplomacy.failure import BeforeDelayed, CountTheFallen, DiplomacyLost, RetreatTogether
from afallon.grail.rules.diplomacy.opponents import goal
from afallon.grail.rules.diplomacy.reactions import Reaction, ReactionEffects, ReactionEnds
from afallon.grail.rules.diplomacy.stages import ChooseStage, UseStageBonus
from afallon.grail.rules.queries import GOAL
from afallon.kernel import Module

AFFINITY_CHECK = AffinityCheck()

MODULE = Module(
    name="diplomacy",
    moments={
        "avoidance": (Avoid(),),
        "choose_stage": (ChooseStage(),),
        "before_delayed": (BeforeDelayed(),),
        "reaction": (Reaction(),),
        "check_after_reaction": (AFFINITY_CHECK,),
    },
    steps=(
        AFFINITY_CHECK,
        MoveAffinity(),
        UseStageBonus(),
        DiplomacyLost(),
        CountTheFallen(),
        RetreatTogether(),
        ReactionEffects(),
        ReactionEnds(),
    ),
    queries={GOAL: goal},
)

__all__ = ["MODULE", "verbs"]
