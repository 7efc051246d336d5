"""Advancement: steps 4 and 5 of dusk, and skills at any time (GR-ADV-19)."""

from afallon.grail.rules.advancement.building import RebuildDecks
from afallon.grail.rules.advancement.purchases import Advancement, KeepUpgrade, UpgradeDrawn
from afallon.grail.rules.advancement.skills import LearnSkill
from afallon.kernel import Module

MODULE = Module(
    name="advancement",
    moments={"advancement": (Advancement(),), "rebuild_decks": (RebuildDecks(),)},
    steps=(UpgradeDrawn(), KeepUpgrade(), LearnSkill()),
)
