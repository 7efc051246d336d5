"""What combat and diplomacy share: the sequence, keys, abilities, hands, charges."""

from afallon.kernel import Module

MODULE = Module(name="encounter")
