"""Advancement, as a module: steps 4 and 5 of dusk, and skills whenever they come (GR-ADV-19)."""

from afallon.grail.rules.advancement.building import RebuildDecks
from afallon.grail.rules.advancement.purchases import Advancement, KeepUpgrade, UpgradeDrawn
from afallon.grail.rules.advancement.skills import LearnSkill
from afallon.kernel import Module

MODULE = Module(
    name="advancement",
    moments={"advancement": (Advancement(),), "rebuild_decks": (RebuildDecks(),)},
    steps=(UpgradeDrawn(), KeepUpgrade(), LearnSkill()),
)
