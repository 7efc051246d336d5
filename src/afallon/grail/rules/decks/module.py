"""Face-down decks; each draw is a decision of chance."""

from afallon.grail.rules.decks.drawing import Draw, PutUnder
from afallon.kernel import Module

MODULE = Module(name="decks", steps=(Draw(), PutUnder()))
