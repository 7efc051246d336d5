"""The journal: exploring, reading verse by verse, and dreams."""

from afallon.kernel import Module

MODULE = Module(name="journal")
