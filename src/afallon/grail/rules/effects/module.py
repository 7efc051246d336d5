"""Effect lists and their verbs."""

from afallon.grail.rules.effects import hooks, modifiers
from afallon.grail.rules.effects.choosing import ChooseEffect
from afallon.grail.rules.effects.running import RunEffects
from afallon.grail.rules.effects.tossing import TossDial
from afallon.grail.rules.queries import ATTRIBUTE
from afallon.kernel import Module

MODULE = Module(
    name="effects",
    steps=(RunEffects(), ChooseEffect(), TossDial()),
    queries={ATTRIBUTE: modifiers.modified_attribute},
)

__all__ = ["MODULE", "hooks", "modifiers"]
