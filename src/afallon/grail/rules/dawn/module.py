"""Dawn: nine steps (GR-DAWN-02)."""

from afallon.grail.rules.dawn.days import DawnBegins, DawnEffects, DawnEnds
from afallon.grail.rules.dawn.guardians import DawnGuardians, NextRoll, Roll
from afallon.grail.rules.dawn.lost_locations import LostLocations, NextArrival
from afallon.grail.rules.dawn.menhirs import DarkMenhirs, MenhirDials
from afallon.grail.rules.dawn.planning import Planning
from afallon.grail.rules.dawn.time_dials import TimeDials
from afallon.kernel import Module

MODULE = Module(
    name="dawn",
    moments={
        "dawn_begins": (DawnBegins(),),
        "dawn_effects": (DawnEffects(),),
        "dark_menhirs": (DarkMenhirs(),),
        "lost_locations": (LostLocations(),),
        "menhir_dials": (MenhirDials(),),
        "time_dials": (TimeDials(),),
        "dawn_guardians": (DawnGuardians(),),
        "planning": (Planning(),),
        "dawn_ends": (DawnEnds(),),
    },
    steps=(NextArrival(), NextRoll(), Roll()),
)
