"""The hunt: comes into play with any target of the final guess, Merlin or the Messengers."""

from afallon.avalon.part import Part
from afallon.avalon.steps.assassination import HIDDEN_GUESS

HUNT = Part(name="hunt", options=(HIDDEN_GUESS,))
