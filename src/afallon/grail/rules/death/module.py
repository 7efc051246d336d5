"""Death: dying, inheritance, replacement characters and defeat (GR-DEATH)."""

from typing import Final

from afallon.grail.rules.death import ground
from afallon.grail.rules.death.defeat import Defeat, Mercy
from afallon.grail.rules.death.dying import Deaths, Forsaken, LeaveSecrets
from afallon.grail.rules.death.replacing import EnterReplacements, ReplaceDead
from afallon.grail.rules.moments import PHASES
from afallon.kernel import Module

ENTER_REPLACEMENTS: Final = EnterReplacements()

MODULE = Module(
    name="death",
    moments={
        moment: (ENTER_REPLACEMENTS,)
        for phase in ("dawn", "dusk")
        for moment in PHASES[phase][:-1]  # the last moment of each leads to the next phase
    },
    steps=(Deaths(), LeaveSecrets(), Forsaken(), ReplaceDead(), ENTER_REPLACEMENTS, Defeat(), Mercy()),
)

__all__ = ["MODULE", "ground"]
