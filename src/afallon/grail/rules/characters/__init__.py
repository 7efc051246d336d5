"""Characters: their tracks, resources and states."""

from afallon.grail.rules.characters import changes, verbs
from afallon.grail.rules.characters.shares import Share
from afallon.kernel import Module

MODULE = Module(name="characters", steps=(Share(),))

__all__ = ["MODULE", "changes", "verbs"]
