"""The hunt: what comes into play with whoever is hunted at the end, Merlin or the Messengers."""

from afallon.avalon.part import Part
from afallon.avalon.steps.assassination import HIDDEN_GUESS

HUNT = Part(name="hunt", options=(HIDDEN_GUESS,))
