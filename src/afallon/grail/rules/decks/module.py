"""Face-down decks, as a module."""

from afallon.grail.rules.decks.drawing import Draw, PutUnder
from afallon.kernel import Module

MODULE = Module(name="decks", steps=(Draw(), PutUnder()))
