"""The common part of combat and diplomacy: sequence, keys, abilities, hands, charges, start and end."""

from afallon.grail.rules.encounter import guardian_verbs, verbs
from afallon.grail.rules.encounter.abilities import FireAbility, NextAbility
from afallon.grail.rules.encounter.bonuses import (
    ConnectKey,
    ConsentToPay,
    DiscardLastBonus,
    DiscardLastCard,
    PayMagic,
)
from afallon.grail.rules.encounter.charges import BeforeEffect, Consent, ask_before_effect
from afallon.grail.rules.encounter.ending import (
    Afterwards,
    CarryOut,
    ClearEncounter,
    PutEncounterBack,
    ReturnCards,
    Settle,
)
from afallon.grail.rules.encounter.equipment import EquipmentCheck
from afallon.grail.rules.encounter.hands import (
    Discard,
    DiscardDrawn,
    DrawAtEnd,
    EndDraw,
    HandLimit,
    KeepCards,
    Mulligans,
    OpeningHands,
    TakeBack,
    TakeCard,
)
from afallon.grail.rules.encounter.leaving import Fall, ForcedRetreats, LeaveEncounter
from afallon.grail.rules.encounter.meeting import MeetApart, MeetDrawn
from afallon.grail.rules.encounter.playing import AskForMagic, CardResolved, ChooseMagic, OnPlay, PlayCards, PlayDrawn
from afallon.grail.rules.encounter.reductions import effects_stopped, lessened
from afallon.grail.rules.encounter.rounds import (
    ActivationEnds,
    Activations,
    Deactivation,
    DelayedAbilities,
    EncounterCheck,
    EncounterRoundBegins,
    ReadinessCheck,
    Rounds,
)
from afallon.grail.rules.encounter.starting import LayOut, MeetEncounter
from afallon.grail.rules.queries import BEFORE_EFFECT, EFFECT, EFFECTS_STOPPED
from afallon.kernel import Module

MODULE = Module(
    name="encounter",
    moments={
        "lay_out_encounter": (LayOut(),),
        "equipment_check": (EquipmentCheck(),),
        "opening_hands": (OpeningHands(),),
        "mulligans": (Mulligans(),),
        "rounds": (Rounds(),),
        "encounter_round_begins": (EncounterRoundBegins(),),
        "activations": (Activations(),),
        "hand_limit": (HandLimit(),),
        "end_draw": (EndDraw(),),
        "deactivation": (Deactivation(),),
        "delayed_abilities": (DelayedAbilities(),),
        "play_cards": (PlayCards(),),
        "encounter_check": (EncounterCheck(),),
        "settle": (Settle(),),
        "return_cards": (ReturnCards(),),
        "clear_encounter": (ClearEncounter(),),
        "afterwards": (Afterwards(),),
    },
    steps=(
        MeetEncounter(),
        MeetDrawn(),
        MeetApart(),
        FireAbility(),
        NextAbility(),
        TakeCard(),
        DiscardDrawn(),
        Discard(),
        TakeBack(),
        KeepCards(),
        DrawAtEnd(),
        PlayDrawn(),
        ChooseMagic(),
        AskForMagic(),
        ConnectKey(),
        PayMagic(),
        ConsentToPay(),
        DiscardLastBonus(),
        DiscardLastCard(),
        OnPlay(),
        CardResolved(),
        BeforeEffect(),
        Consent(),
        ReadinessCheck(),
        ActivationEnds(),
        LeaveEncounter(),
        Fall(),
        ForcedRetreats(),
        CarryOut(),
        PutEncounterBack(),
    ),
    queries={BEFORE_EFFECT: ask_before_effect, EFFECTS_STOPPED: effects_stopped, EFFECT: lessened},
)

__all__ = ["MODULE", "guardian_verbs", "verbs"]
