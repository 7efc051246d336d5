"""Items and secrets: what is in use, and what changes hands."""

from afallon.kernel import Module

MODULE = Module(name="items")
