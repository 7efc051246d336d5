"""Dusk: six steps (GR-DUSK-01)."""

from afallon.grail.rules.dusk.nights import DuskBegins, DuskEffects, DuskEnds
from afallon.grail.rules.dusk.recovery import RecoverEnergy, Rest
from afallon.kernel import Module

MODULE = Module(
    name="dusk",
    moments={
        "dusk_begins": (DuskBegins(),),
        "dusk_effects": (DuskEffects(),),
        "rest": (Rest(),),
        "recover_energy": (RecoverEnergy(),),
        "dusk_ends": (DuskEnds(),),
    },
)
