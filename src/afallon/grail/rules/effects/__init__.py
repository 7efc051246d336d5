"""Effect lists and the verbs they are made of."""

from afallon.grail.rules.effects.choosing import ChooseEffect
from afallon.grail.rules.effects.running import RunEffects
from afallon.kernel import Module

MODULE = Module(name="effects", steps=(RunEffects(), ChooseEffect()))
