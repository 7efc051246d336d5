"""Combat: a pool of markers against a price."""

from afallon.kernel import Module

MODULE = Module(name="combat")
